import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { manyLines } from '../../testing/manyLines.tsx'
import { Button } from '../actions/Button.tsx'
import { Disclosure } from './Disclosure.tsx'

/**
 * A button in a bar, with a panel of links below it.
 *
 * **Do** use it in a bar at the edge of the page, where nothing clips the panel.
 * **Do not** use it elsewhere: `Popover` renders above the page, `Menu` has actions.
 *
 * **Keyboard** Enter or Space opens and closes; Tab moves into the panel, and leaving the panel closes it; Escape closes and restores the focus.
 */
const meta = {
  title: 'Primitives/Disclosure',
  component: Disclosure,
  args: {
    label: 'Reports',
    children: (close) => (
      <div style={{ display: 'grid' }}>
        <Button variant="quiet" onPress={close}>
          Trips
        </Button>
        <Button variant="quiet" onPress={close}>
          Wallets
        </Button>
      </div>
    ),
  },
} satisfies Meta<typeof Disclosure>

export default meta
type Story = StoryObj<typeof meta>

export const ByKeyboard: Story = {
  tags: ['picture'],
  name: 'Escape closes it, also after a press between its links; so do Tab after the last link and a link',
  play: async ({ canvas, canvasElement }) => {
    const opener = canvas.getByRole('button', { name: 'Reports' })
    await userEvent.click(opener)
    const panel = canvas.getByRole('button', { name: 'Trips' }).closest('[data-part="panel"]')
    await userEvent.click(panel ?? canvasElement)
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('button', { name: 'Trips' })).toBeNull()
    await expect(opener).toHaveFocus()
    await userEvent.click(opener)
    canvas.getByRole('button', { name: 'Wallets' }).focus()
    await userEvent.tab()
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Trips' })).toBeNull())

    opener.focus()
    await userEvent.keyboard('{Enter}')
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Trips' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('button', { name: 'Trips' })).toBeNull()
    await expect(opener).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    canvas.getByRole('button', { name: 'Trips' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('button', { name: 'Trips' })).toBeNull()
    await expect(opener).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: 'Wallets' })).toBeVisible()
  },
}

export const BurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: { label: 'အစီရင်ခံစာများ', children: () => <p style={{ margin: 0 }}>ခရီးစဉ်များ</p> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'အစီရင်ခံစာများ' }))
    await expect(canvas.getByText('ခရီးစဉ်များ')).toBeVisible()
  },
}

export const Overflows: Story = {
  args: { children: () => manyLines },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button')
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const panel = await canvas.findByRole('group')
    await userEvent.tab()
    await expect(panel).toHaveFocus()
  },
}
