import type { FleetVehicle } from '@fleetgis/domain/map'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { expectSteady } from '../testing/expectSteady.ts'
import { FleetMap } from './FleetMap.tsx'
import type { FleetMapPanel, FleetMapProps } from './FleetMapProps.ts'
import { fleet, HOSTILE, MapStage, onMapStage, TRIPS, tileFilter } from './storyParts.tsx'

/**
 * A live map of vehicles, and of trips as lines. All vehicles are on one canvas. Up to 1,000 in view glide to their positions in each new list; more jump. Up to 100,000 are drawn (`maxVehicles`), many of them in slices, so that the page stays responsive.
 *
 * **Do** give its container a height, and pass a new `vehicles` list with each response. Keep `view` and `fit` between renders: a new object moves the map again. Tiles come from the provider (`tiles`); without them the background is plain.
 * **Do not** import Leaflet beside it, or add Leaflet controls: pass controls as `children`.
 *
 * **Events** `onPanel` (a popup or the settings opened or closed), `onTripRefused`, `onHover`, `onListOpen`. With `panel` the page decides what is open.
 *
 * **Keyboard** The vehicles in the viewport are one tab stop: arrows move to the nearest in that direction, Enter opens its popup, Escape closes it and restores the focus. Plus and minus zoom. The list of all vehicles (`hasList`) is the alternative for screen readers.
 *
 * **States** loading (`loading`, or its progress), no vehicles, none in the view (with Show all), vehicles not heard for a
 * while (`quietBefore`, faded), clusters (`cluster`; pressing one zooms to it), tiles that failed to load, more vehicles or trips than it draws (`maxVehicles`, and 20,000 trips). Vehicles without a position are left out; the provider's `onError` receives the number.
 *
 * **Translation keys** `map.*`
 *
 * **Calls** none: `HomeMap` is the connected one.
 *
 * ```tsx
 * import { FleetMap } from '@fleetgis/ui/FleetMap'
 *
 * <div style={{ height: 480 }}>
 *   <FleetMap vehicles={vehicles} panel={panel} onPanel={({ panel }) => setPanel(panel)} hasList />
 * </div>
 * ```
 */
const meta = {
  title: 'Widgets/FleetMap',
  component: FleetMap,
  args: { vehicles: fleet(24), onPanel: fn(), onTripRefused: fn() },
  parameters: { isFullScreen: true },
  decorators: [onMapStage],
} satisfies Meta<typeof FleetMap>

export default meta
type Story = StoryObj<typeof meta>

/** The list of vehicles in the viewport, once the map has loaded. */
function vehicleList(canvasElement: HTMLElement) {
  return within(canvasElement).findByRole('listbox', { name: 'Vehicles in view' })
}

export const Default: Story = {
  name: 'Vehicles by status; arrow keys move between them, Enter opens one, Escape returns',
  play: async ({ canvas, canvasElement }) => {
    const list = await vehicleList(canvasElement)
    await expect(within(list).getByRole('option')).toHaveAccessibleName(/^Driver D-1001, Online/)
    const summary = await canvas.findByText(/^\d+ vehicles in view$/)
    const option = within(list).getByRole('option')
    await waitFor(() => expect(summary).toHaveTextContent(`${option.ariaSetSize} vehicles in view`))
    await expect(Number(option.ariaSetSize)).toBeGreaterThan(1)
    await expect(Number(option.ariaPosInSet)).toBeGreaterThanOrEqual(1)
    await expect(Number(option.ariaPosInSet)).toBeLessThanOrEqual(Number(option.ariaSetSize))

    list.focus()
    const start = within(list).getByRole('option').getAttribute('aria-label')
    await userEvent.keyboard('{ArrowRight}')
    await expect(within(list).getByRole('option').getAttribute('aria-label')).not.toBe(start)
    await userEvent.keyboard('{ArrowLeft}')
    // Shortcuts of the browser for Back and zoom.
    await expect(fireEvent.keyDown(list, { key: 'ArrowLeft', altKey: true })).toBe(true)
    await expect(fireEvent.keyDown(list, { key: '+', ctrlKey: true })).toBe(true)
    await userEvent.keyboard('{Enter}')
    const popup = await canvas.findByRole('dialog')
    await waitFor(() => expect(popup).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(list).toHaveFocus())
  },
}

export const Popup: Story = {
  name: 'CF-116 a popup shows user, group, type, time and place',
  args: { panel: { kind: 'vehicle', id: 'D-1001' } },
  parameters: { rules: ['MAP-29'] },
  play: async ({ canvas, args }) => {
    const popup = within(await canvas.findByRole('dialog'))
    await userEvent.click(popup.getByText('More'))
    for (const text of ['D-1001', 'G-01', 'Car', '09:15 AM, 21 Nov 2026', '16.871311, 96.199379'])
      await expect(popup.getByText(text)).toBeVisible()
    await userEvent.click(popup.getByRole('button', { name: 'Close' }))
    await expect(args.onPanel).toHaveBeenCalledWith({ panel: null })
  },
}

const [LONE] = fleet(1) as [FleetVehicle]

export const LastLeaves: Story = {
  name: 'Where the last vehicle leaves the view by the keyboard, Show all has the focus',
  tags: ['!dev', '!autodocs'],
  args: {
    vehicles: [LONE],
    view: { centre: { ...LONE.position, lng: LONE.position.lng + 0.04 }, zoom: 12 },
  },
  play: async ({ canvas, canvasElement }) => {
    const list = await vehicleList(canvasElement)
    list.focus()
    await waitFor(() => {
      // A press during the animation of the one before has no effect.
      if (list.isConnected) fireEvent.keyDown(list, { key: '+' })
      expect(list).not.toBeInTheDocument()
    })
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Show all vehicles' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await vehicleList(canvasElement)
  },
}

export const ClusterPopup: Story = {
  name: 'Escape on the vehicles closes the popup of a cluster too',
  tags: ['!dev', '!autodocs'],
  args: { panel: { kind: 'cluster', ids: fleet(3).map(({ id }) => id) } },
  play: async ({ canvas, canvasElement, args }) => {
    const list = await vehicleList(canvasElement)
    await canvas.findByRole('dialog')
    list.focus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onPanel).toHaveBeenLastCalledWith({ panel: null })
  },
}

export const WithoutStatus: Story = {
  name: 'CF-116 vehicles without a status are neutral, and round without a heading',
  args: {
    vehicles: fleet(24).map(({ status: _, ...vehicle }, index) =>
      index % 2 ? { ...vehicle, heading: undefined } : vehicle,
    ),
    iconWidth: 20,
  },
}

export const Selected: Story = {
  name: 'OMAP-18 a selected vehicle replaces all others, and the map moves to it at zoom 17',
  args: {
    vehicles: fleet(24).map((vehicle, index) => (index === 5 ? { ...vehicle, status: 4 } : vehicle)),
    iconWidth: 30,
    hasList: true,
  },
  parameters: { rules: ['CF-29'] },
  play: async ({ canvas, canvasElement }) => {
    const list = await vehicleList(canvasElement)
    await expect(within(list).getByRole('option')).toHaveAccessibleName(/^Driver D-1006, Selected/)
    await userEvent.click(await canvas.findByRole('button', { name: 'List of vehicles' }))
    const all = await canvas.findByRole('list', { name: 'Vehicles' })
    await waitFor(() => expect(within(all).getAllByRole('listitem')).toHaveLength(1))
  },
}

/** The size in CSS pixels of what is drawn for the vehicles of a map. */
function drawnSize(canvas: HTMLCanvasElement) {
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
  const [columns, rows] = [new Set<number>(), new Set<number>()]
  for (let pixel = 0; pixel < data.length / 4; pixel += 1)
    if (data[pixel * 4 + 3]) {
      columns.add(pixel % canvas.width)
      rows.add(Math.floor(pixel / canvas.width))
    }
  const ratio = canvas.width / canvas.getBoundingClientRect().width
  return [columns.size / ratio, rows.size / ratio].map(Math.round)
}

/** Within a pixel, because edges are smoothed. */
const about = (pixels: number) => expect.toSatisfy((size: number) => Math.abs(size - pixels) <= 1)

export const Sizes: Story = {
  name: 'MARK-17 a vehicle is 10 by 18 px, and a selected one 25 by 25 px, whatever the size of cars is',
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['MARK-18'] },
  render: (args) => (
    <>
      {[{ status: 1 }, { status: 4 }, { status: 4, iconWidth: 50 }].map(({ status, iconWidth }) => (
        <div key={`${status} ${iconWidth}`} style={{ height: 200 }}>
          <FleetMap
            {...args}
            vehicles={fleet(1).map((vehicle) => ({ ...vehicle, heading: 0, status }))}
            iconWidth={iconWidth}
            label={`Status ${status}, cars of ${iconWidth ?? 10} px`}
          />
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const sizes = () =>
      [...canvasElement.querySelectorAll<HTMLCanvasElement>('.leaflet-fleet-vehicles-pane canvas')].map(
        drawnSize,
      )
    await waitFor(() =>
      expect(sizes()).toEqual([
        [about(10), about(18)],
        [about(25), about(25)],
        [about(25), about(25)],
      ]),
    )
  },
}

export const Zawgyi: Story = {
  name: 'CF-166 the list names a driver in Unicode in its rows and buttons, and finds them by that name',
  tags: ['!dev', '!autodocs'],
  args: {
    vehicles: fleet(2),
    hasList: true,
    driverOf: (id) => (id === 'D-1001' ? { name: 'ေအာင္ေက်ာ္မင္း', mobile: '095550100' } : { name: 'ဝင်းမောင်' }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'List of vehicles' }))
    await expect(await canvas.findByRole('button', { name: 'Follow: အောင်ကျော်မင်း' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Call အောင်ကျော်မင်း' })).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox'), 'အောင်ကျော်')
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Follow: ဝင်းမောင်' })).not.toBeInTheDocument(),
    )
    await expect(canvas.getByRole('button', { name: 'Follow: အောင်ကျော်မင်း' })).toBeVisible()
  },
}

export const Trips: Story = {
  name: 'VAL-36 a trip is a blue line from a blue marker; a red one ends it; a path of one point is refused',
  args: { vehicles: [], trips: TRIPS },
  play: async ({ args }) => {
    await waitFor(() =>
      expect(args.onTripRefused).toHaveBeenCalledWith({
        tripId: 'T-3',
        message: 'Path must contain at least two points, each with [lat, lng]',
      }),
    )
  },
}

export const Empty: Story = { name: 'A map without vehicles', args: { vehicles: [] } }

export const FailingTiles: Story = {
  name: 'Without tiles the vehicles are on a plain background',
  parameters: { hasTiles: false },
  play: async ({ canvas }) => {
    await canvas.findByText('The background of the map could not be loaded.')
  },
}

export const Clusters: Story = {
  name: 'Close vehicles form a cluster with their number; pressing it zooms until they stand apart',
  args: { vehicles: fleet(300), cluster: true },
  play: async ({ canvas, canvasElement }) => {
    const list = await vehicleList(canvasElement)
    const option = () => within(list).getByRole('option')
    const countOf = () => Number.parseInt(option().getAttribute('aria-label') ?? '1', 10) || 1
    const before = countOf()
    await expect(before).toBeGreaterThan(1)
    await expect(option()).toHaveAccessibleName(`${before} vehicles together`)
    list.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(countOf()).toBeLessThan(before))
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
  },
}

export const Places: Story = {
  name: 'Places are pins, which the keyboard reaches and opens like vehicles',
  args: {
    vehicles: [],
    places: [
      { id: '1', name: 'Shwedagon Pagoda', position: { lat: 16.871311, lng: 96.199379 } },
      { id: '2', name: 'ဆူးလေဘုရား', position: { lat: 16.871311, lng: 96.299379 } },
    ],
  },
  play: async ({ canvas, args }) => {
    const list = await canvas.findByRole('listbox', { name: 'Places in view' })
    await canvas.findByText('2 places in view')
    await expect(within(list).getByRole('option')).toHaveAccessibleName('Shwedagon Pagoda')
    list.focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(args.onPanel).toHaveBeenLastCalledWith({ panel: { kind: 'place', id: '2' } })
    const popup = await canvas.findByRole('dialog', { name: 'ဆူးလေဘုရား' })
    await expect(within(popup).getByText('16.871311, 96.299379')).toBeVisible()
    await expect(within(popup).getByRole('button', { name: 'Copy coordinates' })).toBeVisible()
  },
}

/** A page that keeps the open panel itself, with one panel of its own. */
function ControlledPanel(props: FleetMapProps) {
  const [panel, setPanel] = useState<FleetMapPanel | null>({ kind: 'trip', id: 'T-1' })
  return (
    <>
      <FleetMap
        {...props}
        panel={panel}
        onPanel={(event) => {
          props.onPanel?.(event)
          setPanel(event.panel)
        }}
      />
      <button
        type="button"
        style={{ position: 'fixed', insetInlineStart: 8, insetBlockStart: 8, zIndex: 700 }}
        onClick={() => setPanel(null)}
      >
        Close all
      </button>
    </>
  )
}

export const Controlled: Story = {
  name: 'PMAP-31 a controlled map shows only the panel of its page, and null closes each kind',
  args: { trips: TRIPS, settings: { name: 'controlled', gray: true } },
  render: (args) => <ControlledPanel {...args} />,
  play: async ({ canvas, canvasElement, args }) => {
    const closeAll = canvas.getByRole('button', { name: 'Close all' })
    await canvas.findByRole('dialog', { name: 'D-1001' })
    await userEvent.click(closeAll)
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await userEvent.click(await canvas.findByRole('button', { name: 'Map settings' }))
    await expect(args.onPanel).toHaveBeenLastCalledWith({ panel: { kind: 'settings' } })
    await canvas.findByRole('region', { name: 'Map settings' })
    const list = await vehicleList(canvasElement)
    list.focus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('dialog', { name: /^Driver D-1001/ })
    await expect(canvas.queryByRole('region', { name: 'Map settings' })).not.toBeInTheDocument()
    await userEvent.click(closeAll)
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    // Closing from outside is no event of the map.
    await expect(args.onPanel).not.toHaveBeenCalledWith({ panel: null })
  },
}

/** Vehicles at one place, which no zoom separates. */
const DEPOT = fleet(30).map((vehicle) => ({ ...vehicle, position: { lat: 16.871311, lng: 96.199379 } }))

/** Each move reverses the order of the vehicles, as a server does that sends the newest reports first. */
function MovingClusters() {
  const [moves, setMoves] = useState(0)
  const moved = DEPOT.map((vehicle) => ({
    ...vehicle,
    position: { ...vehicle.position, lat: vehicle.position.lat + moves / 1000 },
  }))
  return (
    <>
      <FleetMap vehicles={moves % 2 ? moved.reverse() : moved} cluster />
      <button
        type="button"
        style={{ position: 'fixed', insetInlineStart: 8, insetBlockStart: 8, zIndex: 700 }}
        onClick={() => setMoves(moves + 1)}
      >
        Move
      </button>
    </>
  )
}

export const OpenCluster: Story = {
  name: 'Vehicles at one place open as a list, which stays open while they move, and takes the focus only at first',
  render: () => <MovingClusters />,
  play: async ({ canvas, canvasElement }) => {
    const list = await vehicleList(canvasElement)
    list.focus()
    await userEvent.keyboard('{Enter}')
    const popup = await canvas.findByRole('dialog', { name: /vehicles together/ })
    const name = popup.getAttribute('aria-label')
    await within(popup).findByRole('list')
    const move = canvas.getByRole('button', { name: 'Move' })
    await userEvent.click(move)
    await expect(move).toHaveFocus()
    await expectSteady(() => [
      document.activeElement === move,
      canvas.getByRole('dialog').getAttribute('aria-label'),
    ])
    await expect(canvas.getByRole('dialog')).toHaveAttribute('aria-label', name)
    await expect(within(popup).getByRole('list')).toBeVisible()
    const [member] = within(popup).getAllByRole('button', { name: /^Driver/ })
    if (member) await userEvent.click(member)
    await canvas.findByRole('dialog', { name: /^Driver D-/ })
  },
}

/** Each answer brings the trips with points of its own; the third one none. */
function PolledTrips() {
  const [answers, setAnswers] = useState(0)
  const all = TRIPS.map((trip) => ({ ...trip, path: trip.path.map((point) => ({ ...point })) }))
  const trips = answers === 2 ? [] : all
  return (
    <>
      <FleetMap vehicles={[]} trips={trips} panel={{ kind: 'trip', id: 'T-1' }} />
      <button
        type="button"
        style={{ position: 'fixed', insetInlineStart: 8, insetBlockStart: 8, zIndex: 700 }}
        onClick={() => setAnswers(answers + 1)}
      >
        Answers: {answers}
      </button>
    </>
  )
}

export const OpenTrip: Story = {
  name: 'The popup of a trip takes the focus only at first: not with each new list of trips, nor when its trip is back in one',
  tags: ['!dev', '!autodocs'],
  render: () => <PolledTrips />,
  play: async ({ canvas }) => {
    const popup = await canvas.findByRole('dialog', { name: 'D-1001' })
    await waitFor(() => expect(popup).toHaveFocus())
    const answer = canvas.getByRole('button', { name: /^Answers/ })
    await userEvent.click(answer)
    await expect(answer).toHaveTextContent('Answers: 1')
    await expect(answer).toHaveFocus()
    await expectSteady(() => document.activeElement === answer)
    await expect(popup).toBeVisible()
    await userEvent.click(answer)
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await userEvent.click(answer)
    await expect(await canvas.findByRole('dialog', { name: 'D-1001' })).toBeVisible()
    await expect(answer).toHaveFocus()
    await expectSteady(() => document.activeElement === answer)
  },
}

export const PressedTwice: Story = {
  name: 'The popup of a trip takes the focus again where its line is pressed at another place',
  tags: ['!dev', '!autodocs'],
  args: {
    vehicles: [],
    trips: [
      {
        id: 'T-9',
        userId: 'D-1009',
        path: [
          { lat: 16.8, lng: 96.1 },
          { lat: 16.8, lng: 96.2 },
        ],
      },
    ],
    view: { centre: { lat: 16.8, lng: 96.15 }, zoom: 14 },
  },
  play: async ({ canvas, args }) => {
    const zoom = await canvas.findByRole('button', { name: 'Zoom in' })
    const { left, top, width, height } = canvas.getByRole('region').getBoundingClientRect()
    const press = (x: number) => {
      const at = { clientX: left + width / 2 + x, clientY: top + height / 2 }
      fireEvent.click(document.elementFromPoint(at.clientX, at.clientY) as Element, at)
    }
    // A press before the line is drawn hits nothing.
    const popup = await waitFor(() => {
      press(-40)
      return canvas.getByRole('dialog', { name: 'D-1009' })
    })
    await waitFor(() => expect(popup).toHaveFocus())
    const before = popup.getBoundingClientRect().left
    zoom.focus()
    press(40)
    await waitFor(() => expect(popup).toHaveFocus())
    await expect(popup.getBoundingClientRect().left).toBeGreaterThan(before + 40)
    const at = { lat: expect.closeTo(16.8, 3), lng: expect.closeTo(96.1534, 3) }
    await expect(args.onPanel).toHaveBeenLastCalledWith({ panel: { kind: 'trip', id: 'T-9', at } })
  },
}

export const List: Story = {
  name: 'The list shows, searches, opens and follows vehicles',
  args: { vehicles: fleet(1_000), trips: TRIPS, hasList: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'List of vehicles' }))
    const panel = within(await canvas.findByRole('region', { name: 'List of vehicles' }))
    const rows = await panel.findByRole('list', { name: 'Vehicles' })
    // Only the rows in the viewport are in the document.
    await waitFor(() => expect(within(rows).getAllByRole('listitem').length).toBeGreaterThan(3))
    await expect(within(rows).getAllByRole('listitem').length).toBeLessThan(60)
    await userEvent.type(panel.getByRole('searchbox'), 'D-1777')
    await waitFor(() => expect(within(rows).getAllByRole('listitem')).toHaveLength(1))
    await userEvent.click(panel.getByRole('button', { name: /^Driver D-1777/ }))
    await expect(args.onPanel).toHaveBeenLastCalledWith({ panel: { kind: 'vehicle', id: 'D-1777' } })
    await canvas.findByRole('dialog', { name: /^Driver D-1777/ })
    const follow = panel.getByRole('button', { name: 'Follow: D-1777' })
    await userEvent.click(follow)
    await expect(follow).toHaveAttribute('aria-pressed', 'true')
    await userEvent.clear(panel.getByRole('searchbox'))
    await userEvent.click(panel.getByRole('radio', { name: 'Trips' }))
    await userEvent.click(await panel.findByRole('button', { name: /^D-1001\b.*Trip T-1\b/ }))
    await expect(args.onPanel).toHaveBeenLastCalledWith({ panel: { kind: 'trip', id: 'T-1' } })
    await canvas.findByRole('dialog', { name: 'D-1001' })
    // The map has moved elsewhere: the next position must not move it back.
    await userEvent.click(panel.getByRole('radio', { name: 'Vehicles' }))
    await userEvent.type(panel.getByRole('searchbox'), 'D-1777')
    await expect(await panel.findByRole('button', { name: 'Follow: D-1777' })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
  },
}

export const Settings: Story = {
  name: 'PMAP-18 the settings hide gray markers and enlarge cars, and are stored',
  args: {
    vehicles: fleet(3).map((vehicle) => ({ ...vehicle, status: 3 })),
    settings: { name: 'story', gray: true },
  },
  parameters: { rules: ['OMAP-09', 'OMAP-10', 'OMAP-17', 'MARK-15', 'CF-102'] },
  beforeEach: () => () => localStorage.removeItem('fleetgis.map.story'),
  play: async ({ canvas, canvasElement, args }) => {
    await vehicleList(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Map settings' }))
    await expect(args.onPanel).toHaveBeenLastCalledWith({ panel: { kind: 'settings' } })
    const gray = await canvas.findByRole('checkbox', { name: 'Gray markers' })
    await expect(gray).toBeChecked()
    await userEvent.click(gray)
    await waitFor(() => expect(canvas.queryByRole('listbox')).not.toBeInTheDocument())
    const size = canvas.getByRole('slider', { name: 'Car size' })
    await expect(size).toHaveValue('10')
    size.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(localStorage.getItem('fleetgis.map.story')).toBe('{"iconWidth":12,"gray":false}')
    // Another tab.
    localStorage.setItem('fleetgis.map.story', '{"iconWidth":30,"gray":false}')
    window.dispatchEvent(new StorageEvent('storage'))
    await waitFor(() => expect(size).toHaveValue('30'))
    await userEvent.keyboard('{Escape}')
    await expect(args.onPanel).toHaveBeenLastCalledWith({ panel: null })
    await expect(canvas.getByRole('button', { name: 'Map settings' })).toHaveFocus()
  },
}

export const Locked: Story = {
  name: 'PMAP-26 the loading bar shows its progress; without interaction the map is neither panned nor zoomed',
  args: { isInteractive: false, loading: { loaded: 150, total: 1_240 } },
  play: async ({ canvas, canvasElement }) => {
    await vehicleList(canvasElement)
    for (const name of ['Zoom in', 'Zoom out', 'Move the map', 'Show all'])
      await expect(await canvas.findByRole('button', { name })).toBeDisabled()
    await expect(await canvas.findByText('150 of 1,240')).toBeVisible()
    await expect(canvas.getByRole('progressbar', { name: 'Loading' })).toHaveAttribute(
      'aria-valuetext',
      '150 of 1,240',
    )
  },
}

export const ShowAll: Story = {
  name: 'A view without vehicles says so, and Show all brings them back; pan buttons open on focus',
  args: { vehicles: fleet(24), view: { centre: { lat: 21.9, lng: 96.08 }, zoom: 12 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('No vehicle in this view')).toBeVisible()
    const toAll = await canvas.findByRole('button', { name: 'Show all vehicles' })
    await expect(canvas.queryByRole('button', { name: 'Move left' })).not.toBeInTheDocument()
    await userEvent.click(toAll)
    await vehicleList(canvasElement)
    await waitFor(() => expect(canvas.queryByText('No vehicle in this view')).not.toBeInTheDocument())
    await userEvent.click(canvas.getByRole('button', { name: 'Move the map' }))
    for (const name of ['Move left', 'Move right', 'Move up', 'Move down'])
      await expect(canvas.getByRole('button', { name })).toBeVisible()
    // Tests run with prefers-reduced-motion: the map is there at once.
    const pane = canvasElement.querySelector<HTMLElement>('.leaflet-map-pane')
    const from = pane?.style.transform
    await userEvent.click(canvas.getByRole('button', { name: 'Move right' }))
    await expect(pane?.style.transform).not.toBe(from)
    await expect(pane).not.toHaveClass('leaflet-pan-anim')
  },
}

export const HostileNames: Story = {
  name: 'T6 names are rendered as text',
  tags: ['!dev', '!autodocs'],
  args: {
    vehicles: HOSTILE.map((text, index) => ({
      ...(fleet(HOSTILE.length)[index] as FleetVehicle),
      id: `${index} ${text}`,
      groupId: text,
      type: text,
    })),
    trips: TRIPS.slice(0, 1).map((trip) => ({
      ...trip,
      userId: HOSTILE[0] ?? '',
      from: HOSTILE[1],
      to: HOSTILE[2],
    })),
    hasList: true,
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'List of vehicles' }))
    const panel = within(await canvas.findByRole('region', { name: 'List of vehicles' }))
    for (const [index, text] of HOSTILE.entries()) {
      const search = panel.getByRole('searchbox')
      await userEvent.clear(search)
      await userEvent.type(search, `${index} `)
      const rows = await panel.findByRole('list', { name: 'Vehicles' })
      const row = await waitFor(() => {
        const found = within(rows)
          .getAllByRole('button')
          .find(({ textContent }) => textContent?.includes(`Driver ${index} `))
        if (!found) throw new Error(`No row ${index}`)
        return found
      })
      await userEvent.click(row)
      const popup = await canvas.findByRole('dialog')
      await waitFor(() => expect(popup).toHaveTextContent(text.replace(/\s+/g, ' ').trim()))
    }
    await expect(canvasElement.querySelectorAll('img:not(.leaflet-tile), script, iframe')).toHaveLength(0)
    await expect((globalThis as { __xss?: unknown }).__xss).toBeUndefined()
  },
}

export const LinkedCredit: Story = {
  name: 'T6 a credit may contain a link, as data',
  tags: ['!dev', '!autodocs'],
  decorators: [
    (Story) => (
      <MapStage
        attribution={[
          { text: '© ' },
          { text: 'Map contributors', href: 'https://maps.example/copyright' },
          { text: ' <b>bold</b>', href: 'javascript:alert(1)' },
        ]}
      >
        <Story />
      </MapStage>
    ),
  ],
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link')
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://maps.example/copyright'])
    await expect(canvas.getByText(/<b>bold<\/b>/)).toBeVisible()
    await expect(links[0]).toHaveAttribute('lang', 'en')
  },
}

export const ListOnPhone: Story = {
  name: 'On a phone the list closes for the popup that it opens',
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  args: { vehicles: fleet(20), hasList: true },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'List of vehicles' }))
    const panel = await canvas.findByRole('region', { name: 'List of vehicles' })
    await userEvent.click(await within(panel).findByRole('button', { name: /^Driver D-1001/ }))
    await canvas.findByRole('dialog', { name: /^Driver D-1001/ })
    await expect(canvas.queryByRole('region', { name: 'List of vehicles' })).toBeNull()
  },
}

export const BurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: { panel: { kind: 'vehicle', id: 'D-1001' }, trips: TRIPS },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(tileFilter(canvasElement)).toContain('invert'))
  },
}
