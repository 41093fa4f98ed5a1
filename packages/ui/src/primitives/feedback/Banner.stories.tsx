import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../actions/Button.tsx'
import { Banner } from './Banner.tsx'

/**
 * A message that stays above the content that it is about.
 *
 * **Do** state the problem, and put the next step into `action`. `danger` is announced at once, the other tones when the screen reader pauses.
 * **Do not** use it for a short-lived message: that is `useNotify`. The icon shows the tone, so the colour is never alone.
 *
 * **Keyboard** Its action is the only tab stop.
 */
const meta = {
  title: 'Primitives/Banner',
  component: Banner,
  args: { tone: 'info', children: 'Positions are 4 minutes old.' },
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {
  tags: ['picture'],
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Positions are 4 minutes old.'),
}

export const Success: Story = {
  tags: ['picture'],
  args: { tone: 'success', children: 'Updated successfully' },
}
export const Warning: Story = { tags: ['picture'], args: { tone: 'warning' } }

export const Danger: Story = {
  tags: ['picture'],
  args: {
    tone: 'danger',
    children: 'The bot check could not be loaded.',
    action: <Button>Try again</Button>,
  },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('could not be loaded'),
}

export const AllDark: Story = {
  tags: ['picture'],
  globals: { theme: 'dark' },
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Banner tone="info">Positions are 4 minutes old.</Banner>
      <Banner tone="success">Updated successfully</Banner>
      <Banner tone="warning">No suggestions found for this location.</Banner>
      <Banner tone="danger">Something went wrong. Please try again.</Banner>
    </div>
  ),
}

export const BurmesePhone: Story = {
  tags: ['picture'],
  globals: { language: 'my', viewport: { value: 'phone' } },
  args: { tone: 'danger', children: 'ဆာဗာသို့ ချိတ်ဆက်၍ မရပါ။ အင်တာနက်ကို စစ်ဆေးပြီး ထပ်မံကြိုးစားပါ။' },
}
