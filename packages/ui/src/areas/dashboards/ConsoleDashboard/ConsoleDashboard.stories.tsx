import { dashboard, dashboardSummary, driverRanking } from '@fleetgis/api/dashboards'
import { emptyFleet } from '@fleetgis/sandbox'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { isReading } from '../../../testing/isReading.ts'
import { latinWords, storyWorld } from '../../../testing/storyWorld.ts'
import { ConsoleDashboard } from './ConsoleDashboard.tsx'
import { DriverReport } from './DriverReport.tsx'

const story = storyWorld({ signedInAs: 'admin@fleetgis.example' })
const week = { period: { option: '7days' }, groupId: '' } as const

/**
 * The figures of a period, of one group or of all. `ConsoleDashboard` has the figures, the summary and, for a period of at
 * most 8 days, a bar for each day. `DriverReport` has the drivers' earnings and their ranking, with export as CSV.
 *
 * **Do** keep `filters` in the address, so that Back restores them.
 * **Do not** pass another admin's id: the server answers for the signed-in one.
 *
 * **Events** `onFiltersChange(filters)`; `onSave({ name, text, type })` of `DriverReport` takes the file in place of a download.
 *
 * **States** each call loads, fails and ages alone.
 *
 * **Translation keys** `dashboard.*`, `figures.*`, `ranking.*`, `period.*`
 *
 * **Calls** EP-B40 (figures, and once a day), EP-B37 (summary), EP-B39 and EP-B38 (report), EP-A14 (groups).
 *
 * ```tsx
 * import { ConsoleDashboard } from '@fleetgis/ui/ConsoleDashboard'
 *
 * <FleetProvider client={client} language="en" theme="light">
 *   <ConsoleDashboard userId={adminKey} />
 * </FleetProvider>
 * ```
 */
const meta = {
  title: 'Widgets/ConsoleDashboard',
  component: ConsoleDashboard,
  args: { userId: 'admin@fleetgis.example', onFiltersChange: fn() },
  parameters: { ...story.opened(), docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof ConsoleDashboard>

export default meta
type Story = StoryObj<typeof meta>

const part = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole('region', { name })
const names = (element: HTMLElement) =>
  [...element.querySelectorAll('dt')].map(({ textContent }) => textContent)
const loaded = (element: HTMLElement) =>
  waitFor(() => expect(element.querySelector('[data-state]')).toBeNull())

export const Default: Story = {
  name: 'DASH-04 figures and summary of a period, and of a group alone',
  parameters: { rules: ['DASH-08', 'CF-159'] },
  play: async ({ canvas, canvasElement, args }) => {
    const figures = await part(canvasElement, 'Figures of the period')
    await loaded(figures)
    await expect(names(figures)).toEqual(['Total amount', 'Trips', 'Drivers', 'Distance'])
    const summary = await part(canvasElement, 'Summary')
    await loaded(summary)
    await expect(names(summary)).toHaveLength(8)
    // One day has no picture of days.
    await expect(canvas.queryByRole('table')).toBeNull()
    await expect(story.calls(dashboard)).toHaveLength(1)
    const group = canvas.getByRole('combobox', { name: 'Group' })
    await waitFor(() => expect(group.querySelectorAll('option').length).toBeGreaterThan(1))
    await userEvent.selectOptions(group, 'G001')
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      period: { option: 'today' },
      groupId: 'G001',
    })
    await waitFor(() =>
      expect(story.calls(dashboardSummary).at(-1)?.body).toEqual(expect.objectContaining({ domain: 'G001' })),
    )
  },
}

export const Failed: Story = {
  name: 'CF-115 figures that fail leave those of the other call, and Try again loads them',
  beforeEach: () => story.cut(dashboardSummary),
  play: async ({ canvasElement }) => {
    const summary = await part(canvasElement, 'Summary')
    await expect(await within(summary).findByRole('alert')).toHaveTextContent('cannot be reached')
    await loaded(await part(canvasElement, 'Figures of the period'))
    if (isReading()) return
    story.mend()
    await userEvent.click(within(summary).getByRole('button', { name: 'Try again' }))
    await loaded(summary)
  },
}

export const Stale: Story = {
  parameters: { rules: ['CF-115'] },
  play: async ({ canvas, canvasElement }) => {
    await loaded(await part(canvasElement, 'Figures of the period'))
    await loaded(await part(canvasElement, 'Summary'))
    story.cut()
    story.later(3)
    await waitFor(() => expect(canvas.getAllByText(/^Updated 3 minutes ago/)).toHaveLength(2))
  },
}

export const Phone: Story = {
  name: 'seven days back have a bar each, from the same figures',
  args: { filters: week },
  globals: { viewport: { value: 'phone' }, language: 'my' },
  parameters: { latinWords: latinWords(story.world) },
  play: async ({ canvasElement }) => {
    const bars = () => canvasElement.querySelectorAll('tbody [aria-hidden][style]')
    await waitFor(() => expect(bars()).toHaveLength(8))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    // The period, and its eight days (CF-17).
    await expect(story.calls(dashboard)).toHaveLength(9)
  },
}

export const NoMoney: Story = {
  name: 'DASH-04 a day of 0 MMK has no bar',
  args: { filters: week },
  parameters: story.opened({ make: emptyFleet }),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByText('0 MMK')).toHaveLength(8))
    const bars = [...canvasElement.querySelectorAll('tbody [aria-hidden][style]')]
    await expect(bars.map((bar) => bar.getBoundingClientRect().width)).toEqual(Array(8).fill(0))
  },
}

const onSave = fn()
export const Report: Story = {
  tags: ['mount'],
  name: 'DASH-05 the earnings of drivers and their ranking, with its file; one that fails leaves the other',
  parameters: { rules: ['DASH-07', 'CF-115'] },
  render: ({ userId }) => <DriverReport userId={userId} onSave={onSave} />,
  beforeEach: () => story.cut(driverRanking),
  play: async ({ canvasElement }) => {
    const earnings = await part(canvasElement, 'Earnings')
    await loaded(earnings)
    await expect(names(earnings)).toEqual(['Income', 'Net amount'])
    const ranking = within(await part(canvasElement, 'Driver ranking'))
    await ranking.findByRole('alert')
    await expect(ranking.queryByText('No driver ranking')).toBeNull()
    story.mend()
    await userEvent.click(ranking.getByRole('button', { name: 'Try again' }))
    await expect((await ranking.findAllByRole('rowheader')).length).toBeGreaterThan(1)
    await userEvent.click(ranking.getByRole('button', { name: 'Export CSV' }))
    await expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ type: 'text/csv' }))
  },
}
