import { adminGroups } from '@fleetgis/api/drivers'
import {
  adminTripInfo,
  adminTrips,
  currentTrips,
  driverLocationChanges,
  driverLocations,
  driversByStatus,
  driverTripDetail,
  onlineBookings,
  tripDrivers,
} from '@fleetgis/api/map/admin'
import { initialMapState } from '@fleetgis/domain/map'
import { fleetToday, periodRange } from '@fleetgis/domain/period'
import { emptyFleet } from '@fleetgis/sandbox'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { heldTimers } from '../../../testing/heldTimers.ts'
import { adminMap, chatPanel } from '../../../testing/index.ts'
import { isReading } from '../../../testing/isReading.ts'
import { NO_GROUPS, NO_VEHICLES } from '../../../testing/nothingLoaded.ts'
import { retype } from '../../../testing/retype.ts'
import { latinWords, storyWorld } from '../../../testing/storyWorld.ts'
import type { StatusColour } from '../../../theme/palette.ts'
import { firstOf, hasColour, inWindow, mapParameters, optionsOf, tabStops } from '../parts/storyMap.tsx'
import { AdminMap, type AdminMapProps } from './AdminMap.tsx'
import { AdminMapView } from './AdminMapView.tsx'

const DESCRIPTION = `
The map of a group's admin: the drivers of the chosen groups every 30 seconds with their counters, one layer of trips or
bookings at a time, lists of drivers, details and chat.

**Do** give it the whole space of its page or panel. Unmount it to close it: that resets dates, search and layers.
**Do not** keep a layer on to watch drivers: while one is on, positions are not refreshed, and the card says so.

**Events** \`onTripRefused({ tripId, message })\`: a trip could not be drawn.

**Keyboard** The card comes first, then the map with the keys of \`FleetMap\`. Popups, lists and the detail take the focus and
return it; Escape closes them.

**States** loading (bar, and the progress of a layer with Cancel), cancelled (with Continue loading), no drivers, a search
without hits (all drivers stay), failure over the map, stale with its age, not updating (a layer is on, or Current location is off). With \`isStandalone\` a failure of the
admin's groups replaces the map (ERR-32).

**Translation keys** \`adminMap.*\`, \`map.*\`, \`homeMap.*\`, \`tripDetail.*\`

**Calls** EP-B12, EP-B25 every 30 s (with \`asksChanges\` EP-B53 where there is no search), EP-B23, EP-B24; layers EP-B22, EP-B28, EP-B27 (50 a page), EP-B26; lists EP-B33, EP-B36
(2 a page); detail EP-B34; chat EP-M01, EP-C01 to EP-C04, EP-C07, EP-M03.

\`\`\`tsx
import { AdminMap } from '@fleetgis/ui/AdminMap'

<FleetProvider client={client} tiles={{ url, attribution }} page>
  <AdminMap userId={adminKey} groupId="G001" appId="001" isStandalone />
</FleetProvider>
\`\`\`
`

const ADMIN = 'groups@fleetgis.example'
const story = storyWorld({ signedInAs: ADMIN })

const meta = {
  title: 'Widgets/AdminMap',
  component: AdminMap,
  render: (args) => <AdminMap {...args} userId={story.world.accounts.find(ADMIN)?.key ?? ''} />,
  args: { userId: ADMIN, groupId: 'G001', appId: '001', onTripRefused: fn() },
  decorators: [inWindow],
  parameters: mapParameters(story, DESCRIPTION),
} satisfies Meta<AdminMapProps>

export default meta
type Story = StoryObj<AdminMapProps>

const find = (canvasElement: HTMLElement) => adminMap(within(canvasElement))
/** The number of drivers, once it and the card's controls are there: the controls load on their own. */
async function drivers(canvasElement: HTMLElement) {
  await waitFor(() => find(canvasElement).currentTrips())
  return within(canvasElement).findByText(/^[\d,]+ drivers$/)
}
const counter = (canvasElement: HTMLElement, name: RegExp) =>
  within(canvasElement).findByRole('button', { name })

/** Opens the popup of the first driver of a state, from the list of its counter. */
async function openFirst(canvasElement: HTMLElement, name = /On a trip$/) {
  const canvas = within(canvasElement)
  await userEvent.click(await counter(canvasElement, name))
  await userEvent.click(await firstOf(canvasElement, 'button', /^Show on the map: ./))
  return within(await canvas.findByRole('dialog'))
}

export const Default: Story = {
  name: 'PMAP-07 the map opens with the group of its page: counters, totals and fields',
  parameters: {
    rules: [
      'PMAP-01',
      'PMAP-02',
      'PMAP-03',
      'PMAP-04',
      'PMAP-05',
      'PMAP-06',
      'PMAP-08',
      'PMAP-40',
      'PMAP-41',
      'PMAP-42',
      'PMAP-43',
      'VAL-34',
      'CF-98',
      'CF-106',
      'CF-136',
      'CF-160',
      'PERM-18',
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const map = find(canvasElement)
    await drivers(canvasElement)
    await expect(story.calls(driverLocations)[0]?.body).toMatchObject({ search: ' ', domain: ['G001'] })
    for (const name of [/Online$/, /On a trip$/, /Offline$/]) await counter(canvasElement, name)
    await expect(canvas.queryByRole('button', { name: /All$/ })).not.toBeInTheDocument()
    for (const name of ['No of trips', 'Total Drivers', 'Total km'])
      await expect(await canvas.findByText(name)).toBeVisible()
    await expect(map.locations()).toBeChecked()
    await expect(map.currentLocation()).toBeChecked()
    await expect(map.routes()).not.toBeChecked()
    const options = (name: string) => optionsOf(canvas.getByRole('combobox', { name }))
    await expect(options('City')).toEqual(['Yangon', 'Mandalay', 'Naypyitaw', 'Bangkok', 'Singapore'])
    await expect(options('Period')).toEqual(['Today', 'Week', 'Month', 'Range'])
    await waitFor(() =>
      expect(canvas.getByRole('checkbox', { name: /^Online bookings \(\d+\)$/ })).not.toBeChecked(),
    )

    const stops = () => tabStops(canvasElement, () => expect(canvas.getByRole('listbox')).toBeVisible())
    await waitFor(async () => expect(await stops()).toBe(10))

    // All sends every id of the admin's groups, never an empty list.
    await userEvent.click(canvas.getByRole('button', { name: /^Groups/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Unselect all' }))
    await waitFor(() =>
      expect(story.calls(driverLocations).at(-1)?.body).toMatchObject({
        domain: expect.arrayContaining(['G001', 'G002', 'G003']),
      }),
    )
  },
}

const expectLine = (canvasElement: HTMLElement, colour: StatusColour) =>
  waitFor(() => expect(hasColour(canvasElement, 'trips', colour)).toBe(true))

const REFRESH = 1_234
const refreshes = heldTimers(REFRESH)

export const Layers: Story = {
  name: 'PMAP-27 one layer at a time, in pages of 50; it stops the refresh of positions, and off starts it again',
  args: { refresh: { locations: REFRESH } },
  beforeEach: refreshes.beforeEach,
  parameters: {
    rules: [
      'PMAP-26',
      'PMAP-28',
      'PMAP-29',
      'PMAP-34',
      'PMAP-38',
      'CF-25',
      'CF-135',
      'MARK-07',
      'MARK-08',
      'MARK-09',
      'MARK-10',
      'CF-30',
    ],
  },
  play: async ({ canvas, canvasElement, args }) => {
    const map = find(canvasElement)
    await drivers(canvasElement)
    await refreshes.elapseUntil(() => expect(story.calls(driverLocations).length).toBeGreaterThan(2))
    await userEvent.click(map.routes())
    await waitFor(() => expect(story.calls(adminTrips).length).toBeGreaterThan(2))
    await expect(story.calls(adminTrips).slice(0, 2)).toMatchObject([
      { query: { curPage: '1', pageSize: '50' } },
      { query: { curPage: '2', pageSize: '50' } },
    ])
    await expect(await canvas.findByText('Not updating', { selector: 'strong' })).toBeVisible()
    await expectLine(canvasElement, 'blue')
    await story.quiet()
    const polls = story.calls(driverLocations).length
    await expect(refreshes.elapse()).toBe(0)

    const online = canvas.getByRole('checkbox', { name: /^Online bookings/ })
    await userEvent.click(online)
    await waitFor(() => expect(map.routes()).not.toBeChecked())
    await waitFor(() => expect(story.calls(onlineBookings).length).toBeGreaterThan(0))
    const pages = story.calls(adminTrips).length
    await expect(await canvas.findByText(/^Shown: (\d+) of \1$/)).toBeVisible()
    await expect(story.calls(adminTrips).length - pages).toBeLessThanOrEqual(1)
    await expectLine(canvasElement, 'purple')
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Ongoing bookings/ }))
    await expectLine(canvasElement, 'orange')
    await expect(refreshes.elapse()).toBe(0)

    // They have no pages: the bar shows until they are there.
    story.slow(currentTrips)
    await userEvent.click(map.currentTrips())
    await waitFor(() => expect(story.calls(currentTrips)).toHaveLength(1))
    await canvas.findByRole('progressbar')
    story.mend()
    await expectLine(canvasElement, 'red')
    await waitFor(() => expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument())
    // Search refetches the layer, not the positions.
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(story.calls(currentTrips)).toHaveLength(2))
    await expectLine(canvasElement, 'red')
    await expect(story.calls(driverLocations)).toHaveLength(polls)
    await userEvent.click(map.currentTrips())
    await refreshes.elapseUntil(() => expect(story.calls(driverLocations).length).toBeGreaterThan(polls + 1))
    await expect(args.onTripRefused).not.toHaveBeenCalled()

    // Current location off keeps the drivers and stops their refresh.
    await userEvent.click(map.currentLocation())
    await expect(await canvas.findByText('Not updating', { selector: 'strong' })).toBeVisible()
    await expect(refreshes.elapse()).toBe(0)
    await canvas.findByRole('listbox', { name: 'Vehicles in view' })
  },
}

export const OneHit: Story = {
  name: 'CF-178 a search with one hit moves the map to it, once; one without hits says so',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await drivers(canvasElement)
    await canvas.findByRole('listbox', { name: 'Vehicles in view' })
    const inView = () =>
      waitFor(() =>
        expect(canvas.getByRole('listbox').firstElementChild).toHaveAttribute('aria-setsize', '1'),
      )
    const gone = () => waitFor(() => expect(canvas.queryByRole('listbox')).not.toBeInTheDocument())
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'City' }), 'Mandalay')
    await gone()
    await userEvent.type(
      canvas.getByRole('searchbox'),
      `${story.world.drivers.find((driver) => driver.groupId === 'G001')?.mobile}{Enter}`,
    )
    await inView()
    // The city moves the map away, and a poll with the same answer does not move it back; the same search does.
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'City' }), 'Yangon')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'City' }), 'Mandalay')
    await gone()
    await userEvent.type(canvas.getByRole('searchbox'), '{Enter}')
    await inView()
    // Without a hit all drivers show, and the card says why.
    await retype(canvas.getByRole('searchbox'), '095550199{Enter}')
    await expect(await canvas.findByText('No driver found')).toBeVisible()
    await expect(canvas.queryByRole('option', { name: /, Selected$/ })).not.toBeInTheDocument()
  },
}

export const Cancelled: Story = {
  name: 'PMAP-30 Cancel stops the pages and keeps the loaded trips; off asks nothing more',
  play: async ({ canvas, canvasElement }) => {
    const map = find(canvasElement)
    await drivers(canvasElement)
    await userEvent.click(map.routes())
    await waitFor(() => expect(story.calls(adminTrips).length).toBeGreaterThan(1))
    story.slow(adminTrips)
    await userEvent.click(map.cancel())
    const shown = await canvas.findByText(/^Shown: \d+ of [\d,]+$/)
    const next = await canvas.findByRole('button', { name: 'Continue loading' })
    const [before, text] = [story.calls(adminTrips).length, shown.textContent]
    story.mend()
    await userEvent.click(next)
    await waitFor(() => expect(story.calls(adminTrips).length).toBeGreaterThan(before))
    await waitFor(() => expect(canvas.getByText(/^Shown/).textContent).not.toBe(text))
    await userEvent.click(map.routes())
    const asked = story.calls(adminTrips).length
    await waitFor(() => expect(canvas.queryByText(/^Shown/)).not.toBeInTheDocument())
    await story.quiet()
    await expect(story.calls(adminTrips).length - asked).toBeLessThanOrEqual(1)

    story.slow(adminTrips)
    const settled = story.calls(adminTrips).length
    await userEvent.click(map.routes())
    await waitFor(() => expect(story.calls(adminTrips)).toHaveLength(settled + 1))
    await userEvent.click(map.routes())
    await waitFor(() => expect(story.isAborted(story.calls(adminTrips).at(-1))).toBe(true))
    story.mend()
    await story.quiet()
    await expect(story.calls(adminTrips)).toHaveLength(settled + 1)
  },
}

export const StatusLists: Story = {
  name: 'PMAP-31 one panel at a time: lists of two drivers, popup, settings',
  parameters: {
    rules: ['PMAP-09', 'PMAP-10', 'PMAP-18', 'PMAP-35', 'PMAP-36', 'PMAP-37', 'CF-33', 'MARK-21', 'PAGE-05'],
  },
  beforeEach: () => localStorage.clear(),
  play: async ({ canvas, canvasElement }) => {
    const map = find(canvasElement)
    await userEvent.click(await counter(canvasElement, /Offline$/))
    const list = within(await canvas.findByRole('region', { name: 'Offline' }))
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2))
    await expect(story.calls(driversByStatus)[0]).toMatchObject({
      body: { status: 3, domain: ['G001'] },
      query: { curPage: '1', pageSize: '2' },
    })
    await expect(list.getAllByText('Active hours')).toHaveLength(2)
    await waitFor(() => expect(list.getAllByRole('button', { name: /^Show on the map: ./ })).toHaveLength(2))
    await expect(list.getByText(/^1 of \d+$/)).toBeVisible()
    await userEvent.click(list.getByRole('button', { name: 'Next' }))
    await expect(await list.findByText(/^2 of \d+$/)).toBeVisible()

    await userEvent.click(await counter(canvasElement, /^Drivers of these trips/))
    const ofTrips = within(await canvas.findByRole('region', { name: 'Drivers of these trips' }))
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Offline' })).not.toBeInTheDocument())
    await waitFor(() => expect(story.calls(tripDrivers)[0]).toMatchObject({ query: { pageSize: '2' } }))
    await userEvent.click(await ofTrips.findByRole('button', { name: 'Next' }))
    await expect(await ofTrips.findByText(/^2 of \d+$/)).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Period' }), 'Week')
    await expect(await ofTrips.findByText(/^1 of \d+$/)).toBeVisible()
    await expect(story.calls(tripDrivers).at(-1)).toMatchObject({ query: { curPage: '1' } })

    await userEvent.click(map.settings())
    await canvas.findByRole('region', { name: 'Map settings' })
    await expect(canvas.queryByRole('region', { name: 'Drivers of these trips' })).not.toBeInTheDocument()

    // Without Gray an offline driver has no marker to show, and the counter stays.
    const gray = () => canvas.findByRole('checkbox', { name: 'Gray markers' })
    await userEvent.click(await gray())
    await userEvent.click(await counter(canvasElement, /Offline$/))
    const offline = within(await canvas.findByRole('region', { name: 'Offline' }))
    await waitFor(() => expect(offline.getAllByRole('listitem')).toHaveLength(2))
    await expect(offline.queryByRole('button', { name: /^Show on the map: ./ })).not.toBeInTheDocument()
    await userEvent.click(map.settings())
    await userEvent.click(await gray())

    await openFirst(canvasElement, /Online$/)
    await expect(canvas.queryByRole('region', { name: 'Map settings' })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('region', { name: 'Online' })).not.toBeInTheDocument()
  },
}

export const PageFails: Story = {
  name: 'CF-115 the page of a list that failed to load is fetched again by another press on Next',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await counter(canvasElement, /Offline$/))
    const list = within(await canvas.findByRole('region', { name: 'Offline' }))
    await list.findByText(/^1 of \d+$/)
    story.world.faults.set([{ kind: 'status', status: 409, endpoint: driversByStatus.name }])
    await userEvent.click(list.getByRole('button', { name: 'Next' }))
    await list.findByText(/^Page 2 could not be loaded/)
    await expect(list.getByText(/^1 of \d+$/)).toBeVisible()
    story.world.faults.clear()
    await userEvent.click(list.getByRole('button', { name: 'Next' }))
    await expect(await list.findByText(/^2 of \d+$/)).toBeVisible()
    await expect(list.queryByText(/could not be loaded/)).not.toBeInTheDocument()
  },
}

export const Nameless: Story = {
  name: 'PMAP-10 a driver without a name is listed by the plate',
  tags: ['!dev', '!autodocs'],
  parameters: story.opened({
    prepare: ({ drivers }) => {
      for (const driver of drivers) driver.name = { en: '', my: '' }
    },
  }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await counter(canvasElement, /Offline$/))
    const list = within(await canvas.findByRole('region', { name: 'Offline' }))
    const [row] = await list.findAllByRole('listitem')
    const name = row?.querySelector('[data-part="name"]')?.textContent ?? ''
    await expect(story.world.vehicles.map(({ vehicleNo }) => vehicleNo)).toContain(name)
    await list.findByRole('button', { name: `Show on the map: ${name}` })
  },
}

export const Popup: Story = {
  name: 'PMAP-11 the popup shows the driver, a bar in the colour of the status, Locate, and Details with the chat',
  parameters: {
    rules: [
      'PMAP-12',
      'PMAP-14',
      'PMAP-15',
      'PMAP-16',
      'PMAP-17',
      'CHAT-16',
      'CHAT-20',
      'CHAT-21',
      'CHAT-30',
      'CF-137',
      'CF-138',
      'MARK-25',
      'PMAP-39',
      'MARK-01',
      'MARK-02',
      'MARK-04',
      'OMAP-18',
      'OMAP-22',
      'OMAP-23',
      'CF-29',
      'CF-47',
      'MARK-22',
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const popup = await openFirst(canvasElement)
    await waitFor(() => expect(popup.getByText('On a trip')).toBeVisible())
    await expect(popup.getByRole('link', { name: /^Call .*\*\*\*/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+?\d{7,}$/),
    )
    await userEvent.click(popup.getByText('More'))
    await expect(popup.getByRole('button', { name: 'Copy coordinates' })).toBeVisible()
    await expect(canvasElement.querySelector('[data-part="bar"]')).toHaveAttribute('data-colour', 'red')

    await userEvent.click(popup.getByRole('switch', { name: 'Locate' }))
    await waitFor(() =>
      expect(story.calls(driverLocations).at(-1)?.body).toMatchObject({
        search: expect.stringMatching(/^\+?\d{7,}$/),
      }),
    )
    await canvas.findByRole('option', { name: /, Selected$/ })
    await waitFor(() => expect(hasColour(canvasElement, 'vehicles', 'orange')).toBe(true))
    // CF-47: the call alone has the whole number, also where the same search is applied again.
    const search = canvas.getByRole('searchbox', { name: 'Search drivers' })
    await expect(search).toHaveDisplayValue(/^.{4}\*\*\*\d{3}$/)
    const asked = story.calls(driverLocations).length
    await userEvent.type(search, '{Enter}')
    await waitFor(() => expect(story.calls(driverLocations).length).toBeGreaterThan(asked))
    await expect(story.calls(driverLocations).at(-1)?.body).toMatchObject({
      search: expect.stringMatching(/^\+?\d{7,}$/),
    })
    await expect(canvas.getByRole('switch', { name: 'Locate' })).toBeChecked()
    await userEvent.click(canvas.getByRole('switch', { name: 'Locate' }))
    await waitFor(() => expect(story.calls(driverLocations).at(-1)?.body).toMatchObject({ search: ' ' }))

    await userEvent.click(canvas.getByRole('button', { name: 'Details' }))
    const card = within(await canvas.findByRole('dialog', { name: 'Detail' }))
    await waitFor(() => expect(story.calls(driverTripDetail)[0]?.body).toMatchObject({ domain: 'G001' }))
    await card.findByText(/^Booking ID/)
    await userEvent.click(card.getByRole('button', { name: 'Chat' }))
    const chat = chatPanel(within(await canvas.findByRole('dialog', { name: 'Chat' })))
    await waitFor(() => expect(chat.message()).toBeVisible())
    await userEvent.click(chat.back())
    await canvas.findByRole('dialog', { name: 'Detail' })
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

let hasSignedOff = false

export const DriverLeaves: Story = {
  name: 'PMAP-14 the detail of a driver keeps its group when the driver leaves the answer',
  tags: ['!dev', '!autodocs'],
  args: { groupId: 'G002', refresh: { locations: 1_000 } },
  parameters: {
    handlers: [
      http.post(`*${driverLocations.path}`, () =>
        hasSignedOff
          ? HttpResponse.json({
              status: 200,
              data: { data_list: [], search_data: [], active: 0, ongoing: 0, offline: 0, total_count: 0 },
            })
          : undefined,
      ),
    ],
  },
  beforeEach: () => {
    hasSignedOff = false
  },
  play: async ({ canvas, canvasElement }) => {
    await drivers(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^Groups/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Unselect all' }))
    await userEvent.keyboard('{Escape}')
    const popup = await openFirst(canvasElement)
    await userEvent.click(await popup.findByRole('button', { name: 'Details' }))
    await canvas.findByRole('dialog', { name: 'Detail' })
    const details = () => story.calls(driverTripDetail).map(({ body }) => (body as { domain: string }).domain)
    await waitFor(() => expect(details()).not.toEqual([]))
    await expect(details()).not.toContain('G002')
    const before = details()
    hasSignedOff = true
    await canvas.findByText('0 drivers')
    await story.quiet()
    await expect(details()).toEqual(before)
  },
}

export const TripOfALayer: Story = {
  name: 'PMAP-13 the popup of a trip names driver, booking, places and times, and leads to its detail',
  parameters: { rules: ['MARK-05', 'MARK-06'] },
  play: async ({ canvas, canvasElement }) => {
    await drivers(canvasElement)
    // Completed trips: one that has just begun has no line yet.
    await userEvent.click(find(canvasElement).routes())
    await userEvent.click(await canvas.findByRole('button', { name: 'List of vehicles' }))
    await userEvent.click(await canvas.findByRole('radio', { name: 'Trips' }))
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find in the list' }), ':30 AM')
    const [trip] = await canvas.findAllByRole('button', { name: /:30 AM.* → / })
    await expect(trip).not.toHaveAccessibleName(/trip-/)
    if (trip) await userEvent.click(trip)
    await expectLine(canvasElement, 'green')
    const popup = within(await canvas.findByRole('dialog'))
    for (const name of ['Driver', 'From', 'To', 'Start'])
      await waitFor(() => expect(popup.getByText(name)).toBeVisible())
    await userEvent.click(popup.getByRole('button', { name: 'Details' }))
    await canvas.findByRole('dialog', { name: 'Detail' })
    await expectLine(canvasElement, 'lightBlue')
  },
}

/** The map with a button that closes and opens it. */
function Closable(props: AdminMapProps) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      {isOpen ? <AdminMap {...props} userId={story.world.accounts.find(ADMIN)?.key ?? ''} /> : null}
      <button
        type="button"
        style={{ position: 'fixed', insetInlineEnd: 8, insetBlockStart: 8, zIndex: 700 }}
        onClick={() => setOpen(!isOpen)}
      >
        Close or open
      </button>
    </>
  )
}

export const Filters: Story = {
  name: 'PMAP-32 period and search apply, and closing the map resets them and the layer',
  parameters: { rules: ['PMAP-25', 'PMAP-33', 'CF-95', 'VAL-33', 'VAL-34', 'MARK-19', 'MARK-24', 'CF-23'] },
  render: (args) => <Closable {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await drivers(canvasElement)
    const today = fleetToday(story.world.now)
    const { start, end } = periodRange('week', today)
    const period = await canvas.findByRole('combobox', { name: 'Period' })
    const listed = () => canvas.getByRole('button', { name: /^Drivers of these trips/ })
    await waitFor(() => expect(listed()).toHaveAccessibleName(/: [\d,]+$/))
    // The counters of today are not shown under the new period.
    story.slow(adminTripInfo)
    await userEvent.selectOptions(period, 'Week')
    await waitFor(() =>
      expect(story.calls(adminTripInfo).at(-1)?.body).toMatchObject({ startdate: start, enddate: end }),
    )
    await expect(listed()).toHaveAccessibleName('Drivers of these trips: –')
    await canvas.findByRole('progressbar')
    story.mend()
    await waitFor(() => expect(listed()).toHaveAccessibleName(/: [\d,]+$/))
    await userEvent.type(canvas.getByRole('searchbox'), '  aung {Enter}')
    await waitFor(() => expect(story.calls(driverLocations).at(-1)?.body).toMatchObject({ search: 'aung' }))
    await userEvent.click(find(canvasElement).routes())
    // The map keeps the week until the range has both its days.
    await userEvent.selectOptions(period, 'Range')
    await userEvent.clear(await canvas.findByRole('textbox', { name: 'Start date' }))
    await expect(canvas.getByText('Please choose both a start and an end date.')).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox'), '{Enter}')
    await story.quiet()
    for (const { body } of story.calls()) await expect(body).not.toMatchObject({ startdate: '' })

    const toggle = canvas.getByRole('button', { name: 'Close or open' })
    await userEvent.click(toggle)
    await waitFor(() => expect(canvas.queryByRole('combobox')).not.toBeInTheDocument())
    await userEvent.click(toggle)
    await expect(await canvas.findByRole('combobox', { name: 'Period' })).toHaveDisplayValue('Today')
    await expect(canvas.getByRole('combobox', { name: 'City' })).toHaveDisplayValue('Yangon')
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await expect(find(canvasElement).routes()).not.toBeChecked()
    await waitFor(() => expect(story.calls(driverLocations).at(-1)?.body).toMatchObject({ search: ' ' }))
  },
}

export const Loading: Story = {
  parameters: { faults: [{ kind: 'hang' }] },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading drivers')
  },
}

export const Empty: Story = {
  name: 'Without drivers the counters are zero',
  parameters: story.opened({ make: emptyFleet }),
  play: async ({ canvasElement }) => expect(await drivers(canvasElement)).toHaveTextContent('0 drivers'),
}

export const Changes: Story = {
  name: 'With asksChanges the positions come as changes since the last answer; a search asks for the whole',
  args: { asksChanges: true, refresh: { locations: 250 } },
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const all = await drivers(canvasElement)
    const shown = String(all.textContent)
    const asked = () =>
      story.calls(driverLocationChanges).map(({ body }) => (body as { stamp: string }).stamp)
    await waitFor(() => expect(asked().length).toBeGreaterThan(2))
    await expect(asked()[0]).toBe('')
    for (const stamp of asked().slice(1)) await expect(stamp).not.toBe('')
    await expect(story.calls(driverLocations)).toHaveLength(0)
    await expect(all).toHaveTextContent(shown)
    await canvas.findByRole('listbox', { name: 'Vehicles in view' })
    await userEvent.type(canvas.getByRole('searchbox'), 'aung{Enter}')
    await waitFor(() => expect(story.calls(driverLocations).at(-1)?.body).toMatchObject({ search: 'aung' }))
  },
}

export const Failed: Story = {
  name: 'ERR-28 without positions the failure stands over the map, and another try mends it',
  parameters: { rules: ['CF-115'] },
  beforeEach: () => story.cut(driverLocations),
  play: story.playFailed(drivers),
}

export const Standalone: Story = {
  name: 'ERR-32 on its own page a failure of the admin’s groups leaves only a card with Reload',
  args: { isStandalone: true },
  parameters: { rules: ['CF-151'], faults: [{ kind: 'status', status: 503, endpoint: adminGroups.name }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Reload' })).toBeVisible()
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument()
  },
}

export const SignedOut: Story = {
  name: 'ERR-12 a 401 at the first call is the failure over the map, without a strip',
  parameters: { faults: [{ kind: 'status', status: 401, endpoint: driverLocations.name }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Reload' })).toBeVisible()
    await expect(canvas.queryByText('Signed out')).not.toBeInTheDocument()
  },
}

export const Stale: Story = {
  name: 'CF-115 while the server is away the drivers stay, with their age; also after a later 401, which the strip says',
  play: async ({ canvas, canvasElement }) => {
    const all = await drivers(canvasElement)
    await story.expectOutOfDate(canvasElement, () => expect(all).toBeVisible())

    if (isReading()) return
    story.world.faults.set([{ kind: 'status', status: 401, endpoint: driverLocations.name }])
    story.later(1)
    await canvas.findByText('Signed out', { selector: 'strong' })
    await expect(all).toBeVisible()
  },
}

export const BurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  parameters: { latinWords: latinWords(story.world) },
  play: async ({ canvas }) => {
    const map = adminMap(canvas, { language: 'my' })
    await canvas.findByText(/^ယာဉ်မောင်း [\d,]+ ဦး$/)
    await waitFor(() => expect(map.settings()).toBeVisible())
  },
}

/** A phone in an app whose own bars take a part of the screen, and one on its side. */
const small = (height: number): Story => ({
  tags: ['!dev', '!autodocs'],
  globals: { language: 'my', viewport: { value: 'small' } },
  parameters: {
    latinWords: latinWords(story.world),
    isFullScreen: true,
    viewport: {
      options: {
        small: { name: 'Small', styles: { width: '320px', height: `${height}px` }, type: 'mobile' },
      },
    },
  },
  play: async ({ canvas }) => {
    const map = adminMap(canvas, { language: 'my' })
    await canvas.findByText(/^ယာဉ်မောင်း [\d,]+ ဦး$/)
    await waitFor(() => expect(map.settings()).toBeVisible())
    await expect([innerWidth, innerHeight]).toEqual([320, height])
    const bar = map.settings().closest<HTMLElement>('[role="toolbar"]')
    if (!bar) throw new Error('The settings are in no toolbar.')
    const expectReached = async () => {
      // A finger moves the map: its button shows for the keyboard.
      const buttons = within(bar)
        .getAllByRole('button')
        .filter((button) => !button.closest('[data-part="pan"]'))
      await expect(buttons.length).toBeGreaterThanOrEqual(4)
      for (const button of buttons) {
        const { left, top, width, height: high } = button.getBoundingClientRect()
        const hit = document.elementFromPoint(left + width / 2, top + high / 2)
        await expect(button.contains(hit), button.getAttribute('aria-label') ?? '').toBe(true)
      }
    }
    await expectReached()
    // The open card leaves them free too; in a low window it is in place of the map until it folds (decision 43).
    const fold = canvas.getAllByRole('button', { expanded: false }).find((button) => !bar.contains(button))
    if (!fold) throw new Error('The card has no button that unfolds it.')
    await userEvent.click(fold)
    if (height <= 480) {
      const card = fold.closest('[data-part="card"]')
      await waitFor(() => expect([card?.clientWidth, card?.clientHeight]).toEqual([320, height]))
      await expect(bar).not.toBeVisible()
      await userEvent.click(fold)
    }
    await expectReached()
    const pan = bar.querySelector<HTMLElement>('[data-part="pan"]')
    await expect(pan?.offsetWidth).toBe(1)
    pan?.querySelector('button')?.focus()
    await waitFor(() => expect(pan?.offsetWidth).toBeGreaterThan(24))
  },
})

export const BurmeseSmall: Story = {
  ...small(568),
  name: 'In Burmese at 320 by 568 px every button of the map is in view, and below nothing',
}

export const BurmeseSmallOnItsSide: Story = {
  ...small(256),
  name: 'In Burmese at 320 by 256 px every button of the map is in view, until its card unfolds over it',
}

export const View: Story = {
  tags: ['!dev', '!autodocs', 'mount'],
  render: () => (
    <AdminMapView
      {...NO_VEHICLES}
      state={initialMapState('embedded')}
      groups={NO_GROUPS}
      groupIds={['G001']}
      chooseGroups={fn()}
    />
  ),
}

/** An app that changes the group of an open map. */
function TwoGroups({ groupId, ...props }: AdminMapProps) {
  const [shown, setShown] = useState(groupId)
  return (
    <>
      <button type="button" onClick={() => setShown('G002')}>
        Other group
      </button>
      <AdminMap {...props} groupId={shown} />
    </>
  )
}

export const OtherGroup: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'CF-136 another group of the page is that of the map',
  render: (args) => <TwoGroups {...args} userId={story.world.accounts.find(ADMIN)?.key ?? ''} />,
  play: async ({ canvas, canvasElement }) => {
    await drivers(canvasElement)
    canvas.getByText('Other group').click()
    await waitFor(() => expect(story.calls(driverLocations).at(-1)?.body).toMatchObject({ domain: ['G002'] }))
  },
}
