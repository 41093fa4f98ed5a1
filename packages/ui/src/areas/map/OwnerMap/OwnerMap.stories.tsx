import {
  ownerLocations,
  ownerTripDetail,
  ownerTripSummary,
  ownerTrips,
  ownerVehicleDetail,
  ownerVehicles,
} from '@fleetgis/api/owner'
import { initialMapState } from '@fleetgis/domain/map'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../../primitives/actions/Button.tsx'
import { heldTimers } from '../../../testing/heldTimers.ts'
import { ownerMap } from '../../../testing/index.ts'
import { isReading } from '../../../testing/isReading.ts'
import { NO_VEHICLES } from '../../../testing/nothingLoaded.ts'
import { latinWords, storyWorld } from '../../../testing/storyWorld.ts'
import { firstOf, hasColour, inWindow, mapParameters, optionsOf, tabStops } from '../parts/storyMap.tsx'
import { OwnerMap, type OwnerMapProps } from './OwnerMap.tsx'
import { OwnerMapView } from './OwnerMapView.tsx'
import { OWNER_FILTERS, type OwnerFilters } from './ownerFilters.ts'

const DESCRIPTION = `
The map of an owner: the positions of the vehicles every 30 seconds, the totals of their trips of a period, the trips as lines
with their details.

**Do** give it the whole space of its page, and \`tripsHref\` the address of the trip list with the filters. **Do** keep
\`filters\` in the address, so that Back restores them.
**Do not** keep Trips on to watch vehicles: while it is on, positions are not refreshed, and the card says so.

**Events** \`onFiltersChange(filters)\`: other filters were applied. \`onTripRefused({ tripId, message })\`: a trip could not be
drawn.

**Keyboard** The card comes first, then the map with the keys of \`FleetMap\`. Popups and the detail take the focus and return
it; Escape closes them.

**States** loading (bar, and the progress of the trips with Cancel), cancelled (with Continue), no vehicle, a search without
hits (all vehicles stay), failure over the map, stale with its age, not updating (Trips is on). Where the vehicles cannot be loaded a message with Reload replaces the
map (ERR-26).

**Translation keys** \`ownerMap.*\`, \`owner.*\`, \`adminMap.*\`, \`map.*\`, \`homeMap.vehicles\`, \`figures.*\`, \`period.*\`, \`tripDetail.*\`

**Calls** EP-B46, EP-B47, EP-B48 every 30 s, EP-B49 (50 a page), EP-B50, EP-B52.

\`\`\`tsx
import { OwnerMap } from '@fleetgis/ui/OwnerMap'

<OwnerMap ownerId={ownerKey} tripsHref={(filters) => addressOf(filters)} />
\`\`\`
`

/** The owners with five vehicles, with one, and with none. */
const SEVERAL = '+959200000001'
const ONE = '+959200000002'
const NONE = '+959200000003'
const story = storyWorld({ signedInAs: SEVERAL })

const meta = {
  title: 'Widgets/OwnerMap',
  component: OwnerMap,
  render: (args) => <OwnerMap {...args} ownerId={keyOf(args.ownerId)} />,
  args: {
    ownerId: SEVERAL,
    onFiltersChange: fn(),
    tripsHref: ({ search, period, vehicleIds }) => `/trips/${period.option}/${search}/${vehicleIds.length}`,
  },
  beforeEach: () => {
    localStorage.clear()
    story.mend()
  },
  decorators: [inWindow],
  parameters: mapParameters(story, DESCRIPTION),
} satisfies Meta<OwnerMapProps>

export default meta
type Story = StoryObj<OwnerMapProps>

const keyOf = (userId: string) => story.world.owners.find((owner) => owner.userId === userId)?.key ?? userId
const find = (canvasElement: HTMLElement) => ownerMap(within(canvasElement))
const loaded = (canvasElement: HTMLElement) => waitFor(() => expect(find(canvasElement).go()).toBeVisible())
const located = () => waitFor(() => expect(story.calls(ownerLocations)).not.toHaveLength(0))

/** Switches Trips on and waits for all of them. */
async function showTrips(canvasElement: HTMLElement) {
  await userEvent.click(find(canvasElement).trips())
  await within(canvasElement).findByText(/^Shown: ([\d,]+) of \1$/)
}

/** Waits until the map draws so many vehicles; its status text follows with a pause of 10 s. */
const inView = (canvasElement: HTMLElement, vehicles: number) =>
  waitFor(() =>
    expect(
      within(canvasElement).getByRole('listbox', { name: 'Vehicles in view' }).firstElementChild,
    ).toHaveAttribute('aria-setsize', String(vehicles)),
  )

/** Opens the popup of a vehicle or a trip from the list of the map. */
async function openFirst(canvasElement: HTMLElement, tab: 'Vehicles' | 'Trips') {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: 'List of vehicles' }))
  await canvas.findByRole('button', { name: 'Close' })
  if (tab === 'Trips') await userEvent.click(await canvas.findByRole('radio', { name: 'Trips' }))
  const rows = tab === 'Trips' ? / → / : /\d[A-Z]-\d{4}/
  await userEvent.click(await firstOf(canvasElement, 'button', rows))
  return within(await canvas.findByRole('dialog'))
}

/** With a day missing neither Go nor Enter sends the filters, and one line says so. */
async function expectBothDaysFirst(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await expect(
    canvas.getByText('Please choose both a start and an end date.', { selector: 'p' }),
  ).toBeVisible()
  await expect(canvas.getByRole('button', { name: /^Go/ })).toBeDisabled()
  const before = story.calls().length
  await userEvent.type(canvas.getByRole('searchbox'), 'x{Enter}')
  await story.quiet()
  await expect(
    story
      .calls()
      .slice(before)
      .map(({ path }) => path),
  ).not.toContain(ownerTripSummary.path)
  for (const { body } of story.calls()) await expect(body).not.toMatchObject({ startdate: '' })
}

export const Default: Story = {
  name: 'OMAP-08 the map opens with all vehicles: counters of today, fields and the link to the trips',
  parameters: {
    rules: [
      'OMAP-01',
      'OMAP-03',
      'OMAP-04',
      'OMAP-05',
      'OMAP-06',
      'OMAP-07',
      'OMAP-14',
      'OMAP-16',
      'OMAP-25',
      'VAL-32',
      'VAL-34',
      'CF-23',
      'CF-93',
      'CF-106',
      'CF-152',
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const map = find(canvasElement)
    await loaded(canvasElement)
    await expect(await canvas.findByText('5 vehicles')).toBeVisible()
    for (const name of ['Distance', 'Duration', 'Total amount'])
      await expect(canvas.getByText(name)).toBeVisible()
    await expect(canvas.getByText('Today · 20/11/2026')).toBeVisible()
    await waitFor(() => expect(story.calls(ownerTripSummary)).not.toEqual([]))
    const [summary] = story.calls(ownerTripSummary)
    await expect(summary?.body).toMatchObject({
      search: ' ',
      startdate: '2026-11-20',
      enddate: '2026-11-20',
      vehicleid: story.world.vehicles.slice(0, 5).map(({ key }) => key),
    })
    await expect(story.calls(ownerLocations)[0]?.body).toMatchObject({ search: ' ' })
    await expect(map.currentLocations()).toBeChecked()
    await expect(map.trips()).not.toBeChecked()
    await expect(await canvas.findByRole('link', { name: /^Trips \(\d+\)$/ })).toHaveAttribute(
      'href',
      '/trips/today//0',
    )
    await expect(optionsOf(map.city())).toEqual(['Yangon', 'Mandalay', 'Nay Pyi Taw', 'Bangkok', 'Singapore'])
    await expect(optionsOf(map.period())).toEqual(['Today', 'This week', 'This month', 'Range'])
    await expect(canvas.getByRole('button', { name: /^Vehicles All$/ })).toBeEnabled()
    await expect(await tabStops(canvasElement, () => expect(canvas.getByRole('listbox')).toBeVisible())).toBe(
      9,
    )
  },
}

const driverOfOwner = story.world.drivers.find(({ key }) =>
  story.world.vehicles.some(({ ownerKey, driverKey }) => ownerKey === keyOf(SEVERAL) && driverKey === key),
)

export const OneHit: Story = {
  name: 'CF-178 a search with one hit moves the map to it, once',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement)
    await canvas.findByRole('listbox', { name: 'Vehicles in view' })
    const gone = () => waitFor(() => expect(canvas.queryByRole('listbox')).not.toBeInTheDocument())
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'City' }), 'Mandalay')
    await gone()
    await userEvent.type(canvas.getByRole('searchbox'), `${driverOfOwner?.mobile}{Enter}`)
    await inView(canvasElement, 1)
    // The city moves the map away, and a poll with the same answer does not move it back; the same search does.
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'City' }), 'Yangon')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'City' }), 'Mandalay')
    await gone()
    await userEvent.type(canvas.getByRole('searchbox'), '{Enter}')
    await inView(canvasElement, 1)
  },
}

export const Filters: Story = {
  name: 'OMAP-09 the settings have Gray, off at first, and the size of cars; filters apply with Go',
  parameters: {
    rules: [
      'OMAP-02',
      'OMAP-06',
      'OMAP-10',
      'OMAP-17',
      'OMAP-24',
      'MARK-03',
      'MARK-13',
      'MARK-16',
      'CF-102',
      'CF-152',
      'CF-153',
      'CF-154',
    ],
  },
  play: async ({ canvas, canvasElement, args }) => {
    const map = find(canvasElement)
    await loaded(canvasElement)
    // Three of five: an offline one needs Gray, and status 0 is never drawn.
    await inView(canvasElement, 3)
    await userEvent.click(map.settings())
    const settings = within(await canvas.findByRole('region', { name: 'Map settings' }))
    await expect(settings.getByRole('slider')).toHaveAttribute('min', '10')
    await expect(settings.getByRole('slider')).toHaveAttribute('max', '50')
    const gray = settings.getByRole('checkbox', { name: 'Gray markers' })
    await expect(gray).not.toBeChecked()
    await expect(hasColour(canvasElement, 'vehicles', 'gray')).toBe(false)
    await userEvent.click(gray)
    // The map does not move.
    await inView(canvasElement, 4)
    await waitFor(() => expect(hasColour(canvasElement, 'vehicles', 'gray')).toBe(true))

    // The period concerns trips and counters, the vehicles also the positions.
    await userEvent.selectOptions(map.period(), 'This month')
    await userEvent.click(canvas.getByRole('button', { name: /^Vehicles/ }))
    await userEvent.click(await firstOf(canvasElement, 'option', /^\d[A-Z]-\d{4}$/))
    await userEvent.keyboard('{Escape}')
    await expect(story.calls(ownerTripSummary)).toHaveLength(1)
    const totals = () => canvasElement.querySelectorAll('[data-part="totals"] dd')
    await waitFor(() => expect(totals()[2]).toHaveTextContent(/\d/))
    // The totals of today are not shown under the new period.
    story.slow(ownerTripSummary)
    await userEvent.click(map.go())
    await canvas.findByText(/^This month · 01.11.2026/)
    await expect([...totals()].map(({ textContent }) => textContent)).toEqual(['–', '–', '–'])
    await canvas.findByRole('progressbar')
    story.mend()
    await waitFor(() => expect(totals()[2]).toHaveTextContent(/\d/))
    await waitFor(() =>
      expect(story.calls(ownerTripSummary).at(-1)?.body).toMatchObject({
        startdate: '2026-11-01',
        vehicleid: [story.world.vehicles[0]?.key],
      }),
    )
    await expect(args.onFiltersChange).toHaveBeenCalledOnce()
    await expect(args.onFiltersChange).toHaveBeenCalledWith({
      search: '',
      period: { option: 'month' },
      vehicleIds: [story.world.vehicles[0]?.key],
    })
    for (const { body } of story.calls(ownerLocations))
      await expect(Object.keys(body as object).sort()).toEqual(['driverid', 'search'])
    await expect(await canvas.findByText('1 vehicle')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Trips/ })).toHaveAttribute('href', '/trips/month//1')

    await userEvent.selectOptions(map.period(), 'Range')
    await userEvent.clear(await canvas.findByRole('textbox', { name: 'Start date' }))
    await expectBothDaysFirst(canvasElement)
  },
}

const [first, second] = story.world.vehicles.map(({ key }) => key)
const OF_MONTH: OwnerFilters = { search: '', period: { option: 'month' }, vehicleIds: [first ?? ''] }
const OF_WEEK: OwnerFilters = { search: '', period: { option: 'week' }, vehicleIds: [second ?? ''] }

/** A page that keeps the filters. */
function WithFilters(props: OwnerMapProps) {
  const [filters, setFilters] = useState(props.filters)
  return (
    <>
      <OwnerMap
        {...props}
        filters={filters}
        onFiltersChange={(changed) => {
          props.onFiltersChange?.(changed)
          setFilters(changed)
        }}
      />
      <Button onPress={() => setFilters(OF_WEEK)}>Another entry</Button>
    </>
  )
}

export const Given: Story = {
  name: 'CF-94 the filters of its page apply, at first and when others are given',
  tags: ['!dev', '!autodocs'],
  args: { filters: OF_MONTH },
  render: (args) => <WithFilters {...args} ownerId={keyOf(args.ownerId)} />,
  play: async ({ canvas, canvasElement }) => {
    const map = find(canvasElement)
    const asked = () => story.calls(ownerTripSummary).map(({ body }) => body)
    await loaded(canvasElement)
    await waitFor(() =>
      expect(asked()).toEqual([expect.objectContaining({ startdate: '2026-11-01', vehicleid: [first] })]),
    )
    await expect(map.period()).toHaveValue('month')
    await userEvent.click(canvas.getByRole('button', { name: 'Another entry' }))
    await waitFor(() =>
      expect(asked().at(-1)).toMatchObject({ startdate: '2026-11-16', vehicleid: [second] }),
    )
    await expect(map.period()).toHaveValue('week')
  },
}

const REFRESH = 1_234
const refreshes = heldTimers(REFRESH)

export const Trips: Story = {
  name: 'OMAP-20 Trips loads pages of 50 until all are there and stops the positions; off starts them again',
  args: { refresh: { locations: REFRESH } },
  parameters: { rules: ['OMAP-21', 'OMAP-27', 'CF-25', 'CF-154'] },
  beforeEach: refreshes.beforeEach,
  play: async ({ canvasElement }) => {
    const map = find(canvasElement)
    await loaded(canvasElement)
    await refreshes.elapseUntil(() => expect(story.calls(ownerLocations).length).toBeGreaterThan(2))
    await userEvent.selectOptions(map.period(), 'This week')
    await userEvent.click(map.go())
    await showTrips(canvasElement)
    await expect(story.calls(ownerTrips).slice(0, 2)).toMatchObject([
      { query: { curPage: '1', pageSize: '50' } },
      { query: { curPage: '2', pageSize: '50' } },
    ])
    const strip = canvasElement.querySelector('[data-component="LiveStrip"]')
    await waitFor(() => expect(strip).toHaveTextContent('Not updating'))
    await story.quiet()
    const polls = story.calls(ownerLocations).length
    // Go with the same filters refetches the trips and their totals, not the positions (CF-154).
    const [summaries, loads] = [ownerTripSummary, ownerTrips].map((call) => story.calls(call).length)
    await userEvent.click(map.go())
    await waitFor(() => expect(story.calls(ownerTripSummary)).toHaveLength((summaries ?? 0) + 1))
    await waitFor(() => expect(story.calls(ownerTrips)).toHaveLength(2 * (loads ?? 0)))
    await within(canvasElement).findByText(/^Shown: ([\d,]+) of \1$/)
    await expect(refreshes.elapse()).toBe(0)
    await expect(story.calls(ownerLocations)).toHaveLength(polls)
    const pages = story.calls(ownerTrips).length
    await userEvent.click(map.trips())
    await refreshes.elapseUntil(() => expect(story.calls(ownerLocations).length).toBeGreaterThan(polls + 1))
    await expect(story.calls(ownerTrips)).toHaveLength(pages)
  },
}

export const Vehicle: Story = {
  name: 'OMAP-11 the popup of a vehicle has Locate and Details',
  args: { filters: OWNER_FILTERS },
  render: (args) => <WithFilters {...args} ownerId={keyOf(args.ownerId)} />,
  parameters: { rules: ['OMAP-15', 'OMAP-18', 'OMAP-19', 'OMAP-22', 'OMAP-23', 'CF-29', 'CF-47'] },
  play: async ({ canvas, canvasElement, args }) => {
    await loaded(canvasElement)
    const popup = await openFirst(canvasElement, 'Vehicles')
    await firstOf(canvasElement, 'button', /^Follow: .*, \d[A-Z]-\d{4}$/)
    await userEvent.click(await popup.findByRole('switch', { name: 'Locate' }))
    await waitFor(() =>
      expect(story.calls(ownerLocations).at(-1)?.body).toMatchObject({
        search: expect.stringMatching(/^\+?\d{7,}$/),
      }),
    )
    await canvas.findByRole('option', { name: /, Selected$/ })
    await expect(find(canvasElement).search()).toHaveDisplayValue(/^.{4}\*\*\*\d{3}$/)
    // The page, which keeps filters in its address, does not get the phone number; Locate stays on.
    await userEvent.selectOptions(find(canvasElement).period(), 'This week')
    await userEvent.click(find(canvasElement).go())
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      ...OWNER_FILTERS,
      period: { option: 'week' },
    })
    await waitFor(() =>
      expect(story.calls(ownerTripSummary).at(-1)?.body).toMatchObject({
        search: expect.stringMatching(/^\+?\d{7,}$/),
        startdate: '2026-11-16',
      }),
    )
    await expect(canvas.getByRole('switch', { name: 'Locate' })).toBeChecked()
    await userEvent.click(canvas.getByRole('switch', { name: 'Locate' }))
    await waitFor(() => expect(story.calls(ownerLocations).at(-1)?.body).toMatchObject({ search: ' ' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }))
    await within(document.body).findByRole('dialog', { name: /Detail|Receipt/ })
    await waitFor(() => expect(story.calls(ownerVehicleDetail)).toHaveLength(1))
    await expect(story.calls(ownerVehicleDetail)[0]?.body).toHaveProperty(
      'vehicleid',
      expect.stringMatching(/^\d+$/),
    )
  },
}

export const LocateAfterSearch: Story = {
  name: 'OMAP-23 a search that Locate has replaced does not come back with the page',
  tags: ['!dev', '!autodocs'],
  args: { filters: { ...OWNER_FILTERS, search: 'nurse' } },
  render: (args) => <WithFilters {...args} ownerId={keyOf(args.ownerId)} />,
  parameters: { rules: ['OMAP-22'] },
  play: async ({ canvas, canvasElement, args }) => {
    await loaded(canvasElement)
    const popup = await openFirst(canvasElement, 'Vehicles')
    await userEvent.click(await popup.findByRole('switch', { name: 'Locate' }))
    await waitFor(() => expect(args.onFiltersChange).toHaveBeenCalledWith(OWNER_FILTERS))
    await expect(canvas.getByRole('switch', { name: 'Locate' })).toBeChecked()
    await userEvent.click(canvas.getByRole('switch', { name: 'Locate' }))
    await waitFor(() => expect(story.calls(ownerLocations).at(-1)?.body).toMatchObject({ search: ' ' }))
    await expect(args.onFiltersChange).toHaveBeenCalledOnce()
  },
}

export const Trip: Story = {
  name: 'OMAP-12 the popup of a trip leads to its detail; Trips off makes one call of the positions (R6)',
  parameters: { rules: ['OMAP-13'] },
  play: async ({ canvasElement }) => {
    await loaded(canvasElement)
    await located()
    await showTrips(canvasElement)
    const before = story.calls(ownerLocations).length
    window.dispatchEvent(new Event('visibilitychange'))
    await story.quiet()
    await expect(story.calls(ownerLocations)).toHaveLength(before)
    // R6: off makes one call of the positions.
    await userEvent.click(find(canvasElement).trips())
    await waitFor(() => expect(story.calls(ownerLocations)).toHaveLength(before + 1))
    await story.quiet()
    await expect(story.calls(ownerLocations)).toHaveLength(before + 1)
    await showTrips(canvasElement)
    const popup = await openFirst(canvasElement, 'Trips')
    for (const name of ['Driver', 'Start', 'Distance'])
      await waitFor(() => expect(popup.getByText(name)).toBeVisible())
    await userEvent.click(popup.getByRole('button', { name: 'Details' }))
    await within(document.body).findByRole('dialog', { name: /Detail|Receipt/ })
    await waitFor(() => expect(story.calls(ownerTripDetail)).toHaveLength(1))
  },
}

/** The phones of the first three drivers of the owner have not reported for two days. */
const LOST = new Set(story.world.vehicles.slice(0, 3).map(({ driverKey }) => driverKey))

export const Offline: Story = {
  name: 'OMAP-16 the card says how many vehicles are online, where the map shows fewer than the owner has',
  parameters: story.opened({
    prepare: ({ traffic }) => {
      const whereabouts = traffic.whereabouts.bind(traffic)
      Object.assign(traffic, {
        whereabouts: (...[driver, now]: Parameters<typeof whereabouts>) =>
          LOST.has(driver.key) ? undefined : whereabouts(driver, now),
      })
    },
  }),
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement)
    await expect(await canvas.findByText('5 vehicles')).toBeVisible()
    const card = canvasElement.querySelector<HTMLElement>('[data-part="card"]')
    await waitFor(() => expect(card).toHaveTextContent(/[0-2] online. To see offline vehicles/))
  },
}

export const OneVehicle: Story = {
  name: 'OMAP-04 with one vehicle there is no All to choose, and ids of others do not count',
  args: { ownerId: ONE, filters: { ...OWNER_FILTERS, vehicleIds: ['998', '999'] } },
  parameters: { rules: ['OMAP-14', 'CF-152'], ...story.opened({ signedInAs: ONE }) },
  beforeEach: () => story.slow(ownerVehicles),
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement)
    // The trips wait for the vehicles.
    await userEvent.click(find(canvasElement).trips())
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-part="progress"]')).toHaveTextContent('Loading'),
    )
    story.mend()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Vehicles \d[A-Z]-\d{4}$/ })).toBeDisabled(),
    )
    await expect(canvas.getByText('1 vehicle')).toBeVisible()
  },
}

export const NoVehicle: Story = {
  name: 'CF-152 without a vehicle nothing but the list of vehicles is called',
  args: { ownerId: NONE },
  parameters: story.opened({ signedInAs: NONE }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No vehicle')).toBeVisible()
    await expect(story.calls().map(({ path }) => path)).toEqual([ownerVehicles.path])
  },
}

export const Refused: Story = {
  name: 'ERR-26 a 401 leaves nothing but the server’s words and Reload',
  parameters: { rules: ['OMAP-28', 'PERM-24'], ...story.opened({ signedInAs: NONE }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page is only for the owner.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible()
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument()
  },
}

/** An app that changes the owner of an open map. */
function TwoOwners({ ownerId, ...props }: OwnerMapProps) {
  const [shown, setShown] = useState(ownerId)
  return (
    <>
      {[SEVERAL, ONE].map((owner) => (
        <button key={owner} type="button" onClick={() => setShown(owner)}>
          {owner}
        </button>
      ))}
      <OwnerMap {...props} ownerId={keyOf(shown)} />
    </>
  )
}

export const OtherOwner: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'CF-106 the map of another owner starts with the settings of a new one',
  render: (args) => <TwoOwners {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const period = () => find(canvasElement).period()
    const starts = () =>
      story.calls(ownerTripSummary).map(({ body }) => (body as { startdate: string }).startdate)
    await loaded(canvasElement)
    await waitFor(() => expect(starts()).toEqual(['2026-11-20']))
    await userEvent.selectOptions(period(), 'This week')
    await userEvent.click(find(canvasElement).go())
    await waitFor(() => expect(starts()).toContain('2026-11-16'))
    canvas.getByText(ONE).click()
    await canvas.findByText('This page is only for the owner.')
    canvas.getByText(SEVERAL).click()
    await loaded(canvasElement)
    await expect(period()).toHaveDisplayValue('Today')
  },
}

export const Failed: Story = {
  name: 'CF-115 without positions the failure stands over the map, later the age of the last ones in the card',
  parameters: story.opened({
    prepare: ({ faults }) => faults.set([{ kind: 'status', status: 503, endpoint: ownerLocations.name }]),
  }),
  play: async ({ canvas, canvasElement }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' })
    if (isReading()) return
    // Another success has refetched the positions; until that ends the button is pending.
    await story.quiet()
    story.world.faults.set([])
    await userEvent.click(retry)
    const strip = () => canvasElement.querySelector<HTMLElement>('[data-component="LiveStrip"]')
    await waitFor(() => expect(strip()).toHaveAttribute('data-state', 'live'))
    await story.expectOutOfDate(canvasElement, () => expect(canvas.getByText('5 vehicles')).toBeVisible())
  },
}

/** The folded and the unfolded card leave half of the map in sight. */
async function leavesHalf(canvasElement: HTMLElement) {
  const map = canvasElement.querySelector('[data-component="FleetMap"]')?.getBoundingClientRect()
  const card = canvasElement.querySelector('[data-part="card"]')?.getBoundingClientRect()
  if (!map || !card) throw new Error('There is no card on a map.')
  await expect(card.bottom).toBeLessThanOrEqual(map.top + map.height / 2 + 1)
}

/** The chosen period is in the visible part of the card, above the fields. */
async function showsPeriod(canvasElement: HTMLElement) {
  const card = canvasElement.querySelector('[data-part="card"]')?.getBoundingClientRect()
  const chip = within(canvasElement).getByRole('radio', { checked: true }).closest('label')
  const shown = chip?.getBoundingClientRect()
  if (!card || !shown) throw new Error('There is no period on a card.')
  const { left, top, width, height } = shown
  await expect(card.top).toBeLessThan(top)
  await expect(card.bottom).toBeGreaterThan(top + height)
  await expect(chip?.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true)
}

export const Phone: Story = {
  name: 'OMAP-02 on a phone search and period stand on the folded card and apply at once, chosen vehicles with Go or Enter; unfolded it keeps the period in sight and leaves half the map',
  globals: { viewport: { value: 'phone' } },
  parameters: { rules: ['OMAP-03', 'OMAP-04', 'CF-154', 'OMAP-08'] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('5 vehicles')
    await waitFor(() => expect(story.calls(ownerTripSummary)).not.toEqual([]))
    await expect(canvas.getByRole('radio', { name: 'Today' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'This month' }))
    await waitFor(() =>
      expect(story.calls(ownerTripSummary).at(-1)?.body).toMatchObject({ startdate: '2026-11-01' }),
    )
    await userEvent.type(canvas.getByRole('searchbox'), `${driverOfOwner?.mobile}{Enter}`)
    await waitFor(() =>
      expect(story.calls(ownerLocations).at(-1)?.body).toMatchObject({ search: driverOfOwner?.mobile }),
    )
    await leavesHalf(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Expand the card' }))
    await expect(await canvas.findByRole('button', { name: /^Vehicles All$/ })).toBeVisible()
    await leavesHalf(canvasElement)
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-part="card"]')?.scrollTop).toBeGreaterThan(0),
    )
    await showsPeriod(canvasElement)
    // A period that applies at once leaves the chosen vehicles; Go sends them with the typed search.
    await userEvent.click(canvas.getByRole('button', { name: /^Vehicles/ }))
    await userEvent.click(await firstOf(canvasElement, 'option', /^\d[A-Z]-\d{4}$/))
    await userEvent.keyboard('{Escape}')
    await userEvent.type(canvas.getByRole('searchbox'), '0')
    await userEvent.click(canvas.getByRole('radio', { name: 'This week' }))
    const asked = () => story.calls(ownerTripSummary).at(-1)?.body
    await waitFor(() => expect(asked()).toMatchObject({ startdate: '2026-11-16' }))
    await expect(asked()).toMatchObject({ search: driverOfOwner?.mobile })
    await userEvent.click(canvas.getByRole('button', { name: /^Go/ }))
    await waitFor(() =>
      expect(asked()).toMatchObject({
        search: `${driverOfOwner?.mobile}0`,
        startdate: '2026-11-16',
        vehicleid: [first],
      }),
    )
    // Enter sends the vehicles, as Go does.
    await userEvent.click(canvas.getByRole('button', { name: /^Vehicles/ }))
    await userEvent.click(await firstOf(canvasElement, 'option', story.world.vehicles[1]?.vehicleNo ?? ''))
    await userEvent.keyboard('{Escape}')
    await userEvent.type(canvas.getByRole('searchbox'), '{Backspace}{Enter}')
    await waitFor(() => expect(asked()).toMatchObject({ vehicleid: [first, second] }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Range' }))
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Period' })).toBeInTheDocument())
    await showsPeriod(canvasElement)
    await userEvent.clear(await canvas.findByRole('textbox', { name: 'Start date' }))
    await expectBothDaysFirst(canvasElement)
    await expect(canvas.getAllByRole('searchbox')).toHaveLength(1)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const BurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  parameters: { latinWords: latinWords(story.world) },
  play: async ({ canvas }) => {
    const map = ownerMap(canvas, { language: 'my' })
    await canvas.findByText('ယာဉ် 5 စီး')
    await expect(map.settings()).toBeVisible()
    await leavesHalf(canvas.getByText('ယာဉ် 5 စီး').ownerDocument.body)
  },
}

export const View: Story = {
  tags: ['!dev', '!autodocs', 'mount'],
  render: () => (
    <OwnerMapView
      {...NO_VEHICLES}
      state={initialMapState('owner')}
      filters={OWNER_FILTERS}
      apply={fn()}
      onDetails={fn()}
    />
  ),
}
