import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { held } from '../../testing/held.tsx'
import { Slider } from './Slider.tsx'

/**
 * An approximate number between two bounds.
 *
 * **Do** show the effect during the drag, and give a `format` with the unit.
 * **Do not** use it for money or exact numbers: use a text field.
 *
 * **Keyboard** Arrows move by a step, Page Up and Page Down by more, Home and End to the bounds. A press on the track moves the thumb without dragging.
 */
const meta = {
  title: 'Primitives/Slider',
  component: Slider,
  args: {
    label: 'Car size',
    value: 24,
    minValue: 10,
    maxValue: 50,
    format: (value: number) => `${value} px`,
    onChange: fn(),
    onChangeEnd: fn(),
  },
  render: held(Slider, 320),
} satisfies Meta<typeof Slider>

export default meta
type Story = StoryObj<typeof meta>

export const MovedByKeyboard: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Car size' })
    await expect(canvas.getByRole('status')).toHaveTextContent('24 px')
    await expect(slider).toHaveAttribute('aria-valuetext', '24 px')
    await userEvent.tab()
    await expect(slider).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith(25)
    await userEvent.keyboard('{End}')
    await expect(slider).toHaveValue('50')
    await expect(canvas.getByRole('status')).toHaveTextContent('50 px')
    await expect(slider).toHaveAttribute('aria-valuetext', '50 px')
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(50)
  },
}

export const Disabled: Story = { args: { isDisabled: true } }
export const BurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: { label: 'ကားအရွယ်အစား', format: (value) => `${value} ပစ်ဆယ်` },
}

export const LongValue: Story = {
  name: 'A value that does not fit beside the label goes below it',
  tags: ['!dev', '!autodocs'],
  args: { label: 'Time into the trip', format: () => '0 seconds of 3 minutes 55 seconds' },
  render: held(Slider, 290),
  play: async ({ canvas }) => {
    const label = canvas.getByText('Time into the trip').getBoundingClientRect()
    const value = canvas.getByRole('status').getBoundingClientRect()
    await expect(value.top).toBeGreaterThanOrEqual(label.bottom)
    await expect(value.height).toBeLessThan(label.height * 1.5)
  },
}
