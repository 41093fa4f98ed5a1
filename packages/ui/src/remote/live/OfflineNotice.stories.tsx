import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { LiveStrip } from './LiveStrip.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { useLive } from './useLive.ts'

const NOTICE = 'You are offline. What you see may be out of date, and nothing can be sent.'

/**
 * Says that the browser is offline. `AppShell` and `AuthLayout` have it; put it at the top of other pages, once.
 *
 * **Do not** disable a page's lists while it is shown: what was loaded can still be read.
 *
 * **States** nothing while online, and nothing where a `LiveStrip` or the card of a failed call says it.
 */
const meta = {
  title: 'Primitives/OfflineNotice',
  component: OfflineNotice,
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    return () => void Reflect.deleteProperty(navigator, 'onLine')
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeVisible()
  },
} satisfies Meta<typeof OfflineNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Offline: Story = {
  tags: ['picture'],
  name: 'R11 offline is said within 2 s on a page without polls, and no longer once it is online',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(NOTICE)
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(canvas.queryByText(NOTICE)).toBeNull())
    window.dispatchEvent(new Event('offline'))
    await expect(await canvas.findByText(NOTICE, {}, { timeout: 2_000 })).toBeVisible()
  },
}

/** Before the network went. */
const loaded = {
  data: 'rows',
  updatedAt: Date.now(),
  minutes: 0,
  reason: undefined,
  isSignedOut: false,
  isFetching: false,
  retry: fn(),
}

function PollingPage() {
  const live = useLive(loaded)
  return (
    <>
      <OfflineNotice />
      <LiveStrip live={live} />
    </>
  )
}

export const SaidElsewhere: Story = {
  name: 'CF-115 where a live strip says it, the notice does not',
  render: () => <PollingPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Offline', { selector: 'strong' })).toBeVisible()
    await expect(canvas.queryByText(NOTICE)).toBeNull()
  },
}

export const Burmese: Story = { globals: { language: 'my' } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const Phone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
}
