import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { AssignPanelView } from './AssignPanelView.tsx'
import { anOffer, BOOKING } from './storyOffer.ts'

const meta = {
  title: 'Widgets/AssignPanel/View',
  component: AssignPanelView,
  args: {
    booking: BOOKING,
    offer: anOffer(),
    search: '',
    radius: 5,
    state: { step: 'choosing' },
    onSearch: fn(),
    onRadiusChange: fn(),
    onRetry: fn(),
    onAssign: fn(),
    onAskAgain: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AssignPanelView>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Empty: Story = { args: { offer: anOffer({ candidates: [] }) } }
