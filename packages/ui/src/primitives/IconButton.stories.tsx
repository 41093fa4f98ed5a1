import type { Meta, StoryObj } from '@storybook/react-vite'
import Settings from 'lucide-react/icons/settings'
import { expect, fn, userEvent, within } from 'storybook/test'
import { IconButton } from './IconButton.tsx'

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { label: 'Settings', onPress: fn(), children: <Settings size={18} aria-hidden /> },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Settings' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
export const Disabled: Story = { args: { isDisabled: true } }
