import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { topUpPopup } from '../../../testing/pages/topUp.ts'
import { playOnPhone } from '../../../testing/playOnPhone.ts'
import { TopUpView, type TopUpViewProps } from './TopUpView.tsx'

const model = {
  driverName: 'Ko Naing Hla',
  groupName: 'Golden Valley',
  balance: 20_000,
  amount: 5000,
} as const

const burmese = { ...model, driverName: 'ကိုနိုင်လှ', groupName: 'ရွှေတောင်ကြား' }

const meta = {
  title: 'Widgets/TopUp/TopUpView',
  component: TopUpView,
  args: {
    model: { ...model, state: 'amount' },
    onAmount: fn(),
    onPin: fn(),
    onBack: fn(),
    onConfirm: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
  parameters: { isFullScreen: true, docs: { story: { inline: false, height: '520px' } } },
} satisfies Meta<typeof TopUpView>

export default meta
type Story = StoryObj<typeof meta>

export const Amount: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Amount/ })).toBeVisible())
  },
}

const AMOUNTS = [1000, 5000, 10_000, 20_000, 50_000]

export const Amounts: Story = {
  tags: ['picture'],
  name: 'CF-171 an offered amount is filled in by a press, and typed amounts stay possible',
  globals: { viewport: { value: 'phone' } },
  args: { amounts: [...AMOUNTS, 5000, 0, -1000, 2.5, 2 ** 53] },
  play: async ({ canvas, args }) => {
    const page = topUpPopup(canvas)
    await waitFor(() => expect(page.amount()).toHaveFocus())
    const offered = within(canvas.getByRole('group', { name: 'Amounts in MMK' })).getAllByRole('button')
    await expect(offered.map(({ textContent }) => textContent)).toEqual([
      '1,000',
      '5,000',
      '10,000',
      '20,000',
      '50,000',
    ])
    for (const chip of offered) await expect(chip.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.click(page.offered('10,000'))
    await expect(page.amount()).toHaveValue('10,000')
    await expect(page.offered('10,000')).toHaveAttribute('aria-pressed', 'true')
    await expect(args.onAmount).not.toHaveBeenCalled()
    await userEvent.clear(page.amount())
    await userEvent.type(page.amount(), '5000')
    await expect(page.offered('5,000')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.offered('10,000')).toHaveAttribute('aria-pressed', 'false')
    // By the keyboard alone.
    await userEvent.tab({ shift: true })
    await expect(page.offered('50,000')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(page.amount()).toHaveValue('50,000')
    await userEvent.click(page.next())
    await expect(args.onAmount).toHaveBeenCalledOnce()
    await expect(args.onAmount).toHaveBeenCalledWith({ amount: 50_000 })
  },
}

export const OfflineAmount: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'R11 offline an amount is refused in words before anything is sent, and goes on once online',
  args: { amounts: AMOUNTS },
  play: async ({ canvas, args }) => {
    const page = topUpPopup(canvas)
    const words = 'You are offline. This works again once you are online.'
    await waitFor(() => expect(page.amount()).toHaveFocus())
    await userEvent.type(page.amount(), '5000')
    const isOnLine = spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    await canvas.findByText(words)
    await expect(page.next()).toBeDisabled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAmount).not.toHaveBeenCalled()
    isOnLine.mockRestore()
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(canvas.queryByText(words)).toBeNull())
    await userEvent.click(page.next())
    await expect(args.onAmount).toHaveBeenCalledWith({ amount: 5000 })
  },
}

export const OfflineConfirming: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'R11 offline a confirmation is refused in words before anything is sent, and goes on once online',
  args: { model: { ...model, state: 'confirming' } },
  play: async ({ canvas, args }) => {
    const page = topUpPopup(canvas)
    const words = 'You are offline. This works again once you are online.'
    await waitFor(() => expect(page.confirm('5,000 MMK')).toBeVisible())
    const isOnLine = spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    await expect(await canvas.findByText(words)).toBeVisible()
    await expect(page.confirm('5,000 MMK')).toBeDisabled()
    await expect(canvas.getByText('25,000 MMK')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
    isOnLine.mockRestore()
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(canvas.queryByText(words)).toBeNull())
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.click(page.confirm('5,000 MMK'))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const BurmeseAmounts: Story = {
  tags: ['picture'],
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: { model: { ...burmese, state: 'amount' }, amounts: AMOUNTS },
  play: playOnPhone((page) => within(page).findByRole('dialog')),
}

export const Loading: Story = {
  args: { model: { ...model, state: 'asking' } },
  play: async ({ canvas }) => {
    const status = await canvas.findByRole('status')
    await expect(status).toHaveTextContent('Asking whether this driver can be topped up')
  },
}

export const Pin: Story = {
  args: { model: { ...model, state: 'pin' } },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'PIN' })).toHaveFocus())
    // A PIN is never kept: nothing to ask.
    await userEvent.keyboard('12{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Confirming: Story = {
  tags: ['picture'],
  args: { model: { ...model, state: 'confirming' } },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByText('20,000 MMK')).toBeVisible())
    await expect(canvas.getByText('25,000 MMK')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Submitting: Story = {
  args: { model: { ...model, state: 'submitting' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Top up 5,000 MMK/ }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const Checking: Story = {
  tags: ['picture'],
  args: {
    model: {
      ...model,
      state: 'checking',
      message: 'The server cannot be reached. Check your connection and try again.',
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask now' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** The ledger is read again with a press. */
function Asked(args: TopUpViewProps) {
  const [message, setMessage] = useState(args.model.message)
  return <TopUpView {...args} model={{ ...args.model, message }} onRetry={() => setMessage(undefined)} />
}

export const AskedAgain: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'WAL-13 the text of the step takes the focus of Ask now, which goes once the ledger is read again',
  args: Checking.args ?? {},
  render: (args) => <Asked {...args} />,
  play: async ({ canvas }) => {
    const words = await canvas.findByText(/Do not send it again/)
    await waitFor(() => expect(words).toHaveFocus())
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Ask now' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Ask now' })).toBeNull())
    await waitFor(() => expect(words).toHaveFocus())
  },
}

export const Done: Story = {
  tags: ['picture'],
  args: { model: { ...model, state: 'done', newBalance: 25_000 } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('25,000 MMK')).toBeVisible())
    const ok = canvas.getByRole('button', { name: 'OK' })
    await waitFor(() => expect(ok).toHaveFocus())
    await expect(ok).toHaveAccessibleDescription(/was added to the wallet of/)
  },
}

export const Failed: Story = {
  args: {
    model: { ...model, state: 'amount', message: 'The wallet holds at most 1000000: 200 can be added.' },
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toHaveTextContent('200 can be added.'),
}

export const BurmeseConfirming: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: { model: { ...burmese, state: 'confirming' } },
  play: playOnPhone((page) => within(page).findByRole('dialog')),
}
