import { RELOAD_DELAY_MS } from '@fleetgis/domain/host'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { heldTimers } from '../../testing/heldTimers.ts'
import { Polled } from '../../testing/Polled.tsx'
import { ReloadCard } from './ReloadCard.tsx'

/**
 * Replaces a whole page that could not be loaded.
 *
 * **Do** use it where only a reload helps.
 * **Do not** use it where the request can be repeated: that is `ErrorCard` with `onRetry`.
 *
 * **Keyboard** The button is the only stop.
 */
const meta = {
  title: 'Primitives/ReloadCard',
  component: ReloadCard,
  args: { message: 'Something went wrong on this page', onReload: fn() },
} satisfies Meta<typeof ReloadCard>

export default meta
type Story = StoryObj<typeof meta>

const delay = heldTimers(RELOAD_DELAY_MS)

export const Reloaded: Story = {
  name: 'EMB-02 Reload waits 1 s, then reloads the page',
  beforeEach: delay.beforeEach,
  play: async ({ canvas, args }) => {
    await expect(RELOAD_DELAY_MS).toBe(1_000)
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    // A second press changes nothing.
    await userEvent.click(canvas.getByRole('button', { name: /Reload/ }))
    await expect(args.onReload).not.toHaveBeenCalled()
    delay.elapse()
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
}

export const Rerendered: Story = {
  name: 'EMB-02 a rerender with another onReload does not restart the delay of 1 s',
  tags: ['!dev', '!autodocs'],
  render: (args) => <Polled>{() => <ReloadCard {...args} onReload={() => args.onReload?.()} />}</Polled>,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await waitFor(() => expect(args.onReload).toHaveBeenCalledOnce())
  },
}

export const BurmeseDarkPhone: Story = {
  tags: ['picture'],
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: { message: 'ဤစာမျက်နှာတွင် တစ်ခုခု မှားယွင်းသွားပါသည်' },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'ပြန်ဖွင့်ရန်' })).toBeVisible(),
}
