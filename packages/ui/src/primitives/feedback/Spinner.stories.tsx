import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Spinner } from './Spinner.tsx'

/**
 * Shows that something small loads, without a known duration.
 *
 * **Do** name what loads in `label` where there are several spinners. It takes the colour of the text around it.
 * **Do not** put it in place of content: that is `Skeleton`.
 *
 * **Keyboard** It has no tab stop.
 */
const meta = {
  title: 'Primitives/Spinner',
  component: Spinner,
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('progressbar', { name: 'Loading' })).toBeVisible(),
}

export const Burmese: Story = {
  globals: { language: 'my' },
  play: ({ canvas }) => expect(canvas.getByRole('progressbar', { name: 'ဖွင့်နေသည်' })).toBeVisible(),
}

export const LargeDark: Story = {
  tags: ['picture'],
  globals: { theme: 'dark' },
  args: { size: 40, label: 'Loading drivers' },
}
