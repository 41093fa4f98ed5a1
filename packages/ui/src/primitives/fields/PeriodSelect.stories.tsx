import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { held } from '../../testing/held.tsx'
import { PeriodSelect } from './PeriodSelect.tsx'

/**
 * Chooses one of a screen's periods. A range shows two date fields.
 *
 * **Do** set the `list` of the screen: `embedded` (Today, Week, Month, Range), `owner` (Today, This week, This month, Range) or `console` (Today, 7 Days, 30 Days, Custom). Turn the choice into days with `rangeOf` of `@fleetgis/domain/period`.
 * **Do not** compute a week or "today" from the machine's clock: the fleet's time zone decides.
 *
 * **Keyboard** Tab enters, arrows choose; the date fields work as `DateField`.
 */
const meta = {
  title: 'Primitives/PeriodSelect',
  component: PeriodSelect,
  args: { value: { option: 'today' }, onChange: fn() },
  parameters: {
    // 01:00 on 6 January 2025 in Yangon, still 5 January in London.
    clock: { now: () => Date.UTC(2025, 0, 5, 18, 30) },
  },
  render: held(PeriodSelect),
} satisfies Meta<typeof PeriodSelect>

export default meta
type Story = StoryObj<typeof meta>

const names = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('radio')
    .map((radio) => radio.getAttribute('aria-label'))

export const Embedded: Story = {
  tags: ['picture'],
  name: 'TXN-04 offers Today, Week, Month and Range',
  play: async ({ canvas, canvasElement, args }) => {
    await expect(names(canvasElement)).toEqual(['Today', 'Week', 'Month', 'Range'])
    await userEvent.click(canvas.getByRole('radio', { name: 'Week' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ option: 'week' })
  },
}

export const Console: Story = {
  name: 'MAP-04 offers Today, 7 Days, 30 Days and Custom in the console',
  args: { list: 'console' },
  play: ({ canvasElement }) => expect(names(canvasElement)).toEqual(['Today', '7 Days', '30 Days', 'Custom']),
}

export const Custom: Story = {
  tags: ['picture'],
  name: 'MAP-05 Custom shows start and end date',
  args: { list: 'console', value: { option: '7days' }, variant: 'select' },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Period' }), 'Custom')
    // Seven days back from 6 January, the date in Yangon.
    await expect(args.onChange).toHaveBeenLastCalledWith({
      option: 'range',
      start: '2024-12-30',
      end: '2025-01-06',
    })
    await expect(await canvas.findByRole('textbox', { name: 'Start date' })).toHaveValue('30/12/2024')
    await expect(canvas.getByRole('textbox', { name: 'End date' })).toHaveValue('06/01/2025')
  },
}

export const SevenDays: Story = {
  tags: ['picture'],
  name: 'CF-17 the first and the last of the eight days of 7 Days stand beside it',
  args: { list: 'console', value: { option: '7days' }, variant: 'select' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Period' })).toHaveAccessibleDescription(
      '30/12/2024 – 06/01/2025',
    )
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Period' }), '30 Days')
    await expect(canvas.getByText('07/12/2024 – 06/01/2025')).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Period' }), 'Today')
    await expect(canvas.queryByText(/06\/01\/2025/)).toBeNull()
  },
}

export const SevenDaysInSegments: Story = {
  tags: ['picture'],
  name: 'CF-17 the days of 7 Days stand below segments, on a phone in Burmese',
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: { list: 'console', value: { option: '7days' } },
  play: ({ canvas }) => expect(canvas.getByText('30/12/2024 – 06/01/2025')).toBeVisible(),
}

export const BurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: { value: { option: 'range', start: '2025-01-01', end: '2025-01-06' } },
}
