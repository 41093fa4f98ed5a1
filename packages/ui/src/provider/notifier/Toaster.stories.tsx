import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../primitives/actions/Button.tsx'
import { heldTimers } from '../../testing/heldTimers.ts'
import { useNotify } from '../useNotify.ts'
import type { Notice } from './notifier.ts'

function NotifyButton(notice: Notice) {
  const notify = useNotify()
  return <Button onPress={() => notify(notice.text, notice)}>Notify</Button>
}

/**
 * Short messages at the top of the screen, shown by `useNotify` for 1 s unless `duration` is given.
 *
 * **Do** use it for the result of an action, in a few words.
 * **Do not** use it for what must be read or answered: that is `Banner` or `Dialog`. A repeated message is shown once.
 *
 * **Keyboard** Tab reaches the Close button; the message stays while it has the focus or the pointer.
 */
const meta = {
  title: 'Primitives/Toaster',
  component: NotifyButton,
  args: { text: 'Session Expired', tone: 'warning', duration: 3500 },
} satisfies Meta<typeof NotifyButton>

export default meta
type Story = StoryObj<typeof meta>

async function press(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Notify' }))
}

export const TopCentre: Story = {
  tags: ['picture'],
  name: 'TOAST-05 Session Expired is at the top centre, and the same message is shown once',
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement)
    const first = canvas.getByText('Session Expired')
    await press(canvasElement)
    await expect(canvas.getAllByText('Session Expired')).toHaveLength(1)
    const toast = canvas.getByText('Session Expired')
    // A live region announces elements that are added.
    await expect(toast).not.toBe(first)
    const { left, right, top } = toast.getBoundingClientRect()
    const middle = document.documentElement.clientWidth / 2
    await expect(top).toBeLessThan(64)
    await expect(left).toBeLessThan(middle)
    await expect(right).toBeGreaterThan(middle)
  },
}

const oneSecond = heldTimers(1_000)

export const Plain: Story = {
  name: 'TOAST-04 a message without a duration stays for one second',
  tags: ['!dev', '!autodocs'],
  args: { text: 'Invalid', tone: 'danger', duration: undefined },
  beforeEach: oneSecond.beforeEach,
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement)
    await expect(canvas.getByText('Invalid')).toBeVisible()
    await expect(oneSecond.elapse()).toBe(1)
    await waitFor(() => expect(canvas.queryByText('Invalid')).toBeNull())
  },
}

const held = heldTimers(400)

export const Pauses: Story = {
  args: { text: 'Invalid', tone: 'danger', duration: 400 },
  beforeEach: held.beforeEach,
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement)
    const close = canvas.getByRole('button', { name: 'Close' })
    close.focus()
    await expect(close).toHaveFocus()
    held.elapse()
    await expect(canvas.getByText('Invalid')).toBeVisible()
    close.blur()
    await waitFor(() => expect(canvas.queryByText('Invalid')).toBeNull())
  },
}

export const ClosedByKeyboard: Story = {
  name: 'The focus returns to the element that had it',
  play: async ({ canvas }) => {
    const notify = canvas.getByRole('button', { name: 'Notify' })
    notify.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByText('Session Expired')).toBeNull()
    notify.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByText('Session Expired')).toBeNull()
    await expect(notify).toHaveFocus()
  },
}

export const BurmeseDarkPhone: Story = {
  tags: ['picture'],
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  parameters: { latinWords: { Notify: "the story's own button" } },
  args: { text: 'ဆာဗာသို့ ချိတ်ဆက်၍ မရပါ။ အင်တာနက်ကို စစ်ဆေးပြီး ထပ်မံကြိုးစားပါ။', tone: 'danger' },
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement)
    await expect(canvas.getByText(/^ဆာဗာသို့/)).toBeVisible()
  },
}
