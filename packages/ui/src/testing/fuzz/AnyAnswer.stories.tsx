import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyMounts } from '../everyMount.ts'
import { fuzzAnswers } from './fuzzAnswers.tsx'

/** Each widget that has servers in its story, with any answer of theirs. */
const meta = {
  title: 'Testing/AnyAnswer',
  tags: ['!dev', '!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The shell is as wide as its window, not as its container. */
const connected = storyMounts.filter(
  ({ name, isConnected, servers }) =>
    isConnected && name !== 'SignedInShell' && (servers.world || servers.answer),
)
const SHARES = 8
/** Every eighth widget, so that each story ends within the time of a test. */
const share = (number: number) =>
  fuzzAnswers(connected.filter((_, index) => index % SHARES === number % SHARES))

export const First: Story = { name: 'R2 widgets handle any answer, 1 of 8', ...share(1) }
export const Second: Story = { name: 'R2 widgets handle any answer, 2 of 8', ...share(2) }
export const Third: Story = { name: 'R2 widgets handle any answer, 3 of 8', ...share(3) }
export const Fourth: Story = { name: 'R2 widgets handle any answer, 4 of 8', ...share(4) }
export const Fifth: Story = { name: 'R2 widgets handle any answer, 5 of 8', ...share(5) }
export const Sixth: Story = { name: 'R2 widgets handle any answer, 6 of 8', ...share(6) }
export const Seventh: Story = { name: 'R2 widgets handle any answer, 7 of 8', ...share(7) }
export const Eighth: Story = { name: 'R2 widgets handle any answer, 8 of 8', ...share(8) }
