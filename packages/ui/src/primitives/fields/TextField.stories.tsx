import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { TextField } from './TextField.tsx'

/**
 * A line of text with a label, a hint and an error.
 *
 * **Do** give an `error` that says what to enter. Set `type`, `inputMode` and `autoComplete`: phones choose the keyboard by them.
 * **Do not** use a placeholder as the label: it disappears with the first letter.
 *
 * **Keyboard** Tab enters and leaves it; the hint and the error are announced with its name.
 */
const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  args: { label: 'User ID', name: 'userId', onChange: fn() },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'User ID' }), 'aung')
    await expect(args.onChange).toHaveBeenLastCalledWith('aung')
  },
}

export const WithDescription: Story = {
  tags: ['picture'],
  args: { description: 'The address you signed up with.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'User ID' })
    await expect(input).toHaveAccessibleDescription('The address you signed up with.')
  },
}

export const Invalid: Story = {
  tags: ['picture'],
  args: { defaultValue: '12345', errorMessage: 'Please enter a valid User ID.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'User ID' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Please enter a valid User ID.')
  },
}

export const Disabled: Story = {
  tags: ['picture'],
  args: { defaultValue: 'aung@example.com', isDisabled: true },
}

export const BurmesePhone: Story = {
  tags: ['picture'],
  globals: { language: 'my', viewport: { value: 'phone' } },
  args: {
    label: 'အသုံးပြုသူ ID (အီးမေးလ်)',
    description: 'စာရင်းသွင်းစဉ်က အသုံးပြုခဲ့သော အီးမေးလ်လိပ်စာကို ထည့်ပေးပါ။',
    errorMessage: 'မှန်ကန်သော အီးမေးလ်လိပ်စာ ထည့်ပေးပါ။',
  },
}
