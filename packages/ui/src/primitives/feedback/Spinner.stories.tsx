import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Spinner } from './Spinner.tsx'

const meta = {
  title: 'Primitives/Spinner',
  component: Spinner,
  parameters: {
    docs: {
      description: {
        component: `Something small is on its way, nobody knows how long.

**Do** say by \`label\` what is awaited, where there are several. It takes the colour of the text around it.
**Do not** put it where content will stand: that is \`Skeleton\`.

**Keyboard** Nothing in it is reached.`,
      },
    },
  },
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: 'Loading' })).toBeVisible()
  },
}

export const Burmese: Story = {
  globals: { language: 'my' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: 'ဖွင့်နေသည်' })).toBeVisible()
  },
}

export const LargeDark: Story = { globals: { theme: 'dark' }, args: { size: 40, label: 'Loading drivers' } }
