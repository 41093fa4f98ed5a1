import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { storyBox } from '../../testing/storyBox.tsx'
import { SuggestField, type SuggestFieldProps } from './SuggestField.tsx'

const TOWNS = ['Bago', 'Bagan', 'Dawei', 'Hpa-An', 'Mandalay', 'Mawlamyine', 'Yangon']

/** Suggests the towns with the typed letters. */
function Towns(args: SuggestFieldProps) {
  const [value, setValue] = useState(args.value)
  const found = TOWNS.filter((town) => town.toLowerCase().includes(value.trim().toLowerCase()))
  return (
    <SuggestField
      {...args}
      value={value}
      suggestions={found.map((town) => ({ id: town, text: town, note: 'Myanmar' }))}
      onChange={(typed) => {
        args.onChange(typed)
        setValue(typed)
      }}
      onChoose={(event) => {
        args.onChoose(event)
        setValue(event.id)
      }}
    />
  )
}

/**
 * A search text with suggestions.
 *
 * **Do** debounce the calls of `onChange`. **Do** give `status` while suggestions load, and where there are none.
 * **Do not** require a choice: Enter without one is `onSubmit`.
 *
 * **Keyboard** the arrows move through the suggestions, an arrow to the side goes back to the text, Enter chooses, Escape
 * closes the list, then clears the field.
 */
const meta = {
  title: 'Primitives/SuggestField',
  component: SuggestField,
  args: { label: 'Town', value: '', suggestions: [], onChange: fn(), onChoose: fn(), onSubmit: fn() },
  render: (args) => <Towns {...args} />,
  decorators: [storyBox({ maxWidth: 320, minHeight: 320 })],
} satisfies Meta<typeof SuggestField>

export default meta
type Story = StoryObj<typeof meta>

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole('combobox', { name: 'Town' })
const list = (canvasElement: HTMLElement) => within(canvasElement).queryByRole('listbox')
/** The list, once its code is loaded. */
const shownList = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('listbox', { name: 'Town' })
const active = (canvasElement: HTMLElement) =>
  document.getElementById(field(canvasElement).getAttribute('aria-activedescendant') ?? '')

export const ByKeyboard: Story = {
  name: 'The arrows move, Enter chooses, Escape closes and then clears',
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.type(field(canvasElement), 'ba')
    await expect(field(canvasElement)).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText('2 suggestions')).toBeInTheDocument()
    await shownList(canvasElement)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(active(canvasElement)).toHaveTextContent('Bagan')
    // After the last one comes the first again.
    await userEvent.keyboard('{ArrowDown}')
    await expect(active(canvasElement)).toHaveTextContent('Bago')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenLastCalledWith({ id: 'Bago' })
    await expect(field(canvasElement)).toHaveValue('Bago')
    await expect(list(canvasElement)).toBeNull()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.keyboard('{Backspace}{Escape}')
    await expect(list(canvasElement)).toBeNull()
    await expect(field(canvasElement)).toHaveValue('Bag')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenLastCalledWith('Bag')
    await userEvent.keyboard('{Escape}')
    await expect(field(canvasElement)).toHaveValue('')
  },
}

export const BackInTheField: Story = {
  name: 'Enter applies the text after an arrow to the side, a further letter, and when the list opens again',
  play: async ({ canvasElement, args }) => {
    await userEvent.type(field(canvasElement), 'ba')
    await shownList(canvasElement)
    await userEvent.keyboard('{ArrowDown}')
    await expect(active(canvasElement)).toHaveTextContent('Bago')
    await userEvent.keyboard('{ArrowRight}')
    await expect(active(canvasElement)).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenLastCalledWith('ba')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(active(canvasElement)).toHaveTextContent('Bago')
    await userEvent.keyboard('g{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(active(canvasElement)).not.toBeNull()
    await userEvent.keyboard('{Escape}{ArrowDown}')
    await expect(list(canvasElement)).toBeVisible()
    await expect(active(canvasElement)).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledTimes(3)
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}

export const ByPointer: Story = {
  name: 'LOC-11 a press on a suggestion chooses it; the list hides 200 ms after blur',
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.type(field(canvasElement), 'man')
    await userEvent.click(await canvas.findByRole('option', { name: /Mandalay/ }))
    await expect(args.onChoose).toHaveBeenLastCalledWith({ id: 'Mandalay' })
    await expect(field(canvasElement)).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    await expect(list(canvasElement)).toBeVisible()
    const left = performance.now()
    field(canvasElement).blur()
    await expect(list(canvasElement)).toBeVisible()
    await waitFor(() => expect(list(canvasElement)).toBeNull(), { interval: 10 })
    await expect(performance.now() - left).toBeGreaterThan(190)
  },
}

export const Status: Story = {
  tags: ['picture'],
  args: { value: 'Naypyidaw', status: 'Loading' },
  render: (args) => <SuggestField {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(field(canvasElement))
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByText('Loading')).toBeVisible()
    await expect(canvas.queryByRole('option')).toBeNull()
  },
}

export const BurmeseDarkPhone: Story = {
  tags: ['picture'],
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: {
    label: 'မြို့',
    value: 'ရန်',
    suggestions: [
      { id: '1', text: 'ရန်ကုန်', note: 'ရန်ကုန်တိုင်းဒေသကြီး' },
      { id: '2', text: 'ရန်ကုန် ဘူတာကြီး၊ ကွန်းခြံလမ်း၊ မင်္ဂလာတောင်ညွန့်မြို့နယ်' },
    ],
  },
  render: (args) => <SuggestField {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard('{ArrowDown}')
    await expect(await canvas.findAllByRole('option')).toHaveLength(2)
  },
}
