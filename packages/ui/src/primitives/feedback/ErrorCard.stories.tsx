import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ErrorCard } from './ErrorCard.tsx'

/**
 * Replaces content that could not be loaded: states what failed and what to do.
 *
 * **Do** give `onRetry` where a retry may help, and `isRetrying` while the retry runs.
 * **Do not** use it where stale content can stay: show that, with a `Banner` above it.
 *
 * **Keyboard** The button is the only stop; the message is announced when it appears.
 */
const meta = {
  title: 'Primitives/ErrorCard',
  component: ErrorCard,
  args: { message: 'The server cannot be reached. Check your connection and try again.', onRetry: fn() },
} satisfies Meta<typeof ErrorCard>

export default meta
type Story = StoryObj<typeof meta>

export const WithRetry: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('cannot be reached')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const WithoutRetry: Story = { tags: ['picture'], args: { onRetry: undefined } }
export const Retrying: Story = { tags: ['picture'], args: { isRetrying: true } }

export const BurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: { message: 'ဤလင့်ခ်သည် မမှန်ကန်ပါ၊ သို့မဟုတ် သက်တမ်းကုန်သွားပါပြီ။' },
}
