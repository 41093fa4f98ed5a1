import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PasswordField } from './PasswordField.tsx'

const meta = {
  title: 'Primitives/PasswordField',
  component: PasswordField,
  args: { label: 'Password', name: 'password', autoComplete: 'current-password', onChange: fn() },
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const ShownAndHidden: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByLabelText('Password')
    await userEvent.type(input, 'secret12')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(input).toHaveAttribute('type', 'text')
    await expect(input).toHaveValue('secret12')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(input).toHaveAttribute('type', 'password')
  },
}

export const PastedAndLong: Story = {
  play: async ({ canvasElement, args }) => {
    const long = 'a 100 character password '.repeat(4)
    await userEvent.click(within(canvasElement).getByLabelText('Password'))
    await userEvent.paste(long)
    await expect(args.onChange).toHaveBeenLastCalledWith(long)
  },
}

export const InvalidDark: Story = {
  globals: { theme: 'dark' },
  args: { error: 'Please enter at least 8 characters.' },
}
