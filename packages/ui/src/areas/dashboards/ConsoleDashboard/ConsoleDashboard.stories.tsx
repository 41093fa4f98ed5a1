import { adminList, dashboard, dashboardSummary, driverRanking, driverTotals } from '@fleetgis/api/dashboards'
import { consoleDriversQuery } from '@fleetgis/api/drivers'
import { emptyFleet } from '@fleetgis/sandbox'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQueryClient } from '@tanstack/react-query'
import { HttpResponse, http } from 'msw'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { useFleet } from '../../../provider/FleetContext.ts'
import { isReading } from '../../../testing/isReading.ts'
import { playOnPhone } from '../../../testing/playOnPhone.ts'
import { latinWords, storyWorld } from '../../../testing/storyWorld.ts'
import { ConsoleDashboard, type ConsoleDashboardProps } from './ConsoleDashboard.tsx'
import { DriverReport } from './DriverReport.tsx'

const story = storyWorld({ signedInAs: 'admin@fleetgis.example' })
const week = { period: { option: '7days' }, groupId: '' } as const
/** The days of `week`: the world's day is 2026-11-20, and CF-17 counts from seven days ago. */
const DAYS = ['13', '14', '15', '16', '17', '18', '19', '20'].map((day) => `2026-11-${day}`)

/**
 * The figures of a period, of one group or of all. `ConsoleDashboard` has the facts with their change against the period
 * before, a bar for each day of at most 14, what needs attention, and the ranking. `DriverReport` has the drivers'
 * earnings and their ranking. Both export as CSV.
 *
 * **Do** keep `filters` in the address, so that Back restores them, and give `hrefOf`: without it there are no links.
 * **Do not** pass another admin's id: the server answers for the signed-in one.
 *
 * **Events** `onFiltersChange(filters)`; `onSave({ name, text, type })` takes the file in place of a download.
 *
 * **States** each part loads, fails and ages alone; a day that fails leaves the others, and a period before that fails
 * leaves the figures.
 *
 * **Keyboard** Tab goes through the filters and the buttons; Show as table has the figures of the bars.
 *
 * **Translation keys** `dashboard.*`, `figures.*`, `ranking.*`, `attention.*`, `period.*`
 *
 * **Calls** EP-B40 (figures, those before, and once a day, two at a time), EP-B37 (summary, and the one before), EP-B38
 * (ranking), EP-B43 (groups, for top admins); EP-B39 and EP-B38 (report); EP-A14 (groups to choose from); EP-A10
 * (who may see contacts in full) and EP-A16 (the drivers).
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
  args: {
    userId: 'admin@fleetgis.example',
    onFiltersChange: fn(),
    onSave: fn(),
    hrefOf: ({ page }): string | undefined => `#${page}`,
  },
  parameters: { ...story.opened(), docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof ConsoleDashboard>

export default meta
type Story = StoryObj<typeof meta>

const part = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole('region', { name })
const facts = (canvasElement: HTMLElement) => part(canvasElement, 'Figures of the period')
const names = (element: HTMLElement) =>
  [...element.querySelectorAll('dt')].map(({ textContent }) => textContent)
const changes = (element: HTMLElement) =>
  [...element.querySelectorAll('[data-part="change"]')].map(({ textContent }) => textContent)
const loaded = (element: HTMLElement) =>
  waitFor(() => expect(element.querySelector('dl [data-state], [aria-busy="true"]')).toBeNull())
const compared = (element: HTMLElement) =>
  waitFor(() => {
    expect(changes(element)).not.toHaveLength(0)
    for (const change of changes(element)) expect(change).toMatch(/ before$/)
  })
const bars = (canvasElement: HTMLElement) =>
  canvasElement.querySelectorAll(
    '[data-component="DayCharts"] [data-state="over"] > path, [data-component="DayCharts"] [data-state="open"] > path',
  )
const drawn = (canvasElement: HTMLElement, count: number) =>
  waitFor(() => {
    // Bars load once they come into view.
    canvasElement.querySelector('[data-part="charts"]')?.scrollIntoView({ block: 'center' })
    expect(bars(canvasElement)).toHaveLength(count)
  })
interface Asked {
  readonly startdate: string
  readonly enddate: string
}
/** Clears the first day of a range: the page asks for it, and no call has an empty one. */
async function clearDay(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Period' }), 'range')
  await userEvent.clear(await canvas.findByRole('textbox', { name: 'Start date' }))
  await expect(canvas.getByText('Please choose both a start and an end date.')).toBeVisible()
  await expect(canvas.queryByRole('table')).toBeNull()
  await story.quiet()
  for (const call of [dashboard, dashboardSummary, driverTotals, driverRanking])
    for (const { body } of story.calls(call)) await expect(body).not.toMatchObject({ startdate: '' })
}
/** The single days that have been asked for. */
const askedDays = () =>
  story
    .calls(dashboard)
    .map(({ body }) => body as Asked)
    .filter(({ startdate, enddate }) => startdate === enddate)
    .map(({ startdate }) => startdate)
    .toSorted()

export const Default: Story = {
  name: 'DASH-04 today against yesterday: five facts, each once, and of a group alone',
  parameters: { rules: ['DASH-08', 'DASH-10', 'DASH-11', 'DASH-13', 'CF-159'] },
  play: async ({ canvas, canvasElement, args }) => {
    const figures = await facts(canvasElement)
    await loaded(figures)
    await compared(figures)
    await expect(names(figures)).toEqual(['Total amount', 'Trips', 'Drivers', 'Distance', 'Group income'])
    await expect(figures).toHaveTextContent('Compared with 19/11/2026. Today is not over.')
    await expect(figures).toHaveTextContent(/Drivers' income [\d,]+ MMK/)
    await expect(canvas.queryByText('Trips of all your groups')).toBeNull()
    // Today and yesterday are the period and the one before: their bars need no more calls.
    await drawn(canvasElement, 4)
    await expect(askedDays()).toEqual(['2026-11-19', '2026-11-20'])
    await expect(story.calls(dashboard)).toHaveLength(2)
    const pages = await canvas.findByRole('navigation', { name: 'Pages of the ranking' })
    await userEvent.click(within(pages).getByRole('button', { name: 'Next' }))
    await expect(within(pages).getByText(/^2 of /)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show 7 Days' }))
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(week)
    await canvas.findByText(/^1 of /)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }))
    await expect(await canvas.findByText('8 rows saved.')).toBeVisible()
    const group = canvas.getByRole('combobox', { name: 'Group' })
    await waitFor(() => expect(group.querySelectorAll('option').length).toBeGreaterThan(1))
    await userEvent.selectOptions(group, 'G001')
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...week, groupId: 'G001' })
    await waitFor(() =>
      expect(story.calls(dashboardSummary).at(-1)?.body).toEqual(expect.objectContaining({ domain: 'G001' })),
    )
    // One group has fewer trips than all of them.
    await expect(await within(figures).findByText('Trips of all your groups')).toBeVisible()
    // What was saved was not the group's, and its file has another name.
    await expect(canvas.queryByText('8 rows saved.')).toBeNull()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        expect.objectContaining({ name: 'dashboard-G001-2026-11-13-2026-11-20.csv' }),
      ),
    )
  },
}

export const Loading: Story = {
  name: 'the facts, the days and the ranking load apart',
  parameters: { rules: ['CF-115'] },
  args: { filters: week },
  beforeEach: () => story.slow(dashboardSummary),
  play: async ({ canvasElement }) => {
    const figures = await facts(canvasElement)
    await waitFor(() => expect(figures.querySelectorAll('dl [data-state="loading"]')).toHaveLength(1))
    await drawn(canvasElement, 16)
    await within(canvasElement).findByRole('table', { name: 'Driver ranking' })
    if (isReading()) return
    story.mend()
    await loaded(figures)
  },
}

export const Empty: Story = {
  name: 'DASH-09 a fleet without trips has no bars, and nothing to compare with',
  args: { filters: week },
  parameters: { rules: ['DASH-11'], ...story.opened({ make: emptyFleet }) },
  play: async ({ canvas, canvasElement }) => {
    // The seven days that are over, and no bar in either chart.
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[data-component="DayCharts"] [data-state="over"]')).toHaveLength(
        14,
      ),
    )
    await drawn(canvasElement, 0)
    await expect(await canvas.findByText('No driver ranking')).toBeVisible()
    await compared(await facts(canvasElement))
    await expect(changes(await facts(canvasElement))[1]).toBe('0.0% 0 before')
    await expect(canvas.queryByRole('region', { name: 'Needs attention' })).toBeNull()
  },
}

export const Failed: Story = {
  name: 'CF-115 figures that fail leave those of the other call, and Try again loads them',
  beforeEach: () => story.cut(dashboardSummary),
  play: async ({ canvasElement }) => {
    const figures = await facts(canvasElement)
    await expect(await within(figures).findByRole('alert')).toHaveTextContent('cannot be reached')
    await waitFor(() => expect(figures.querySelector('[data-state="loading"]')).toBeNull())
    await expect(figures.querySelectorAll('[data-state="failed"]')).toHaveLength(1)
    if (isReading()) return
    story.mend()
    await userEvent.click(within(figures).getByRole('button', { name: 'Try again' }))
    await loaded(figures)
  },
}

export const Stale: Story = {
  parameters: { rules: ['CF-115'] },
  play: async ({ canvas, canvasElement }) => {
    await loaded(await facts(canvasElement))
    await drawn(canvasElement, 4)
    await canvas.findAllByRole('rowheader', { name: /^M00|./ })
    story.cut()
    story.later(3)
    // The facts and the ranking; yesterday is over, and not asked for again.
    await waitFor(() => expect(canvas.getAllByText(/^Updated 3 minutes ago/)).toHaveLength(2))
    await drawn(canvasElement, 4)
  },
}

export const Long: Story = {
  name: 'DASH-12 a period of more than 14 days has no bars, and says why',
  args: { filters: { period: { option: '30days' }, groupId: '' } },
  play: async ({ canvas, canvasElement, args }) => {
    await loaded(await facts(canvasElement))
    await expect(
      canvas.getByText(
        'Bars by day are for periods of at most 14 days, because each day is a call of its own. The figures above are for the whole period.',
      ),
    ).toBeVisible()
    await expect(canvas.queryByRole('table', { name: 'Day by day' })).toBeNull()
    await expect(askedDays()).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: 'Today against yesterday' }))
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ period: { option: 'today' }, groupId: '' })
  },
}

export const BurmeseDarkPhone: Story = {
  name: 'DASH-12 bars on a phone, in Burmese and dark',
  args: { filters: week },
  globals: { viewport: { value: 'phone' }, language: 'my', theme: 'dark' },
  parameters: { latinWords: latinWords(story.world) },
  play: playOnPhone(async (canvasElement) => {
    await drawn(canvasElement, 16)
    // As large as other Burmese text, with room beside each other.
    const [chart] = canvasElement.querySelectorAll('[data-component="DayCharts"] [data-part="bars"]')
    const dates = [...(chart?.querySelectorAll('[data-part="day"] > text') ?? [])]
    await expect(dates.length).toBeGreaterThan(1)
    await expect(dates.map((date) => getComputedStyle(date).fontSize)).toEqual(dates.map(() => '16px'))
    const places = dates.map((date) => date.getBoundingClientRect())
    for (const [index, { left }] of places.entries())
      if (index > 0) await expect(left).toBeGreaterThan(places[index - 1]?.right ?? 0)
  }),
}

export const Days: Story = {
  name: 'DASH-12 days load two at a time, those that are over once; the table and the file have the same figures',
  parameters: { rules: ['CF-17'] },
  args: { filters: week },
  beforeEach: () => story.slow(dashboard),
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(askedDays()).toEqual(['2026-11-19', '2026-11-20']))
    // The table is there for screen readers before it is shown.
    const table = await canvas.findByRole('table', { name: 'Day by day' })
    await expect(within(table).getAllByRole('row')).toHaveLength(9)
    if (isReading()) return
    story.mend()
    await drawn(canvasElement, 16)
    await expect(askedDays()).toEqual(DAYS)
    const [first] = within(table).getAllByRole('rowheader')
    await expect(first).toHaveTextContent('13/11/2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    await expect(canvas.getByRole('button', { name: 'Hide the table' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ name: 'dashboard-2026-11-13-2026-11-20.csv' }),
      ),
    )
    story.later(1)
    await waitFor(() => expect(askedDays()).toEqual([...DAYS, '2026-11-20']))
    await story.quiet()
    await expect(askedDays()).toEqual([...DAYS, '2026-11-20'])
  },
}

let isDayRefused = true
export const DayFailed: Story = {
  name: 'CF-115 a day that fails leaves the others, and Try again loads it',
  parameters: {
    rules: ['DASH-12'],
    handlers: [
      http.post(`*${dashboard.path}`, async ({ request }) => {
        const { startdate, enddate } = (await request.clone().json()) as Asked
        const isRefused = isDayRefused && startdate === enddate && startdate === '2026-11-15'
        return isRefused
          ? HttpResponse.json({ status: 400, message: 'Not this day.' }, { status: 400 })
          : undefined
      }),
    ],
  },
  args: { filters: week },
  beforeEach: () => {
    isDayRefused = true
  },
  play: async ({ canvasElement }) => {
    const days = within(await part(canvasElement, 'Day by day'))
    await expect(await days.findByRole('alert')).toHaveTextContent('Not this day.')
    await drawn(canvasElement, 14)
    await expect(await days.findByRole('row', { name: /^15\/11\/2026 Not loaded/ })).toBeInTheDocument()
    if (isReading()) return
    isDayRefused = false
    await story.expectSteadyRetry(() => days.getByRole('button', { name: /^Try again/ }))
    await drawn(canvasElement, 16)
    await expect(askedDays().filter((day) => day === '2026-11-14')).toHaveLength(1)
  },
}

export const NotCompared: Story = {
  name: 'DASH-11 a period before that fails leaves the figures',
  parameters: {
    rules: ['CF-115'],
    handlers: [
      http.post(`*${dashboard.path}`, async ({ request }) => {
        const { enddate } = (await request.clone().json()) as Asked
        return enddate === '2026-11-12'
          ? HttpResponse.json({ status: 400, message: 'Too long ago.' }, { status: 400 })
          : undefined
      }),
    ],
  },
  args: { filters: week },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Not compared. Too long ago.')).toBeVisible()
    const figures = await facts(canvasElement)
    await loaded(figures)
    await expect(figures.querySelectorAll('[data-state="failed"]')).toHaveLength(0)
    await waitFor(() => expect(changes(figures)).toHaveLength(1))
  },
}

export const Attention: Story = {
  name: 'DASH-14 what needs attention is a link with its scope, from what is loaded',
  parameters: {
    handlers: [
      http.post(`*${dashboard.path}`, async ({ request }) => {
        const { startdate, enddate } = (await request.clone().json()) as Asked
        return startdate === enddate && startdate === '2026-11-15'
          ? HttpResponse.json({
              status: 200,
              data: { total_amount: 0, trip_count: 0, driver_count: 0, distancebykm: 0 },
            })
          : undefined
      }),
    ],
  },
  args: {
    filters: week,
    hrefOf: (target) => ('filters' in target ? `#${JSON.stringify(target.filters)}` : '#'),
  },
  play: async ({ canvasElement }) => {
    const list = within(await part(canvasElement, 'Needs attention'))
    const link = list.getByRole('link', { name: 'No trips on 15/11/2026' })
    await expect(link).toHaveAttribute(
      'href',
      '#{"period":{"option":"range","start":"2026-11-15","end":"2026-11-15"},"groupId":""}',
    )
    await expect(list.getByRole('listitem')).toHaveTextContent('No trips on 15/11/2026All groups')
  },
}

export const AttentionWithoutPage: Story = {
  ...Attention,
  name: 'DASH-14 what needs attention is no link where the user may not open the page',
  args: { filters: week, hrefOf: () => undefined },
  play: async ({ canvas, canvasElement }) => {
    const list = within(await part(canvasElement, 'Needs attention'))
    await expect(list.getByRole('listitem')).toHaveTextContent('No trips on 15/11/2026All groups')
    await expect(list.queryByRole('link')).toBeNull()
    await canvas.findByRole('table', { name: 'Driver ranking' })
    await expect(canvas.queryByRole('link', { name: 'Driver report' })).toBeNull()
  },
}

const [one, other] = story.world.groups
/** The dashboard after Drivers was open for two groups, each with an empty wallet. */
function AfterDrivers(args: ConsoleDashboardProps) {
  const cache = useQueryClient()
  const { client } = useFleet()
  useState(() => {
    const drivers = [0, 500].map((amount) => ({ key: `${amount}`, name: 'Thida', amount }))
    for (const groupId of [one?.id ?? '', other?.id ?? ''])
      cache.setQueryData(consoleDriversQuery(client, { search: '', groupId, page: 1, size: 15 }).queryKey, {
        drivers,
        total: 2,
      })
  })
  return <ConsoleDashboard {...args} />
}

export const AttentionOfGroups: Story = {
  name: 'DASH-14 drivers without balance are a line for each group, which links to the drivers of the group',
  tags: ['!dev', '!autodocs'],
  args: { hrefOf: (target) => `#${JSON.stringify(target)}` },
  render: (args) => <AfterDrivers {...args} />,
  play: async ({ canvasElement }) => {
    const list = within(await part(canvasElement, 'Needs attention'))
    await list.findByText(`${one?.name}, of 2 drivers loaded in Drivers`)
    const lines = list.getAllByRole('listitem')
    await expect(lines.map((line) => line.textContent)).toEqual(
      [one, other].map((group) => `1 driver without balance${group?.name}, of 2 drivers loaded in Drivers`),
    )
    const links = list.getAllByRole('link', { name: '1 driver without balance' })
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      [one, other].map((group) => `#{"page":"drivers","groupId":"${group?.id}"}`),
    )
  },
}

const TOP = 'top@fleetgis.example'
export const RankedGroups: Story = {
  name: 'PERM-09 a top admin ranks groups too',
  parameters: { rules: ['DASH-06', 'PERM-07'], ...story.opened({ signedInAs: TOP }) },
  args: { userId: TOP, topAdmins: { topAdminIds: [TOP], otherGroupIds: [] } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('table', { name: 'Driver ranking' })
    await expect(story.calls(adminList)).toHaveLength(0)
    await userEvent.click(canvas.getByRole('radio', { name: 'Groups' }))
    const table = within(await canvas.findByRole('table', { name: 'Groups' }))
    await waitFor(() => expect(table.getAllByRole('rowheader')).toHaveLength(story.world.groups.length))
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    await clearDay(canvasElement)
    // Another day shows what was chosen before.
    await userEvent.type(canvas.getByRole('textbox', { name: 'Start date' }), '16/11/2026{Tab}')
    await expect(await canvas.findByRole('radio', { name: 'Groups' })).toBeChecked()
    await expect(canvas.getByRole('button', { name: 'Hide the table' })).toBeVisible()
  },
}

const onSave = fn()
export const Report: Story = {
  tags: ['mount'],
  name: 'DASH-05 the earnings of drivers and their ranking, with its file; one that fails leaves the other',
  parameters: { rules: ['DASH-07', 'DASH-11', 'CF-115', 'CF-47'] },
  render: ({ userId }) => <DriverReport userId={userId} onSave={onSave} />,
  beforeEach: () => story.cut(driverRanking),
  play: async ({ canvasElement }) => {
    const earnings = await part(canvasElement, 'Earnings')
    await loaded(earnings)
    await compared(earnings)
    await expect(story.calls(driverTotals)).toHaveLength(2)
    await expect(names(earnings)).toEqual(['Income', 'Net amount'])
    const ranking = within(await part(canvasElement, 'Driver ranking'))
    await ranking.findByRole('alert')
    await expect(ranking.queryByText('No driver ranking')).toBeNull()
    story.mend()
    await userEvent.click(ranking.getByRole('button', { name: 'Try again' }))
    await expect((await ranking.findAllByRole('rowheader')).length).toBeGreaterThan(1)
    // The admin sees the list of drivers, where contacts are in full.
    await waitFor(() => expect(ranking.queryByText(/\*\*\*/)).toBeNull())
    await userEvent.click(ranking.getByRole('button', { name: 'Export CSV' }))
    await expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ type: 'text/csv' }))
    // All drivers, as a list of staff.
    const first = () => ranking.getAllByRole('rowheader')[0]?.textContent
    const highest = first()
    await userEvent.click(ranking.getByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(first()).not.toBe(highest))
    await userEvent.click(ranking.getByRole('button', { name: /^Trips/ }))
    await waitFor(() =>
      expect(ranking.getByRole('columnheader', { name: /^Trips/ })).toHaveAttribute('aria-sort', 'ascending'),
    )
    await expect(ranking.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current')
    await clearDay(canvasElement)
  },
}
