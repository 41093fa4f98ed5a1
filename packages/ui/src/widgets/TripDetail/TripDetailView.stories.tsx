import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { aPendingBooking, aReceipt } from './storyDetail.ts'
import { TripDetailView } from './TripDetailView.tsx'

const meta = {
  title: 'Widgets/TripDetail/View',
  component: TripDetailView,
  args: { detail: aReceipt(), status: 5, audience: 'driver', onClose: fn(), onPrint: fn(), onRetry: fn() },
} satisfies Meta<typeof TripDetailView>

export default meta
type Story = StoryObj<typeof meta>

export const Receipt: Story = {}
export const Pending: Story = { args: { detail: aPendingBooking(), status: 1 } }
export const Loading: Story = { args: { detail: undefined } }
export const Failed: Story = { args: { detail: undefined, failure: 'This booking is not yours to see.' } }
export const Stale: Story = {
  args: { staleness: 'The server cannot be reached. Check your connection and try again.' },
}
