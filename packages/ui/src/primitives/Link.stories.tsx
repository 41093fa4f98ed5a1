import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Link } from './Link.tsx'

const meta = {
  title: 'Primitives/Link',
  component: Link,
  args: { href: '/sign-up', children: 'Sign Up' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Sign Up' })
    await expect(link).toHaveAttribute('href', '/sign-up')
  },
}

export const NewWindow: Story = {
  args: { href: 'https://example.com', target: '_blank' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Sign Up' })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
