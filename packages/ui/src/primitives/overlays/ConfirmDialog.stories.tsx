import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ConfirmDialog } from './ConfirmDialog.tsx'

/**
 * Asks for a confirmation before an action runs.
 *
 * **Do** put the question into the title, the consequence into the text, and the action on the button. Set `isDanger` where it cannot be undone, and `isPending` while it runs.
 * **Do not** ask before an action that can be undone.
 *
 * **Keyboard** The No button has the initial focus. Escape cancels.
 */
const meta = {
  title: 'Primitives/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    isOpen: true,
    title: 'Remove this driver from the group?',
    children: 'Aung Ko will get no more trips of the group North Yangon.',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Confirmed: Story = {
  play: async ({ canvas, args }) => {
    const element = await canvas.findByRole('alertdialog', { name: args.title })
    await expect(element).toHaveAccessibleDescription(
      'Aung Ko will get no more trips of the group North Yangon.',
    )
    const dialog = within(element)
    await waitFor(() => expect(dialog.getByRole('button', { name: 'No' })).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: 'Yes' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  tags: ['picture'],
  args: { isDanger: true, confirmLabel: 'Remove', cancelLabel: 'Keep' },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const Pending: Story = {
  tags: ['picture'],
  args: { isPending: true, confirmLabel: 'Remove' },
  play: async ({ canvas, args }) => {
    const dialog = within(await canvas.findByRole('alertdialog'))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(dialog.getByRole('button', { name: /Remove/ }))
    await expect(args.onCancel).not.toHaveBeenCalled()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const Overflows: Story = {
  args: { children: 'He will get no more trips of this group. '.repeat(120) },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('alertdialog')
    const body = await within(dialog).findByRole('group')
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'No' })).toHaveFocus())
    for (let steps = 0; steps < 4 && document.activeElement !== body; steps++) await userEvent.tab()
    await expect(body).toHaveFocus()
  },
}

export const BurmeseDarkPhone: Story = {
  tags: ['picture'],
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: {
    title: 'ဤယာဉ်မောင်းကို အဖွဲ့မှ ဖယ်ရှားမည်လား။',
    children: 'အောင်ကိုသည် ဤအဖွဲ့၏ ခရီးစဉ်များကို နောက်ထပ် ရရှိတော့မည် မဟုတ်ပါ။',
    isDanger: true,
  },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'လုပ်မည်' })).toBeVisible())
    await waitFor(() => expect(dialog.getByRole('button', { name: 'မလုပ်ပါ' })).toBeVisible())
  },
}
