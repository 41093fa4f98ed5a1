import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { held } from '../../testing/held.tsx'
import { DateField } from './DateField.tsx'

/**
 * A day, typed and shown as dd/mm/yyyy, with a value of yyyy-mm-dd.
 *
 * **Do** give `min` and `max` where the server has bounds: the field explains them. Use `DateRangeField` for a start and an end.
 * **Do not** format the value yourself, and do not use the browser's date input: its format follows the machine's locale.
 *
 * **Keyboard** The field inserts the slashes; `/` ends a single-digit day. Alt+Down or the button opens the calendar. In the calendar, arrows move by a day, Home and End to Monday and Sunday, Page Up and Page Down by a month, with Shift by a year; Enter chooses, Escape closes.
 */
const meta = {
  title: 'Primitives/DateField',
  component: DateField,
  args: { label: 'Start date', value: '2024-09-01', onChange: fn() },
  render: held(DateField, '15rem'),
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {
  name: 'MAP-06 shows dd/mm/yyyy, with a value of yyyy-mm-dd; screen readers announce the format and the chosen day',
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Start date' })
    await expect(input).toHaveValue('01/09/2024')
    const opener = canvas.getByRole('button', { name: 'Open calendar: Start date' })
    await expect(input).toHaveAccessibleDescription('Format: dd/mm/yyyy')
    await expect(opener).toHaveAccessibleDescription('Chosen: Sunday, 1 September 2024')
    await userEvent.clear(input)
    await expect(opener).toHaveAccessibleDescription('')
    await userEvent.type(input, '5/12024')
    await expect(input).toHaveValue('05/12/024')
    await userEvent.clear(input)
    await userEvent.type(input, '29022024')
    await expect(input).toHaveValue('29/02/2024')
    await expect(args.onChange).toHaveBeenLastCalledWith('2024-02-29')
  },
}

export const Opened: Story = {
  tags: ['picture'],
  name: 'Weeks in the calendar begin on Monday',
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Open calendar: Start date' })
    await userEvent.click(opener)
    const grid = await canvas.findByRole('grid', { name: 'September 2024' })
    await expect(within(grid).getAllByRole('columnheader')[0]).toHaveTextContent('Mon')
    const chosen = within(grid).getByRole('button', { name: 'Sunday, 1 September 2024' })
    await waitFor(() => expect(chosen).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{PageDown}')
    await expect(canvas.getByRole('button', { name: 'Wednesday, 2 October 2024' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2024-10-02')
    await expect(canvas.queryByRole('grid')).toBeNull()
    await expect(opener).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('grid')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('grid')).toBeNull()
    await expect(opener).toHaveFocus()
  },
}

export const FocusInside: Story = {
  name: 'A press between the days keeps the focus on the day; arrow keys with Alt, Ctrl or Meta are left to the browser',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open calendar: Start date' })
    await userEvent.click(opener)
    const day = await canvas.findByRole('button', { name: 'Sunday, 1 September 2024' })
    await waitFor(() => expect(day).toHaveFocus())
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
      for (const key of ['ArrowLeft', 'ArrowDown', 'Home', 'PageUp'])
        await expect(fireEvent.keyDown(day, { key, [modifier]: true })).toBe(true)
    await expect(day).toHaveFocus()
    await userEvent.click(canvas.getByText('September 2024'))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'Monday, 2 September 2024' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('dialog'))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(opener).toHaveFocus()
  },
}

export const LastMonth: Story = {
  name: 'A month button that reaches the last month moves the focus to a day',
  args: { value: '2024-09-12', min: '2024-08-05', max: '2024-10-20' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar: Start date' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Next month' }))
    await expect(canvas.getByRole('button', { name: 'Saturday, 12 October 2024' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }))
    await expect(canvas.getByRole('button', { name: 'Previous month' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Monday, 12 August 2024' })).toHaveFocus()
  },
}

export const Bounds: Story = {
  args: { min: '2024-09-01', max: '2024-12-31' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Start date' })
    await userEvent.clear(input)
    args.onChange.mockClear()
    await userEvent.type(input, '31082024')
    await userEvent.tab()
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Please enter a date from 01/09/2024 on.')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.clear(input)
    await userEvent.type(input, '31022024')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription('Please enter a date as dd/mm/yyyy.')
  },
}

export const Corrected: Story = {
  name: 'MAP-06 a day is corrected in the middle of the text, and applies once it is whole, or is left',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Start date' })
    args.onChange.mockClear()
    await userEvent.type(input, '15', { initialSelectionStart: 0, initialSelectionEnd: 2 })
    await expect(input).toHaveValue('15/09/2024')
    await expect(args.onChange.mock.calls).toEqual([['2024-09-15']])
    await userEvent.type(input, '4', { initialSelectionStart: 0, initialSelectionEnd: 2 })
    await expect(args.onChange).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(input).toHaveValue('04/09/2024')
    await expect(args.onChange).toHaveBeenLastCalledWith('2024-09-04')
    await userEvent.type(input, '0', { initialSelectionStart: 0, initialSelectionEnd: 0 })
    await userEvent.tab()
    await expect(input).toHaveValue('004/09/2024')
    await expect(input).toBeInvalid()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}

export const BoundedCalendar: Story = {
  tags: ['picture'],
  args: { value: '2024-09-12', min: '2024-09-10', max: '2024-09-20' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar: Start date' }))
    await canvas.findByRole('grid', { name: 'September 2024' })
    await expect(canvas.getByRole('button', { name: 'Monday, 9 September 2024' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Next month' })).toBeDisabled()
    await userEvent.keyboard('{PageUp}')
    await expect(canvas.getByRole('button', { name: 'Tuesday, 10 September 2024' })).toHaveFocus()
  },
}

export const Disabled: Story = { tags: ['picture'], args: { isDisabled: true } }

export const BurmeseDarkPhone: Story = {
  tags: ['picture'],
  name: 'All words are Burmese under my',
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: { label: 'စတင်ရက်' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ပြက္ခဒိန် ဖွင့်ရန် - စတင်ရက်' }))
    const panel = await canvas.findByRole('dialog', { name: 'စတင်ရက်' })
    await within(panel).findByRole('grid', { name: '2024 စက်တင်ဘာ' })
    const names = within(panel)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent)
    await expect(names.length).toBeGreaterThan(30)
    await expect(names.filter((name) => /[A-Za-z]{3}/.test(name))).toEqual([])
    // The panel moves when the window gets the width of a phone.
    await waitFor(async () => {
      const { left, right } = panel.getBoundingClientRect()
      await expect(left).toBeGreaterThanOrEqual(0)
      await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth)
    })
  },
}
