import { TOP_UP_STEPS, type TopUpState } from '@fleetgis/domain/wallet'
import type { Meta, StoryObj } from '@storybook/react-vite'
import * as fc from 'fast-check'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { fuzzNumber, fuzzText, fuzzView, orNone } from '../../../testing/fuzz/fuzzView.tsx'
import { SandboxProvider } from '../../../testing/index.ts'
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

const dialog = (canvasElement: HTMLElement) => within(canvasElement).findByRole('dialog')

export const Amount: Story = {}

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
  args: { model: { ...model, state: 'confirming' } },
  play: async ({ canvasElement, args }) => {
    const popup = within(await dialog(canvasElement))
    await waitFor(() => expect(popup.getByText('20,000 MMK')).toBeVisible())
    await expect(popup.getByText('25,000 MMK')).toBeVisible()
    await userEvent.click(popup.getByRole('button', { name: 'Back' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Submitting: Story = {
  args: { model: { ...model, state: 'submitting' } },
  play: async ({ canvasElement, args }) => {
    const popup = within(await dialog(canvasElement))
    await userEvent.click(popup.getByRole('button', { name: /Top up 5,000 MMK/ }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const Checking: Story = {
  args: {
    model: {
      ...model,
      state: 'checking',
      message: 'The server cannot be reached. Check your connection and try again.',
    },
  },
  play: async ({ canvasElement, args }) => {
    const popup = within(await dialog(canvasElement))
    await userEvent.click(popup.getByRole('button', { name: 'Ask now' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const Done: Story = {
  args: { model: { ...model, state: 'done', newBalance: 25_000 } },
  play: async ({ canvasElement }) => {
    const popup = within(await dialog(canvasElement))
    await waitFor(() => expect(popup.getByText('25,000 MMK')).toBeVisible())
    await waitFor(() => expect(popup.getByRole('button', { name: 'OK' })).toHaveFocus())
  },
}

export const Failed: Story = {
  args: {
    model: { ...model, state: 'amount', message: 'The wallet holds at most 1000000: 200 can be added.' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('200 can be added.')
  },
}

export const CannotBegin: Story = {
  args: { model: { ...model, state: 'idle', message: 'The server cannot be reached.' } },
  play: async ({ canvasElement, args }) => {
    const popup = within(await dialog(canvasElement))
    await userEvent.click(popup.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

const burmese = { ...model, driverName: 'ကိုနိုင်လှ', groupName: 'ရွှေတောင်ကြား' }
export const BurmeseConfirming: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: { model: { ...burmese, state: 'confirming' } },
  play: playOnPhone(dialog),
}

const anyModel = fc.record({
  state: fc.constantFrom(...(Object.keys(TOP_UP_STEPS) as TopUpState[])),
  driverName: fuzzText,
  groupName: fuzzText,
  balance: orNone(fuzzNumber),
  amount: orNone(fuzzNumber),
  newBalance: orNone(fuzzNumber),
  message: orNone(fuzzText),
})

/** Each in its own provider, so that its popup renders inside the measured element. */
export const RandomModels: Story = {
  name: 'R2 with any model the popup renders no broken value',
  ...fuzzView({
    arbitrary: anyModel,
    render: (random) => (
      <SandboxProvider>
        <TopUpView
          model={random}
          onAmount={fn()}
          onPin={() => undefined}
          onBack={fn()}
          onConfirm={fn()}
          onRetry={fn()}
          onClose={fn()}
        />
      </SandboxProvider>
    ),
    check: (root, { state, message }) => {
      const isShown = root.querySelector('[data-component="TopUp"]') !== null
      if (isShown === (state === 'idle' && message === undefined)) throw new Error(`${state} is not shown.`)
    },
  }),
}
