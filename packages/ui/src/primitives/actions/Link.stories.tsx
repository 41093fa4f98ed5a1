import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Link } from './Link.tsx'

/**
 * A link to another page, in running text or alone.
 *
 * **Do** name the target in its text. With `target="_blank"` the new window has no `opener`.
 * **Do not** use it for an action: that is `Button`.
 *
 * **Keyboard** Enter follows it.
 */
const meta = {
  title: 'Primitives/Link',
  component: Link,
  args: { href: '/sign-up', children: 'Sign Up' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Sign Up' })
    await expect(link).toHaveAttribute('href', '/sign-up')
  },
}

export const NewWindow: Story = {
  tags: ['picture'],
  args: { href: 'https://example.com', target: '_blank' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Sign Up' })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Sign Up' })
    // Without preventDefault the browser would leave the story.
    const follow = fn((event: Event) => event.preventDefault())
    link.addEventListener('click', follow)
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(follow).toHaveBeenCalledOnce()
  },
}

export const BurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: { children: 'စကားဝှက် မေ့နေပါသလား' },
  render: (args) => (
    <p style={{ margin: 0 }}>
      အကောင့်သို့ ဝင်၍မရပါက <Link {...args} /> ကို နှိပ်ပြီး စကားဝှက်အသစ် သတ်မှတ်နိုင်ပါသည်။
    </p>
  ),
}
