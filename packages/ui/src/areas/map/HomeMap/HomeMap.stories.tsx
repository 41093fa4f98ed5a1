import { DEFAULT_CITY } from '@fleetgis/domain/map'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { fleet, onMapStage, TRIPS } from '../../../map/storyParts.tsx'
import { useFleet } from '../../../provider/FleetContext.ts'
import { FleetProvider } from '../../../provider/FleetProvider.tsx'
import { expectSteady } from '../../../testing/expectSteady.ts'
import { homeMap } from '../../../testing/index.ts'
import { isReading } from '../../../testing/isReading.ts'
import { NO_GROUPS, NO_VEHICLES } from '../../../testing/nothingLoaded.ts'
import { hasColour, optionsOf, tabStops } from '../parts/storyMap.tsx'
import { HomeMap, type HomeMapProps } from './HomeMap.tsx'
import { HomeMapView } from './HomeMapView.tsx'
import { HOME_MAP_FILTERS, type HomeMapFilters, settingsOf } from './homeMapFilters.ts'

const GROUPS = [
  { id: 'G-01', name: 'Golden Valley' },
  { id: 'G-02', name: 'Hlaing Taxi' },
  { id: 'G-03', name: 'Airport Line' },
]

/** Records the requests of a server. */
function recorded(answer: (request: Request) => Promise<Response>) {
  const asked: { path: string; body: unknown }[] = []
  return {
    asked,
    count: (path: string) => asked.filter((each) => each.path === path).length,
    last: (path: string) => asked.findLast((each) => each.path === path)?.body,
    answer: async (request: Request) => {
      asked.push({ path: new URL(request.url).pathname, body: await request.clone().json() })
      return answer(request)
    },
  }
}

/** The one driver that the server names. */
const AUNG = {
  syskey: '71',
  name: 'Ko Aung Kyaw',
  email: 'D-1001',
  mobile: '+959421234567',
  vehicleno: '1A-2345',
}

/**
 * A fleet as the server sends it; `fails` names the calls without a response, `quiet` vehicles are late, `drivers` are
 * those of the summary, and with `onePage` the server ignores the number of the page.
 */
function answers({
  count = 24,
  drivers = 24,
  quiet = 0,
  fails = [] as readonly string[],
  groups = GROUPS,
  onePage = false,
} = {}) {
  return async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (fails.includes(pathname)) throw new TypeError('Failed to fetch')
    if (pathname === '/location') {
      const { search } = await request.clone().json()
      const size = Number(searchParams.get('pageSize'))
      const first = onePage ? 0 : (Number(searchParams.get('curPage')) - 1) * size
      const found = fleet(count).filter(({ id }) => !/^(D-|\+)/.test(search) || id === search)
      return Response.json({
        data_list: found.slice(first, first + size).map(({ id, position, at, groupId, type }, index) => ({
          syskey: `L-${id}`,
          userid: id,
          domainid: groupId,
          type,
          datetime: index < quiet ? '2026-11-21 09:09:59' : at,
          route: { type: 'Point', coordinates: [position.lng, position.lat] },
        })),
      })
    }
    if (pathname === '/trip') {
      return Response.json({
        data_list: TRIPS.map(({ id, userId, tripStatus, path }) => ({
          tripid: id,
          userid: userId,
          domainid: 'G-01',
          trip_status: tripStatus,
          route: { type: 'LineString', coordinates: path.map(({ lat, lng }) => [lng, lat]) },
        })),
      })
    }
    if (pathname === '/domain/list') {
      return Response.json({
        status: 'success',
        dataList: groups.map(({ id, name }) => ({ syskey: `S-${id}`, id, name })),
      })
    }
    if (pathname === '/driver/driverByAdmin') return Response.json({ data_list: [AUNG], total_count: 1 })
    return Response.json({ status: 'success', data: { trips: 12_041, drivers, distancebykm: 318.24 } })
  }
}

/**
 * The console's home: a live map of the vehicles that the user may see, with the trips of a period and totals.
 *
 * **Do** give it the whole space below the navbar, and keep `filters` in the URL, so that it can be shared. With `driver` in them
 * it shows that driver: keep the key and the name in the URL, which may not hold a phone number. For Back and a reload keep
 * what `onView` and `onPanel` report in the state of the history, and give it back as `initialView` and `initialPanel`.
 * **Do not** poll beside it: it polls positions every minute and trips every three, while the page is visible.
 *
 * **Events** `onFiltersChange`: period, groups, city or layers were changed; `onView`, `onPanel`: the map was
 * moved, or another panel is open on it; `onTripRefused`: a trip could not be drawn.
 *
 * **Keyboard** The controls above the map come first, then the map with the keys of `FleetMap`.
 *
 * **States** loading, no vehicles, nothing for the role, a failure of one of its calls (the other data stays), stale positions (with
 * their age), more drivers than are loaded, with Load all.
 *
 * **Translation keys** `homeMap.*`, `map.*`
 *
 * **Calls** EP-A11 to EP-A14: positions, trips, totals and groups; EP-A16 for the names of drivers, once a popup or the
 * list opens.
 *
 * ```tsx
 * import { HomeMap } from '@fleetgis/ui/HomeMap'
 *
 * <FleetProvider client={client} tiles={{ url, attribution }} page>
 *   <HomeMap />
 * </FleetProvider>
 * ```
 */
const meta = {
  title: 'Widgets/HomeMap',
  component: HomeMap,
  args: { onFiltersChange: fn(), onView: fn(), onPanel: fn() },
  parameters: { isFullScreen: true, answer: answers() },
  decorators: [onMapStage],
} satisfies Meta<typeof HomeMap>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'MAP-01 a live map of Yangon shows the number of its vehicles, trips and drivers, and the distance',
  parameters: { rules: ['MAP-02', 'MAP-03', 'MAP-11', 'MAP-13', 'MAP-14', 'CF-27'] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('24 vehicles')
    await expect(canvas.getByText('Updated just now')).toBeVisible()
    await expect(await canvas.findByRole('combobox', { name: 'City' })).toHaveDisplayValue('Yangon')
    await expect(canvas.getByRole('checkbox', { name: 'Locations' })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Routes' })).not.toBeChecked()
    await expect(canvas.getByRole('switch', { name: 'Markers' })).toBeChecked()
    const isReady = () => {
      expect(canvas.getByRole('listbox')).toBeVisible()
      expect(canvas.getByRole('button', { name: 'Zoom in' })).toBeVisible()
    }
    await expect(await tabStops(canvasElement, isReady)).toBe(10)
    for (const [name, value] of [
      ['No of trips', '12,041'],
      ['Total Drivers', '24'],
      ['Total km', '318.2'],
    ] as const) {
      await expect(await canvas.findByText(name)).toBeVisible()
      await expect(canvas.getByText(value)).toBeVisible()
    }
    await userEvent.click(canvas.getByText('Info'))
    await expect(canvas.getByText('No of trips')).not.toBeVisible()
  },
}

const ofDriver = recorded(answers())

export const Chosen: Story = {
  name: 'CF-186 the driver of an address is searched by user id and shown with an open popup; the address keeps the name',
  args: { filters: { ...HOME_MAP_FILTERS, driver: { key: AUNG.syskey, name: AUNG.name } } },
  parameters: { answer: ofDriver.answer },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(await canvas.findByRole('dialog', { name: /^Ko Aung Kyaw, 1A-2345/ })).toBeVisible()
    await expect(ofDriver.last('/location')).toMatchObject({ search: 'D-1001' })
    const names = ofDriver.asked.filter(({ path }) => path === '/driver/driverByAdmin')
    await expect(names[0]?.body).toMatchObject({ search: AUNG.name })
    await userEvent.click(await within(canvasElement).findByRole('checkbox', { name: 'Routes' }))
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...args.filters, routes: true })
  },
}

export const Left: Story = {
  name: 'CF-186 the map starts where it was left, with its popup; the driver of the address moves it no more, and Search does',
  tags: ['!dev', '!autodocs'],
  args: {
    ...Chosen.args,
    initialView: { centre: DEFAULT_CITY.centre, zoom: 12 },
    initialPanel: { kind: 'vehicle', id: 'D-1001' },
  },
  parameters: { answer: answers({ drivers: 1 }) },
  play: async ({ canvas, args }) => {
    const zoomed = (zoom: number) =>
      waitFor(() =>
        expect(args.onView).toHaveBeenLastCalledWith({ view: { centre: expect.anything(), zoom } }),
      )
    const popup = await canvas.findByRole('dialog', { name: /^Ko Aung Kyaw, 1A-2345/ })
    await canvas.findByText('1 vehicle')
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }))
    await zoomed(13)
    await expect(args.onPanel).not.toHaveBeenCalled()
    await userEvent.click(within(popup).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(args.onPanel).toHaveBeenLastCalledWith({ panel: null }))
    const search = homeMap(canvas).search()
    await waitFor(() => expect(search).not.toHaveAttribute('data-pending'))
    await userEvent.click(search)
    await zoomed(14)
    await waitFor(() =>
      expect(args.onPanel).toHaveBeenLastCalledWith({ panel: { kind: 'vehicle', id: 'D-1001' } }),
    )
  },
}

let showDriver = () => {}
let driverIsFound = Promise.resolve()

/** The driver has a position today, under the phone number, and none in other periods. */
const ofToday = recorded(async (request) => {
  const { pathname } = new URL(request.url)
  if (pathname === '/driver/driverByAdmin') await driverIsFound
  if (pathname !== '/location') return answers({ drivers: 1 })(request)
  const { search, startdate, enddate } = await request.clone().json()
  const isFound = search === AUNG.mobile && startdate === enddate
  return answers({ count: isFound ? 1 : 0 })(
    new Request(request.url, { method: 'POST', body: JSON.stringify({ search: ' ' }) }),
  )
})

export const ChosenKept: Story = {
  name: 'CF-186 the driver of an address stays, and so do filters chosen before the driver is found; a period without positions changes neither',
  tags: ['!dev', '!autodocs'],
  args: Chosen.args,
  parameters: { answer: ofToday.answer, rules: ['MAP-21', 'MAP-22'] },
  beforeEach() {
    ofToday.asked.length = 0
    driverIsFound = new Promise((resolve) => {
      showDriver = resolve
    })
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Routes' }))
    const kept = { ...args.filters, routes: true }
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(kept)
    showDriver()
    await canvas.findByText('1 vehicle')
    await expect(canvas.getByRole('checkbox', { name: 'Routes' })).toBeChecked()
    const period = canvas.getByRole('combobox', { name: 'Period' })
    await userEvent.selectOptions(period, '7 Days')
    await canvas.findByText('No vehicle matches these filters')
    await expect(period).toHaveDisplayValue('7 Days')
    await userEvent.selectOptions(period, 'Today')
    await canvas.findByText('1 vehicle')
    const searches = ofToday.asked
      .filter(({ path }) => path === '/location')
      .map(({ body }) => (body as { search: string }).search)
    await expect([...new Set(searches)]).toEqual([expect.stringMatching(/^ ?$/), AUNG.mobile, AUNG.email])
    // By `useUserId` alone: the map itself searches for the phone number in each period.
    await expect(searches.filter((search) => search === AUNG.email)).toHaveLength(1)
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(kept)
  },
}

export const ChosenRenamed: Story = {
  name: 'CF-186 a driver whom the name of the address does not find any more is found in all drivers',
  tags: ['!dev', '!autodocs'],
  args: { filters: { ...HOME_MAP_FILTERS, driver: { key: AUNG.syskey, name: 'Ko Aung' } } },
  parameters: {
    async answer(request: Request) {
      const isSearch =
        new URL(request.url).pathname === '/driver/driverByAdmin' &&
        (await request.clone().json()).search !== ''
      return isSearch ? Response.json({ data_list: [], total_count: 0 }) : answers()(request)
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: /^Ko Aung Kyaw, 1A-2345/ })).toBeVisible()
  },
}

export const ChosenMissing: Story = {
  name: 'CF-186 a driver of the address whom no search finds is said to be missing, and the map shows all',
  args: { filters: { ...HOME_MAP_FILTERS, driver: { key: '99', name: 'Ko Zaw' } } },
  play: async ({ canvas }) => {
    await within(document.body).findByText('There is no such driver')
    await expect(await canvas.findByText('24 vehicles')).toBeVisible()
  },
}

const notify = fn()

/** An app with messages of its own, whose language changes. */
function TwoLanguages(props: HomeMapProps) {
  const { client } = useFleet()
  const [language, setLanguage] = useState('en')
  return (
    <FleetProvider client={client} language={language} notifier={{ notify }}>
      <button type="button" onClick={() => setLanguage('my')}>
        Burmese
      </button>
      <div style={{ height: '90vh' }}>
        <HomeMap {...props} />
      </div>
    </FleetProvider>
  )
}

export const ChosenFailed: Story = {
  name: 'CF-115 a driver whose search fails is not said to be missing; another language does not repeat why',
  tags: ['!dev', '!autodocs'],
  args: ChosenMissing.args,
  parameters: { answer: answers({ fails: ['/driver/driverByAdmin'] }) },
  render: (args) => <TwoLanguages {...args} />,
  beforeEach: () => void notify.mockClear(),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith(
        expect.objectContaining({
          text: 'The server cannot be reached. Check your connection and try again.',
          duration: 3_000,
        }),
      ),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Burmese' }))
    await canvas.findByText('ယာဉ် 24 စီး')
    await expect(notify).toHaveBeenCalledOnce()
  },
}

const server = recorded(answers())

export const Controls: Story = {
  name: 'MAP-08 the city recentres the map, the switch hides the vehicles, period and checkboxes refetch, the card folds',
  parameters: {
    rules: ['MAP-04', 'MAP-07', 'MAP-12', 'MAP-16', 'MAP-21', 'MAP-22', 'MAP-24', 'MAP-27', 'CF-23'],
    answer: server.answer,
  },
  play: async ({ canvas, canvasElement, args }) => {
    await canvas.findByText('24 vehicles')
    await canvas.findByRole('listbox')
    const expectNoVehicle = () => waitFor(() => expect(canvas.queryByRole('listbox')).not.toBeInTheDocument())
    const city = await canvas.findByRole('combobox', { name: 'City' })
    await expect(optionsOf(city)).toEqual(['Yangon', 'Mandalay', 'Nay Pyi Taw', 'Bangkok', 'Singapore'])
    await userEvent.selectOptions(city, 'Mandalay')
    await expectNoVehicle()
    await userEvent.selectOptions(city, 'Yangon')
    await canvas.findByRole('listbox')

    const markers = canvas.getByRole('switch', { name: 'Markers' })
    await userEvent.click(markers)
    await expectNoVehicle()
    await expect(canvas.getByText('24 vehicles')).toBeVisible()
    await userEvent.click(markers)
    await canvas.findByRole('listbox')

    await expect(hasColour(canvasElement, 'trips', 'blue')).toBe(false)
    const search = canvas.getByRole('button', { name: 'Search' })
    for (const name of ['Locations', 'Routes']) {
      // A press while an answer is on its way asks for no second one.
      await waitFor(() => expect(search).not.toHaveAttribute('data-pending'))
      const before = server.count('/location')
      await userEvent.click(canvas.getByRole('checkbox', { name }))
      await waitFor(() => expect(server.count('/location')).toBe(before + 1))
    }
    const routes = canvas.getByRole('checkbox', { name: 'Routes' })
    await expect(routes).toBeChecked()
    const isRouteDrawn = () => hasColour(canvasElement, 'trips', 'blue')
    await waitFor(() => expect(isRouteDrawn()).toBe(true))
    await userEvent.click(routes)
    await waitFor(() => expect(isRouteDrawn()).toBe(false))

    const period = canvas.getByRole('combobox', { name: 'Period' })
    await expect(optionsOf(period)).toEqual(['Today', '7 Days', '30 Days', 'Custom'])
    await userEvent.selectOptions(period, '7 Days')
    const days = { startdate: '2026-11-14', enddate: '2026-11-21' }
    await waitFor(() => expect(server.last('/location')).toMatchObject(days))
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ period: { option: '7days' } }),
    )

    const text = canvas.getByRole('searchbox')
    await userEvent.type(text, 'D-10')
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse the card' }))
    await expect(text).not.toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Expand the card' }))
    await expect(canvas.getByRole('searchbox')).toHaveValue('D-10')
  },
}

function ControlledMap() {
  const [filters, setFilters] = useState<HomeMapFilters>(HOME_MAP_FILTERS)
  return <HomeMap filters={filters} onFiltersChange={(changed) => setFilters({ ...changed })} />
}

export const Controlled: Story = {
  name: 'MAP-12 where the page gives back the filters that were reported, the switch Markers asks nothing',
  tags: ['!dev', '!autodocs'],
  parameters: { answer: server.answer },
  render: () => <ControlledMap />,
  play: async ({ canvas }) => {
    await canvas.findByText('24 vehicles')
    await canvas.findByRole('listbox')
    const before = server.count('/location')
    const markers = canvas.getByRole('switch', { name: 'Markers' })
    await userEvent.click(markers)
    await waitFor(() => expect(canvas.queryByRole('listbox')).not.toBeInTheDocument())
    await expect(markers).not.toBeChecked()
    await expectSteady(() => server.count('/location'))
    await expect(server.count('/location')).toBe(before)
  },
}

export const Custom: Story = {
  name: 'MAP-05 Custom shows a start and an end date; without one of them the period before stays',
  args: {
    filters: { ...HOME_MAP_FILTERS, period: { option: 'range', start: '2026-11-01', end: '2026-11-20' } },
  },
  parameters: { rules: ['MAP-06'], answer: server.answer },
  play: async ({ canvas }) => {
    const start = await canvas.findByRole('textbox', { name: 'Start date' })
    const end = canvas.getByRole('textbox', { name: 'End date' })
    await expect(start).toHaveValue('01/11/2026')
    await expect(end).toHaveValue('20/11/2026')
    await canvas.findByText('24 vehicles')
    await userEvent.clear(start)
    await expect(await canvas.findByText('Please choose both a start and an end date.')).toBeVisible()
    const before = server.count('/location')
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(server.count('/location')).toBe(before + 1))
    await expect(canvas.getByText('24 vehicles')).toBeVisible()
    await userEvent.type(start, '21112026')
    await waitFor(() =>
      expect(server.last('/location')).toMatchObject({ startdate: '2026-11-21', enddate: '2026-11-21' }),
    )
    await expect(canvas.queryByText(/^Please choose both/)).toBeNull()
    for (const { body } of server.asked) await expect(body).not.toMatchObject({ startdate: '' })
  },
}

export const Search: Story = {
  name: 'MAP-23 the text and the groups apply by themselves, and Search refetches',
  parameters: {
    rules: ['MAP-09', 'MAP-10', 'MAP-15', 'MAP-26', 'MAP-28', 'VAL-33', 'VAL-34', 'CF-26'],
    answer: server.answer,
  },
  play: async ({ canvas, args }) => {
    await canvas.findByText('24 vehicles')
    await expect(server.last('/location')).toMatchObject({ search: ' ', domainids: [] })
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search by user ID' }), '  aung ')
    const groups = canvas.getByRole('button', { name: 'Groups All groups' })
    await userEvent.click(groups)
    await userEvent.click(await canvas.findByRole('option', { name: 'Hlaing Taxi' }))
    await userEvent.click(await canvas.findByRole('option', { name: 'Airport Line' }))
    await expect(groups).toHaveAccessibleName('Groups Hlaing Taxi +1')
    await userEvent.keyboard('{Escape}')
    await waitFor(() =>
      expect(server.last('/location')).toMatchObject({ search: 'aung', domainids: ['G-02', 'G-03'] }),
    )
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ search: '  aung ', groupIds: ['G-02', 'G-03'] }),
    )
    const before = server.count('/location')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Search' })).not.toHaveAttribute('data-pending'),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(server.count('/location')).toBe(before + 1))
  },
}

export const Quiet: Story = {
  name: 'CF-116 vehicles not heard for ten minutes are counted apart, and the list and the popup name the group',
  parameters: { answer: answers({ quiet: 5 }) },
  play: async ({ canvas }) => {
    await canvas.findByText('24 vehicles')
    await waitFor(() => expect(canvas.getByText('5 not heard for 10 minutes')).toBeVisible())
    await userEvent.click(await canvas.findByRole('button', { name: 'List of vehicles' }))
    const row = await canvas.findByRole('button', { name: /^Driver D-1002/ })
    await waitFor(() =>
      expect(row.closest('[data-component="EntityRow"]')).toHaveTextContent('Golden Valley'),
    )
    await userEvent.click(row)
    const popup = within(await canvas.findByRole('dialog', { name: /^Driver D-1002/ }))
    await popup.findByText('Golden Valley')
    await waitFor(() => expect(popup.getByRole('button', { name: 'Locate' })).toBeVisible())
    await expect(popup.getByRole('switch', { name: 'Follow' })).not.toBeChecked()
  },
}

export const Named: Story = {
  name: 'CF-186 the list and the popups name driver, plate and group, call the driver, and link to the pages, that of a trip too',
  args: {
    filters: { ...HOME_MAP_FILTERS, routes: true },
    initialPanel: { kind: 'trip', id: 'T-1' },
    driverHrefOf: ({ driverKey }) => `#driver-${driverKey}`,
    groupHrefOf: ({ groupId }) => `#group-${groupId}`,
    vehicleHrefOf: ({ driverKey }) => `#vehicle-${driverKey}`,
    tripHrefOf: ({ tripId, start, end, groupIds }) => `#${[tripId, start, end, ...groupIds]}`,
  },
  parameters: { rules: ['CF-116', 'MAP-30'] },
  play: async ({ canvas }) => {
    const trip = within(await canvas.findByRole('dialog', { name: 'Ko Aung Kyaw' }))
    for (const [name, href] of [
      ['Trip T-1', '#T-1,2026-11-21,2026-11-21,G-01'],
      ['Ko Aung Kyaw', '#driver-71'],
      ['1A-2345', '#vehicle-71'],
    ] as const)
      await expect(trip.getByRole('link', { name })).toHaveAttribute('href', href)
    await expect(trip.getByText('Driver')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'List of vehicles' }))
    const row = await canvas.findByRole('button', { name: /^Ko Aung Kyaw/ })
    await waitFor(() => expect(row).toHaveTextContent(/1A-2345 · (Golden Valley|Hlaing Taxi|Airport Line)/))
    await expect(canvas.getByRole('link', { name: 'Call Ko Aung Kyaw' })).toHaveAttribute(
      'href',
      `tel:${AUNG.mobile}`,
    )
    await userEvent.click(row)
    const popup = within(await canvas.findByRole('dialog', { name: /^Ko Aung Kyaw, 1A-2345/ }))
    await expect(await popup.findByRole('link', { name: 'Ko Aung Kyaw' })).toHaveAttribute(
      'href',
      '#driver-71',
    )
    await expect(popup.getByRole('link', { name: '1A-2345' })).toHaveAttribute('href', '#vehicle-71')
    await expect(popup.getByRole('link', { name: `Call ${AUNG.mobile}` })).toBeVisible()
    await userEvent.click(popup.getByText('More'))
    await expect(popup.getByText('D-1001')).toBeVisible()
    await expect(popup.getByRole('link', { name: /Golden Valley|Hlaing Taxi|Airport Line/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^#group-G-0\d$/),
    )
  },
}

export const QuietAmongLoaded: Story = {
  name: 'CF-178 the count of quiet vehicles says among how many, where not all are loaded',
  parameters: { answer: answers({ count: 650, drivers: 7702, quiet: 5 }) },
  play: async ({ canvas }) => {
    await canvas.findByText('300 of 7,702 drivers')
    await canvas.findByText('5 of the 300 loaded not heard for 10 minutes')
    await userEvent.click(await canvas.findByRole('button', { name: 'List of vehicles' }))
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Find in the list' }), 'nobody')
    await canvas.findByText('Nothing found among the 300 on the map')
  },
}

const large = recorded(answers({ count: 650, drivers: 7702 }))
const pagesAsked = { last: 0, isCut: false, held: undefined as Promise<unknown> | undefined }

export const MoreDrivers: Story = {
  name: 'CF-178 the card says how many of all drivers are loaded; Load all loads page after page, can be stopped, and ends with a sentence',
  parameters: {
    rules: ['MAP-25', 'CF-25'],
    answer: async (request: Request) => {
      const { pathname, searchParams } = new URL(request.url)
      if (pathname === '/location') {
        pagesAsked.last = Number(searchParams.get('curPage'))
        if (pagesAsked.last === 2) await pagesAsked.held
        if (pagesAsked.isCut) throw new TypeError('Failed to fetch')
      }
      return large.answer(request)
    },
  },
  beforeEach: () => void large.asked.splice(0),
  play: async ({ canvas }) => {
    await canvas.findByText('300 of 7,702 drivers')
    const page = homeMap(canvas)
    await expect(large.count('/location')).toBe(1)
    if (isReading()) return

    let release = () => {}
    pagesAsked.held = new Promise<void>((resolve) => {
      release = resolve
    })
    await userEvent.click(page.loadAll())
    await expect(await canvas.findByText('Loading all drivers')).toHaveRole('status')
    await expect(page.stop()).toHaveFocus()
    await expect(page.search()).not.toHaveAttribute('data-pending')
    await userEvent.click(page.stop())
    release()
    await expect(canvas.getByText('300 of 7,702 drivers')).toBeVisible()
    await expect(canvas.queryByText('Loading all drivers')).toBeNull()

    pagesAsked.isCut = true
    await userEvent.click(page.loadAll())
    await canvas.findByText('The server cannot be reached. Check your connection and try again.')
    pagesAsked.isCut = false
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByText('650 of 7,702 drivers')
    await expect(await canvas.findByText('The server has no position of the other drivers.')).toHaveFocus()
    // Three pages with rows, and an empty one.
    await expect(pagesAsked.last).toBe(4)
    await expect(canvas.queryByRole('button', { name: 'Load all' })).toBeNull()
  },
}

const ignorant = recorded(answers({ count: 650, drivers: 7702, onePage: true }))

export const SamePositionsAgain: Story = {
  name: 'CF-178 a server that sends the same rows again ends Load all with a sentence',
  parameters: { answer: ignorant.answer },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load all' }))
    await canvas.findByText('The server sends the same positions again, so the others cannot be loaded.')
    await expect(canvas.getByText('300 of 7,702 drivers')).toBeVisible()
    await expect(ignorant.count('/location')).toBe(2)
  },
}

export const FullPage: Story = {
  name: 'CF-178 without a larger summary a full page says that there may be more, and Load all finds them',
  parameters: { answer: answers({ count: 310, drivers: 12 }) },
  play: async ({ canvas }) => {
    await canvas.findByText('At least 300 vehicles')
    await userEvent.click(homeMap(canvas).loadAll())
    await canvas.findByText('310 vehicles')
    await expect(canvas.getByText('All drivers are loaded')).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Load all' })).toBeNull()
  },
}

export const PartOfTrips: Story = {
  name: 'CF-178 with Routes the card says how many of all trips the map has loaded',
  parameters: { rules: ['CF-25'] },
  play: async ({ canvas }) => {
    await canvas.findByText('24 vehicles')
    await expect(canvas.queryByText(/of 12,041 trips/)).toBeNull()
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Routes' }))
    await expect(await canvas.findByText(`${TRIPS.length} of 12,041 trips`)).toBeVisible()
  },
}

export const Polled: Story = {
  name: 'CF-178 a poll renews the loaded pages one after another',
  args: { refresh: { locations: 300, trips: 600_000 } },
  parameters: { answer: large.answer },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load all' }))
    await canvas.findByText('650 of 7,702 drivers')
    const before = large.count('/location')
    await waitFor(() => expect(large.count('/location')).toBeGreaterThanOrEqual(before + 8))
    await expect(canvas.getByText('650 of 7,702 drivers')).toBeVisible()
  },
}

export const OneHit: Story = {
  name: 'CF-178 a search with one hit moves the map to it, once',
  parameters: { answer: answers({ drivers: 1 }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('listbox')
    const noVehicle = () => waitFor(() => expect(canvas.queryByRole('listbox')).not.toBeInTheDocument())
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'City' }), 'Mandalay')
    await noVehicle()
    await userEvent.type(canvas.getByRole('searchbox'), 'D-1001{Enter}')
    await canvas.findByText('1 vehicle')
    await waitFor(() => expect(canvas.getAllByRole('option', { name: /D-1001/ })).not.toHaveLength(0))
    // The city moves the map away, and the same answer does not move it back; the same search does.
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'City' }), 'Yangon')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'City' }), 'Mandalay')
    await noVehicle()
    await userEvent.click(homeMap(canvas).search())
    await canvas.findByRole('listbox')
  },
}

export const Empty: Story = {
  name: 'No vehicle has a position today',
  parameters: { answer: answers({ count: 0, drivers: 0 }) },
  play: async ({ canvas }) => {
    await canvas.findByText('No vehicle has been seen today')
  },
}

export const NothingForTheRole: Story = {
  name: 'CF-04 role 0 sees no groups, and the card says so',
  parameters: { answer: answers({ count: 0, drivers: 0, groups: [] }) },
  play: async ({ canvas }) => {
    const text = 'There is nothing to see here for your role: it sees no groups.'
    await canvas.findByText(text)
  },
}

export const Failed: Story = {
  name: 'A map without any answer says so and offers another try',
  parameters: { answer: answers({ fails: ['/location', '/trip', '/trip/trip-info'] }) },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(
      'The server cannot be reached. Check your connection and try again.',
    )
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled()
  },
}

export const Stale: Story = {
  name: 'CF-115 while one query cannot be refetched, its data stays; so with the groups',
  parameters: { rules: ['ERR-11'], answer: answers({ fails: ['/trip', '/domain/list'] }) },
  play: async ({ canvas }) => {
    await canvas.findByText('Out of date', { selector: 'strong' })
    await expect(
      canvas.getByText(/^A part could not be updated\. The server cannot be reached\./),
    ).toBeVisible()
    await expect(canvas.getByText('24 vehicles')).toBeVisible()
    if (isReading()) return
    await userEvent.click(await canvas.findByRole('button', { name: /^Groups/ }))
    // A press on the button of the strip closes the list.
    const popup = within(await canvas.findByRole('dialog', { name: 'Groups' }))
    await expect(await popup.findByRole('alert')).toHaveTextContent(
      'The groups could not be loaded. The server cannot be reached. Check your connection and try again.',
    )
    await expect(popup.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

const outage = { isOn: false }
const outageAnswers = answers()

export const AfterAnOutage: Story = {
  name: 'CF-115 the first answer after an outage refetches the rest',
  args: { refresh: { locations: 300, trips: 600_000 } },
  parameters: {
    answer: async (request: Request) => {
      if (outage.isOn) throw new TypeError('Failed to fetch')
      return outageAnswers(request)
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('24 vehicles')
    outage.isOn = true
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Routes' }))
    await canvas.findByText('Out of date', { selector: 'strong' })
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    outage.isOn = false
    await canvas.findByText('Live', { selector: 'strong' })
  },
}

export const Loading: Story = {
  name: 'Before the first answer',
  parameters: { answer: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading vehicles')
  },
}

export const BurmeseDarkPhone: Story = {
  name: 'On a phone the card starts folded; open it scrolls',
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
}

export const View: Story = {
  tags: ['!dev', '!autodocs', 'mount'],
  render: () => (
    <HomeMapView
      {...NO_VEHICLES}
      settings={settingsOf(HOME_MAP_FILTERS)}
      chooseCity={fn()}
      search={fn()}
      groups={NO_GROUPS}
    />
  ),
}
