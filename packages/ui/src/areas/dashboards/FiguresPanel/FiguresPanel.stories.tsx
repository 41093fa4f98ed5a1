import { adminList, dashboard, driverRanking, driverTotals, topAdminTotals } from '@fleetgis/api/dashboards'
import { USER_TYPES } from '@fleetgis/domain/dashboards'
import type { PeriodChoice } from '@fleetgis/domain/period'
import { emptyFleet, type World } from '@fleetgis/sandbox'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { figuresPanel } from '../../../testing/index.ts'
import { isReading } from '../../../testing/isReading.ts'
import { playOnPhone } from '../../../testing/playOnPhone.ts'
import { latinWords, storyWorld } from '../../../testing/storyWorld.ts'
import { FiguresPanel, type FiguresPanelProps } from './FiguresPanel.tsx'
import { FiguresPanelView } from './FiguresPanelView.tsx'

const TOP = 'top@fleetgis.example'
const ADMIN = { userId: 'groups@fleetgis.example', key: '7102100000000000012' }
const story = storyWorld({ signedInAs: ADMIN.userId })
const keyOf = (world: World) => world.accounts.find(TOP)?.key ?? ''

/**
 * The Other panel of a group's admin: totals of a period and the ranking of drivers; for top admins also the groups.
 * `FiguresPanel` makes its calls; `FiguresPanelView` is the pure view.
 *
 * **Do** give the lists of top admins of the configuration: without them there is no selector.
 *
 * **Do** keep `filters` with `onFiltersChange` where a panel that was left should open again as it was.
 *
 * **Keyboard** Tab goes through the filters and the table, the arrow keys choose a period.
 *
 * **States** each figure and the table load, fail and age alone, with their own Try again; an empty ranking.
 *
 * **Translation keys** `figures.*`, `ranking.*`
 *
 * **Calls** EP-B40, EP-B39 and EP-B38 side by side, the first two also for the period before; for admins EP-B43 and EP-B42.
 *
 * ```tsx
 * <FiguresPanel userId={adminKey} groupId="G001" topAdmins={{ topAdminIds: [], otherGroupIds: [] }} />
 * ```
 */
const meta = {
  title: 'Widgets/FiguresPanel',
  component: FiguresPanel,
  args: { userId: ADMIN.key, groupId: 'G001', topAdmins: { topAdminIds: [], otherGroupIds: [] } },
  parameters: { ...story.opened(), docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<FiguresPanelProps>

export default meta
type Story = StoryObj<FiguresPanelProps>

const panel = figuresPanel(within(document.body))
const figures = (canvasElement: HTMLElement) =>
  Object.fromEntries(
    [...canvasElement.querySelectorAll('[data-component="FigureGrid"] dl > div')].map((figure) => [
      figure.querySelector('dt')?.textContent,
      figure.querySelector('dd')?.textContent,
    ]),
  )
const shown = (canvasElement: HTMLElement) =>
  waitFor(() => expect(Object.values(figures(canvasElement)).join()).not.toContain('Loading'))

export const Default: Story = {
  name: 'DASH-03 totals and a ranking, again for another period',
  parameters: {
    rules: ['DASH-01', 'DASH-04', 'DASH-05', 'DASH-07', 'DASH-10', 'DASH-11', 'CF-18', 'FMT-07', 'FMT-08'],
  },
  args: { onFiltersChange: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    await shown(canvasElement)
    const before = figures(canvasElement)
    await expect(Object.keys(before)).toEqual([
      'Total amount',
      'Income',
      'Net amount',
      'Trips',
      'Drivers',
      'Distance',
    ])
    await expect(before['Total amount']).toMatch(/^[\d,]+ MMK$/)
    await expect(before.Distance).toMatch(/^[\d,]+\.\d km$/)
    await expect(panel.ranking()).toBeVisible()
    await expect(canvas.getByText('Compared with 19/11/2026. Today is not over.')).toBeVisible()
    await waitFor(() =>
      expect(
        [...canvasElement.querySelectorAll('[data-part="change"]')].map((part) => part.textContent),
      ).toEqual(Array(6).fill(expect.stringMatching(/ before$/))),
    )
    // The figures, and those of the day before.
    for (const call of [dashboard, driverTotals]) await expect(story.calls(call)).toHaveLength(2)
    await expect(story.calls(driverRanking)).toHaveLength(1)
    await expect(canvas.queryByRole('radio', { name: 'Admins' })).not.toBeInTheDocument()

    await userEvent.click(panel.period('week'))
    await waitFor(() => expect(figures(canvasElement)['Total amount']).not.toBe(before['Total amount']))
    for (const call of [adminList, topAdminTotals]) await expect(story.calls(call)).toHaveLength(0)
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ period: { option: 'week' }, userType: 1 })
  },
}

const ranking = Array.from({ length: 60 }, (_, index) => ({
  name: `Driver ${index}`,
  mobile: '',
  email: '',
  memberId: '',
  totalAmount: 1_000_000 - index,
  netAmount: 0,
  tripCount: 1,
  distanceKm: 1,
}))

/** The view with a period of its own. */
function OwnPeriod() {
  const [period, setPeriod] = useState<PeriodChoice>({ option: 'today' })
  return (
    <FiguresPanelView
      period={period}
      onPeriod={(event) => setPeriod(event.period)}
      userType={1}
      figures={[]}
      parts={[]}
      ranking={ranking}
      groups={undefined}
    />
  )
}

export const AnotherPeriod: Story = {
  name: 'DASH-07 the ranking of another period starts on page 1',
  tags: ['!dev', '!autodocs', 'mount'],
  render: () => <OwnPeriod />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await canvas.findByText('Driver 50')
    await userEvent.click(panel.period('week'))
    await canvas.findByText('Driver 0')
    await expect(canvas.queryByText('Driver 50')).toBeNull()
  },
}

export const Loading: Story = {
  name: 'a figure that hangs does not hold up the others',
  parameters: { faults: [{ kind: 'hang', endpoint: 'driverTotals' }] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(figures(canvasElement).Trips).toMatch(/^[\d,]+$/))
    await expect(figures(canvasElement).Income).toBe('Loading')
  },
}

export const Empty: Story = {
  name: 'DASH-09 without trips the ranking says No driver ranking',
  parameters: story.opened({ make: emptyFleet }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('No driver ranking')).toBeVisible()
    await shown(canvasElement)
    await expect(figures(canvasElement).Trips).toBe('0')
  },
}

export const Failed: Story = {
  name: 'a figure that fails says so alone, and is loaded again alone',
  parameters: { rules: ['CF-115'], faults: [{ kind: 'status', status: 400, endpoint: 'driverTotals' }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^Earnings: Something went wrong/)).toBeVisible()
    await waitFor(() => expect(figures(canvasElement).Trips).toMatch(/^[\d,]+$/))
    await expect(figures(canvasElement).Income).toBe('–Could not be loaded')
    if (isReading()) return
    story.world.faults.clear()
    await userEvent.click(panel.retry())
    await waitFor(() => expect(figures(canvasElement).Income).toMatch(/MMK$/))
    await expect(story.calls(dashboard)).toHaveLength(2)
  },
}

export const TopAdmin: Story = {
  name: 'PERM-09 a top admin chooses between drivers and admins',
  parameters: {
    rules: ['DASH-02', 'DASH-06', 'PERM-07', 'CF-111', 'CF-159'],
    ...story.opened({ signedInAs: TOP }),
  },
  render: (args) => {
    const key = keyOf(story.world)
    return <FiguresPanel {...args} userId={key} topAdmins={{ topAdminIds: [key], otherGroupIds: ['G001'] }} />
  },
  play: async ({ canvasElement }) => {
    await shown(canvasElement)
    await userEvent.click(panel.userType('admins'))
    await waitFor(() => expect(panel.groups()).toBeVisible())
    await shown(canvasElement)
    await expect(Object.keys(figures(canvasElement))).toEqual([
      'Total trips',
      'Total net amount',
      'Income',
      'Net amount',
    ])
    await waitFor(() =>
      expect(panel.groups().querySelectorAll('tbody tr')).toHaveLength(story.world.groups.length),
    )
  },
}

export const KeptUserType: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'PERM-09 an admin who is no top admin sees the figures of drivers, whatever the kept filters say',
  args: { filters: { period: { option: 'today' }, userType: USER_TYPES.admin } },
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    await expect(canvas.queryByRole('radio', { name: 'Admins' })).toBeNull()
    await expect(story.calls(topAdminTotals)).toHaveLength(0)
  },
}

export const Refused: Story = {
  name: 'PERM-07 without the rights the groups fail with the words of the server',
  args: { topAdmins: { topAdminIds: [ADMIN.key], otherGroupIds: [] } },
  play: async ({ canvas }) => {
    await userEvent.click(panel.userType('admins'))
    await expect(await canvas.findByText('Groups: This call is for top admins.')).toBeVisible()
  },
}

export const BurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  parameters: { latinWords: latinWords(story.world) },
  play: playOnPhone((canvasElement) =>
    waitFor(() => expect(canvasElement.querySelectorAll('tbody tr').length).toBeGreaterThan(0)),
  ),
}

export const View: Story = {
  tags: ['!dev', '!autodocs', 'mount'],
  render: () => (
    <FiguresPanelView
      period={{ option: 'today' }}
      onPeriod={fn()}
      userType={1}
      figures={[]}
      parts={[]}
      ranking={undefined}
      groups={undefined}
    />
  ),
}
