import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { LoadingBar } from './LoadingBar.tsx'

const meta = {
  title: 'Primitives/LoadingBar',
  component: LoadingBar,
  args: { isLoading: true },
  parameters: {
    docs: {
      description: {
        component: `Something is on its way for what stands below it.

**Do** leave it in place and turn \`isLoading\`: nothing jumps.
**Do not** show it together with grey bars for the same thing.

**Keyboard** Nothing in it is reached.`,
      },
    },
  },
} satisfies Meta<typeof LoadingBar>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  name: 'A loading bar shows while something is on its way',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: 'Loading' })).toBeVisible()
  },
}

export const Done: Story = {
  args: { isLoading: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('progressbar')).toBeNull()
  },
}

export const BurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: 'ဖွင့်နေသည်' })).toBeVisible()
  },
}
