import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LoadingBar } from './LoadingBar.tsx'

/**
 * Shows that the content below it loads.
 *
 * **Do** keep it mounted and change `isLoading`: the layout does not shift.
 * **Do not** show it together with a `Skeleton` for the same content.
 *
 * **Keyboard** It has no tab stop.
 */
const meta = {
  title: 'Primitives/LoadingBar',
  component: LoadingBar,
  args: { isLoading: true },
} satisfies Meta<typeof LoadingBar>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  tags: ['picture'],
  name: 'A loading bar shows while content loads',
  play: ({ canvas }) => expect(canvas.getByRole('progressbar', { name: 'Loading' })).toBeVisible(),
}

export const Done: Story = {
  args: { isLoading: false },
  play: ({ canvas }) => expect(canvas.queryByRole('progressbar')).toBeNull(),
}

export const BurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  play: ({ canvas }) => expect(canvas.getByRole('progressbar', { name: 'ဖွင့်နေသည်' })).toBeVisible(),
}
