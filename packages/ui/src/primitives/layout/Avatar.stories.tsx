import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Avatar } from './Avatar.tsx'

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#0a6166"/><circle cx="20" cy="15" r="7" fill="#d9eeec"/><ellipse cx="20" cy="36" rx="13" ry="11" fill="#d9eeec"/></svg>',
)}`

/**
 * The picture of a person, the first letter of the name, or a generic figure.
 *
 * **Do** put the name beside it: it is hidden from screen readers.
 * **Do not** load pictures from hosts that the deployment does not list.
 *
 * **Keyboard** It has no tab stop.
 */
const meta = {
  title: 'Primitives/Avatar',
  component: Avatar,
  args: { name: 'aung Ko' },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Initial: Story = {
  name: 'CHAT-12 the first letter of the name replaces a missing picture',
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/^A$/),
}

export const Picture: Story = {
  tags: ['picture'],
  args: { src: PICTURE },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', PICTURE)
    await expect(canvasElement).toHaveTextContent(/^$/)
  },
}

export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,none' },
  play: ({ canvasElement }) => waitFor(() => expect(canvasElement).toHaveTextContent(/^A$/)),
}

export const AllSizes: Story = {
  tags: ['picture'],
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
      <Avatar {...args} size={24} />
      <Avatar {...args} />
      <Avatar {...args} src={PICTURE} />
      <Avatar {...args} name="" />
      <Avatar {...args} name="ဒေါ်စုမွန်" size={64} />
      <Avatar {...args} src={PICTURE} size={64} />
    </div>
  ),
}

export const BurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: { name: 'ကျော်ဇင်', size: 64 },
}
