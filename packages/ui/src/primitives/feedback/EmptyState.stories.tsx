import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../actions/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

/**
 * Replaces a list that has no rows.
 *
 * **Do** use the words of the specification where it has them, and offer a next step.
 * **Do not** use it for a failure: that is `ErrorCard`.
 *
 * **Keyboard** Its action is the only tab stop.
 */
const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  args: { message: 'No trip found.' },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('No trip found.'),
}

export const WithAction: Story = {
  tags: ['picture'],
  args: {
    children: 'There are trips on other days.',
    action: <Button onPress={fn()}>Show this week</Button>,
  },
}

export const BurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: { message: 'ခရီးစဉ် မတွေ့ပါ။', children: 'အခြားရက်များတွင် ခရီးစဉ်များ ရှိပါသည်။' },
}
