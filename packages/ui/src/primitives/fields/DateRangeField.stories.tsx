import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { held } from '../../testing/held.tsx'
import { FilterBar } from '../lists/FilterBar.ts'
import { DateRangeField } from './DateRangeField.tsx'
import { SearchField } from './SearchField.tsx'

/**
 * The first and last day of a range, both included.
 *
 * **Do** use the range as it is: it is always in order. The day edited last wins, and the other day follows it. Give
 * `needsBoth` where a range without one of its days is none.
 * **Do not** reject a start after the end: the days can be entered in any order.
 *
 * **Keyboard** As `DateField`, twice.
 */
const meta = {
  title: 'Primitives/DateRangeField',
  component: DateRangeField,
  args: { label: 'Period', value: { start: '2025-01-10', end: '2025-01-15' }, onChange: fn() },
  render: held(DateRangeField, 420),
} satisfies Meta<typeof DateRangeField>

export default meta
type Story = StoryObj<typeof meta>

async function write(canvasElement: HTMLElement, name: string, keys: string) {
  const input = within(canvasElement).getByRole('textbox', { name })
  await userEvent.clear(input)
  await userEvent.type(input, keys)
}

export const EarlierEnd: Story = {
  name: 'DATE-06 a start after the end moves the end with it, and an end before the start the start',
  parameters: { rules: ['DATE-07'] },
  play: async ({ canvas, canvasElement, args }) => {
    await write(canvasElement, 'Start date', '20012025')
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2025-01-20', end: '2025-01-20' })
    await expect(canvas.getByRole('textbox', { name: 'End date' })).toHaveValue('20/01/2025')

    await write(canvasElement, 'End date', '05012025')
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2025-01-05', end: '2025-01-05' })
    await expect(canvas.getByRole('textbox', { name: 'Start date' })).toHaveValue('05/01/2025')
  },
}

export const WithoutADay: Story = {
  name: 'A field without its day is invalid beside one that has it, where both are needed',
  tags: ['!dev', '!autodocs'],
  args: { needsBoth: true },
  play: async ({ canvas }) => {
    const start = canvas.getByRole('textbox', { name: 'Start date' })
    const end = canvas.getByRole('textbox', { name: 'End date' })
    await userEvent.clear(end)
    await expect(end).toBeInvalid()
    await expect(end).toHaveAccessibleDescription('Please enter a date as dd/mm/yyyy.')
    await expect(start).toBeValid()
    // Nothing is chosen yet.
    await userEvent.clear(start)
    await expect(end).toBeValid()
    await expect(start).toBeValid()
  },
}

export const RangeInCalendar: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar: End date' }))
    await expect(await canvas.findByRole('gridcell', { selected: true })).toHaveTextContent('15')
  },
}

export const BurmeseDarkPhone: Story = {
  tags: ['picture'],
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: { label: 'ကာလ' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'ကာလ' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'စတင်ရက်' })).toHaveValue('10/01/2025')
    await expect(canvas.getByRole('textbox', { name: 'ပြီးဆုံးရက်' })).toHaveValue('15/01/2025')
  },
}

export const AmongFilters: Story = {
  name: 'Among filters both days go to the next row together',
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'tablet' } },
  render: (args) => (
    <FilterBar>
      <SearchField label="User" value="" onChange={fn()} />
      <SearchField label="Group" value="" onChange={fn()} />
      <DateRangeField {...args} />
    </FilterBar>
  ),
  play: async ({ canvas }) => {
    const top = (name: string) => canvas.getByRole('textbox', { name }).getBoundingClientRect().top
    await expect(top('End date')).toBe(top('Start date'))
    const user = canvas.getByRole('searchbox', { name: 'User' }).getBoundingClientRect()
    await expect(top('Start date')).toBeGreaterThan(user.bottom)
  },
}
