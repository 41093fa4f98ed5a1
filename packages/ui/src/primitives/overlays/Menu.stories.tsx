import type { Meta, StoryObj } from '@storybook/react-vite'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { expect, fn, userEvent, within } from 'storybook/test'
import { IconButton } from '../actions/IconButton.tsx'
import { Menu } from './Menu.tsx'

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
  parameters: {
    docs: {
      description: {
        component: `Actions behind a button.

**Do** name the opener by what the actions are for, and begin items with a verb.
**Do not** hide the one action that people come for: give it a button.

**Keyboard** Enter or Space opens on the first item; Up, Down, Home, End and first letters move; Enter acts; Escape and Tab close.`,
      },
    },
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const opener = canvas.getByRole('button', { name: 'Actions for Aung Ko' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('menu', { name: 'Actions for Aung Ko' })).toBeVisible()
    await expect(canvas.getByRole('menuitem', { name: 'Edit' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onAction).not.toHaveBeenCalled()
    await userEvent.keyboard('r')
    await expect(canvas.getByRole('menuitem', { name: 'Remove from group' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('menuitem', { name: 'Edit' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAction).toHaveBeenCalledOnce()
    await expect(args.onAction).toHaveBeenCalledWith({ id: 'edit' })
    await expect(canvas.queryByRole('menu')).toBeNull()
    await expect(opener).toHaveFocus()
  },
}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(within(canvasElement).getByRole('menu')).toBeVisible()
  },
}

export const Overflows: Story = {
  args: { items: Array.from({ length: 60 }, (_, at) => ({ id: String(at), label: `Group ${at + 1}` })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const opener = canvas.getByRole('button', { name: 'Actions for Aung Ko' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const menu = canvas.getByRole('menu')
    await expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight)
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('menuitem', { name: 'Group 60' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(opener).toHaveFocus()
  },
}

export const BurmeseDarkPhone: Story = {
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
