import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Checkbox } from './Checkbox.tsx'

/**
 * A yes or no, in a group or in a form.
 *
 * **Do** write the label so that the checked state is clear: "Locations", "I agree".
 * **Do not** use it alone for an immediate effect: that is `Switch`.
 *
 * **Keyboard** Space checks and unchecks.
 */
const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  args: { children: 'Locations', onChange: fn() },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Checked: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Locations' })
    await expect(box).not.toBeChecked()
    await userEvent.click(box)
    await expect(box).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
  },
}

export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <div style={{ display: 'grid', justifyItems: 'start' }}>
      <Checkbox {...args} />
      <Checkbox {...args} defaultSelected />
      <Checkbox {...args} isIndeterminate />
      <Checkbox {...args} isInvalid />
      <Checkbox {...args} isDisabled defaultSelected />
    </div>
  ),
  play: ({ canvas }) => expect(canvas.getAllByRole('checkbox')[2]).toBePartiallyChecked(),
}

export const BurmeseDarkPhone: Story = {
  tags: ['picture'],
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: { defaultSelected: true, children: 'ယာဉ်များ၏ လက်ရှိတည်နေရာများကို မြေပုံပေါ်တွင် အမြဲပြသထားရန်' },
}
