import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { storyBox } from '../../testing/storyBox.tsx'
import { SearchField } from './SearchField.tsx'

/**
 * A search text, with a button that clears it.
 *
 * **Do** search in `onSubmit` (Enter) where the search calls a server, in `onChange` where it filters loaded rows.
 * **Do not** call a server at each key.
 *
 * **Keyboard** Enter applies, Escape clears.
 */
const meta = {
  title: 'Primitives/SearchField',
  component: SearchField,
  args: { label: 'Mobile or email', onChange: fn(), onSubmit: fn(), onClear: fn() },
  decorators: [storyBox({ maxWidth: 320 })],
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const SearchedAndCleared: Story = {
  name: 'Enter applies the search and x clears it',
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Mobile or email' })
    await userEvent.type(field, '0979{Enter}')
    await expect(args.onSubmit).toHaveBeenLastCalledWith('0979')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(field).toHaveValue('')
    await expect(args.onClear).toHaveBeenCalledOnce()
    await userEvent.type(field, 'x{Escape}')
    await expect(field).toHaveValue('')
  },
}

export const Filled: Story = { tags: ['picture'], args: { defaultValue: '09791234567' } }
export const BurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: { label: 'ဖုန်းနံပါတ် သို့မဟုတ် အီးမေးလ်', defaultValue: 'ရန်ကုန်' },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'ရှင်းရန်' })).toBeVisible(),
}
