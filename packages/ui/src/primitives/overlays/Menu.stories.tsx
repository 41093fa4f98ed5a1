import type { Meta, StoryObj } from '@storybook/react-vite'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { IconButton } from '../actions/IconButton.tsx'
import { Menu } from './Menu.tsx'

/**
 * A button that opens a list of actions.
 *
 * **Do** name the subject of the actions on the opener, and begin items with a verb.
 * **Do not** put the main action into a menu: give it a button.
 *
 * **Keyboard** Enter, Space or Down opens at the first item, Up at the last; Up, Down, Home, End and the first letters of a label move the focus; Enter runs the action; Escape and Tab close.
 */
const meta = {
  title: 'Primitives/Menu',
  component: Menu,
  args: {
    opener: (
      <IconButton label="Actions for Aung Ko">
        <EllipsisVertical size={18} aria-hidden />
      </IconButton>
    ),
    label: 'Actions for Aung Ko',
    items: [
      { id: 'edit', label: 'Edit', icon: <Pencil aria-hidden /> },
      { id: 'history', label: 'History', isDisabled: true },
      { id: 'remove', label: 'Remove from group', icon: <Trash2 aria-hidden />, isDanger: true },
    ],
    onAction: fn(),
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const ByKeyboard: Story = {
  name: 'Down opens at the first item, Up at the last; Enter chooses, Escape and Tab close; a disabled item does nothing',
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Actions for Aung Ko' })
    await userEvent.click(opener)
    const history = await canvas.findByRole('menuitem', { name: 'History' })
    await expect(history).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(history, { pointerEventsCheck: 0 })
    await expect(args.onAction).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('menu')).toBeNull()

    opener.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Edit' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('menu')).toBeNull()
    await expect(opener).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Remove from group' })).toHaveFocus())
    await userEvent.tab({ shift: true })
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())

    opener.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('menu', { name: 'Actions for Aung Ko' })).toBeVisible()
    const edit = await canvas.findByRole('menuitem', { name: 'Edit' })
    await waitFor(() => expect(edit).toHaveFocus())
    await userEvent.keyboard('r')
    await expect(canvas.getByRole('menuitem', { name: 'Remove from group' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(edit).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAction).toHaveBeenCalledOnce()
    await expect(args.onAction).toHaveBeenCalledWith({ id: 'edit' })
    await expect(canvas.queryByRole('menu')).toBeNull()
    await expect(opener).toHaveFocus()
  },
}

export const TypeAhead: Story = {
  name: 'Typed letters find an item; key combinations are left to the browser',
  args: {
    items: [
      { id: 'edit', label: 'Edit' },
      { id: 'remove', label: 'Remove' },
      { id: 'rename', label: 'Rename' },
      { id: 'reset', label: 'Reset PIN' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    const edit = await canvas.findByRole('menuitem', { name: 'Edit' })
    await waitFor(() =>
      expect(canvas.getByRole('menu')).toContainElement(document.activeElement as HTMLElement),
    )
    await expect(fireEvent.keyDown(document.activeElement ?? edit, { key: 'r', ctrlKey: true })).toBe(true)
    await expect(fireEvent.keyDown(document.activeElement ?? edit, { key: 'r', metaKey: true })).toBe(true)
    await userEvent.keyboard('ren')
    await expect(canvas.getByRole('menuitem', { name: 'Rename' })).toHaveFocus()
  },
}

export const Open: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await canvas.findByRole('menu')).toBeVisible()
  },
}

export const Overflows: Story = {
  args: { items: Array.from({ length: 60 }, (_, at) => ({ id: String(at), label: `Group ${at + 1}` })) },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Actions for Aung Ko' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Group 1' })).toHaveFocus())
    const panel = canvas.getByRole('dialog')
    await expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight)
    await userEvent.keyboard('{End}')
    const last = canvas.getByRole('menuitem', { name: 'Group 60' })
    await expect(last).toHaveFocus()
    const { bottom } = panel.getBoundingClientRect()
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom))
    await userEvent.tab({ shift: true })
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}

export const BurmeseDarkPhone: Story = {
  tags: ['picture'],
  ...Open,
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: {
    opener: (
      <IconButton label="လုပ်ဆောင်ချက်များ">
        <EllipsisVertical size={18} aria-hidden />
      </IconButton>
    ),
    label: 'လုပ်ဆောင်ချက်များ',
    items: [
      { id: 'edit', label: 'ပြင်ဆင်ရန်', icon: <Pencil aria-hidden /> },
      { id: 'remove', label: 'အဖွဲ့မှ ဖယ်ရှားရန်', icon: <Trash2 aria-hidden />, isDanger: true },
    ],
  },
}
