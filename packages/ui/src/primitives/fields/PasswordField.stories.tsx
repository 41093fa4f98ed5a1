import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PasswordField } from './PasswordField.tsx'

/**
 * A password, hidden until the button shows it.
 *
 * **Do** set `autoComplete` to the current or a new password, for password managers.
 * **Do not** block pasting, or limit the length.
 *
 * **Keyboard** Tab moves to the field, then to the button that shows and hides the password.
 */
const meta = {
  title: 'Primitives/PasswordField',
  component: PasswordField,
  args: { label: 'Password', name: 'password', autoComplete: 'current-password', onChange: fn() },
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const ShownAndHidden: Story = {
  name: 'T5 a pasted password of any length is taken, and the button shows and hides it',
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Password')
    const long = 'a 100 character password '.repeat(4)
    await userEvent.click(input)
    await userEvent.paste(long)
    await expect(args.onChange).toHaveBeenLastCalledWith(long)
    await userEvent.clear(input)
    await userEvent.type(input, 'secret12')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show Password' }))
    await expect(input).toHaveAttribute('type', 'text')
    await expect(input).toHaveValue('secret12')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide Password' }))
    await expect(input).toHaveAttribute('type', 'password')
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('Password')).toHaveFocus()
    await userEvent.keyboard('secret12')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show Password' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Hide Password' })).toHaveFocus()
  },
}

export const BurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: { label: 'စကားဝှက်', errorMessage: 'အနည်းဆုံး စာလုံး 8 လုံး ထည့်ပေးပါ။', defaultValue: '1234' },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'စကားဝှက် ပြရန်' })).toBeVisible(),
}
