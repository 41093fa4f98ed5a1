import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { playOnPhone } from '../../../testing/playOnPhone.ts'
import { TopUpView } from './TopUpView.tsx'

const model = {
  driverName: 'Ko Naing Hla',
  groupName: 'Golden Valley',
  balance: 20_000,
  amount: 5000,
} as const

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

export const Done: Story = {
  tags: ['picture'],
  args: { model: { ...model, state: 'done', newBalance: 25_000 } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('25,000 MMK')).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'OK' })).toHaveFocus())
  },
}

export const Failed: Story = {
  args: {
    model: { ...model, state: 'amount', message: 'The wallet holds at most 1000000: 200 can be added.' },
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toHaveTextContent('200 can be added.'),
}

const burmese = { ...model, driverName: 'ကိုနိုင်လှ', groupName: 'ရွှေတောင်ကြား' }
export const BurmeseConfirming: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: { model: { ...burmese, state: 'confirming' } },
  play: playOnPhone((page) => within(page).findByRole('dialog')),
}
