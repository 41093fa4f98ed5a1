import { tripInfo, trips, tripsQuery } from '@fleetgis/api/map'
import { PAGE_SIZES } from '@fleetgis/domain/paging'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQuery } from '@tanstack/react-query'
import { HttpResponse, http } from 'msw'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { useFleet } from '../../../provider/FleetContext.ts'
import { routeList } from '../../../testing/index.ts'
import { NO_GROUPS, NO_REMOTE } from '../../../testing/nothingLoaded.ts'
import { playOnPhone } from '../../../testing/playOnPhone.ts'
import { latinWords, storyWorld } from '../../../testing/storyWorld.ts'
import { RouteDetail } from './RouteDetail.tsx'
import { RouteList } from './RouteList.tsx'
import { RouteListView } from './RouteListView.tsx'
import { ROUTE_FILTERS } from './routeFilters.ts'

const story = storyWorld({ signedInAs: 'admin@fleetgis.example' })

/**
 * The trips of a period as routes, newest first, with a search, groups and a period. A row leads to `RouteDetail`, which
 * shows the route on a map with a replay.
 *
 * **Do** keep `filters` in the address, so that Back restores them; the search text may be an e-mail address and belongs in
 * the history's state.
 * **Do not** drop the days and groups that `hrefOf` receives: no call returns one trip, and `RouteDetail` finds it by them.
 *
 * **Events** `onFiltersChange(filters)` for filters, order and page; `onNameChange({ name })` of `RouteDetail`.
 *
 * **States** loading, empty, failure with Try again, stale (with its age), more than 300 trips.
 *
 * **Translation keys** `routes.*`, `groups.*`, `period.*`, `map.*`, `homeMap.searchText`, `tripDetail.driver`
 *
 * **Calls** EP-A12 (the newest 300 trips), EP-A13 (the counters), EP-A14 (the groups, when their list opens), EP-A16
 * (the drivers).
 *
 * ```tsx
 * import { RouteList } from '@fleetgis/ui/RouteList'
 *
 * <FleetProvider client={client} language="en" theme="light">
 *   <RouteList
 *     hrefOf={({ tripId, start, end, groupIds }) =>
 *       `/routes/${tripId}?start=${start}&end=${end}&groups=${groupIds.join(',')}`
 *     }
 *   />
 * </FleetProvider>
 * ```
 */
const meta = {
  title: 'Widgets/RouteList',
  component: RouteList,
  args: { onFiltersChange: fn(), hrefOf: ({ tripId }) => `#${tripId}` },
  parameters: { ...story.opened(), docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof RouteList>

export default meta
type Story = StoryObj<typeof meta>

const find = (canvasElement: HTMLElement) => routeList(within(canvasElement))
const links = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll('tbody a')]
const shown = (canvasElement: HTMLElement) => waitFor(() => expect(links(canvasElement)).toHaveLength(15))

export const Default: Story = {
  name: 'ROUTE-27 trips of today with driver, times and places, 15 a page',
  parameters: { rules: ['MAP-14', 'CF-84'] },
  play: async ({ canvas, canvasElement, args }) => {
    await shown(canvasElement)
    const heads = canvas.getAllByRole('columnheader')
    await expect(heads.map((head) => head.textContent).join()).toBe('Trip,Driver,Start,End,From,To')
    const [first] = links(canvasElement).map(({ textContent }) => textContent)
    await userEvent.click(find(canvasElement).page(2))
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(expect.objectContaining({ page: 2 }))
    await expect(links(canvasElement)[0]).not.toHaveTextContent(first ?? '')
    await userEvent.click(find(canvasElement).sortBy('Start'))
    await userEvent.click(find(canvasElement).sortBy('Start'))
    // Descending is the order of the server: newest first, from page 1.
    await expect(links(canvasElement)[0]).toHaveTextContent(first ?? '')
    await expect(story.calls(trips)).toHaveLength(1)
    // A cleared day: the page asks for it, and no call has an empty one.
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Period' }), 'range')
    await userEvent.clear(await canvas.findByRole('textbox', { name: 'Start date' }))
    await expect(canvas.getByText('Please choose both a start and an end date.')).toBeVisible()
    await userEvent.type(find(canvasElement).search(), '{Enter}')
    await story.quiet()
    for (const call of [trips, tripInfo])
      for (const { body } of story.calls(call)) await expect(body).not.toMatchObject({ startdate: '' })
  },
}

export const Loading: Story = {
  beforeEach: () => story.slow(),
  play: story.playLoading(shown, (canvasElement) =>
    expect(within(canvasElement).queryByText('No trip found')).toBeNull(),
  ),
}

export const Empty: Story = {
  name: 'CF-84 where the filters find no trip Show all clears them, and so does Clear filters',
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    for (const clear of ['showAll', 'clear'] as const) {
      await userEvent.type(find(canvasElement).search(), 'no such driver{Enter}')
      await canvas.findByText('No trip found')
      await userEvent.click(find(canvasElement)[clear]())
      await shown(canvasElement)
    }
  },
}

export const Failed: Story = {
  parameters: { rules: ['CF-115'] },
  beforeEach: () => story.cut(trips),
  play: story.playFailed(shown),
}

export const TotalsFailed: Story = {
  name: 'CF-115 counters that could not be loaded say so, and Search renews them with the list',
  tags: ['!dev', '!autodocs'],
  beforeEach: () => story.cut(tripInfo),
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    await expect(await canvas.findByText(/cannot be reached/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled()
    await expect(canvas.getByText('Total km').nextSibling).toHaveTextContent('–')
    story.mend()
    await userEvent.type(find(canvasElement).search(), '{Enter}')
    await waitFor(() => expect(canvas.queryByText(/cannot be reached/)).toBeNull())
    await expect(canvas.getByText('Total km').nextSibling).toHaveTextContent(/\d/)
    await waitFor(() => expect(story.calls(trips)).toHaveLength(2))
  },
}

export const Stale: Story = { parameters: { rules: ['CF-115'] }, play: story.playStale(shown) }

export const Long: Story = {
  name: 'with more than 300 trips it says that the newest are listed',
  args: { filters: { search: '', period: { option: '7days' }, groupIds: [], page: 1 } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^The newest 300 trips are listed\./)
  },
}

export const BrokenRow: Story = {
  name: 'CF-178 a row that cannot be read is no reason to call a full page all trips',
  tags: ['!dev', '!autodocs'],
  args: Long.args,
  parameters: {
    handlers: [
      http.post(`*${trips.path}`, () =>
        HttpResponse.json({
          data_list: Array.from({ length: 300 }, (_, index) => (index ? { tripid: `T-${index}` } : {})),
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^The newest 299 trips are listed\./)
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'my' },
  parameters: { latinWords: latinWords(story.world) },
  play: playOnPhone(shown),
}

export const View: Story = {
  tags: ['!dev', '!autodocs', 'mount'],
  render: () => (
    <RouteListView
      groups={NO_GROUPS}
      onFiltersChange={fn()}
      trips={NO_REMOTE}
      totals={NO_REMOTE}
      days={{ start: '2026-11-20', end: '2026-11-20' }}
      filters={ROUTE_FILTERS}
    />
  ),
}

/** A trip that is not among the newest 300 of its days. */
function OneTrip() {
  const { client } = useFleet()
  const week = { start: '2026-11-14', end: '2026-11-20' }
  const size = PAGE_SIZES.tripRoutes
  const { data } = useQuery(tripsQuery(client, { search: ' ', groupIds: [], ...week, page: 2, size }))
  const trip = data?.find(({ endedAt }) => endedAt)
  const [isShown, setShown] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setShown(!isShown)}>
        Mount
      </button>
      {trip && isShown ? <RouteDetail tripId={trip.id} groupIds={[]} days={week} /> : null}
    </>
  )
}

export const Replayed: Story = {
  name: 'CF-163 a trip is found beyond the newest 300; its vehicle on the map has the name of its driver',
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['CF-186'] },
  render: () => <OneTrip />,
  play: async ({ canvas }) => {
    const names = story.world.drivers.flatMap(({ name }) => [name.en, name.my])
    await canvas.findByRole('option', { name: (text) => names.includes(text) })
    await expect(canvas.getByText('Driver')).toBeVisible()
    // No more pages than it takes: the first for the detail, the second for it and for the story.
    const pages = () => story.calls(trips).map(({ query }) => query.curPage)
    await expect(pages()).toEqual(['2', '1', '2'])
    // Trips may have moved to another page since: the later pages are as old as the first.
    await userEvent.click(canvas.getByRole('button', { name: 'Mount' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Mount' }))
    await waitFor(() => expect(pages()).toEqual(['2', '1', '2', '1', '2']))
    await canvas.findByRole('option', { name: (text) => names.includes(text) })
  },
}

export const Detail: Story = {
  tags: ['!dev', '!autodocs', 'mount'],
  render: () => <RouteDetail tripId="T-1" groupIds={[]} />,
}
