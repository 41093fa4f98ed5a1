import type { FleetVehicle, LatLng, TripRoute } from '@fleetgis/domain/map'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { type Fleet, FleetContext, type Tiles, useFleet } from '../provider/FleetContext.ts'
import { reported } from '../reportOnce.ts'
import { expectSteady } from '../testing/expectSteady.ts'
import { FleetMap } from './FleetMap.tsx'
import type { FleetMapProps } from './FleetMapProps.ts'
import { fleet, onMapStage, TRIPS, tileFilter } from './storyParts.tsx'

interface StageArgs extends FleetMapProps {
  onError: Fleet['onError']
}

interface PhoneProps {
  onError: Fleet['onError']
  height?: number
  children: ReactNode
}

/** A map in a phone-sized frame, with a provider that reports to `onError`. */
function Phone({ onError, height = 600, children }: PhoneProps) {
  const fleet = useFleet()
  const value = useMemo(() => ({ ...fleet, onError }), [fleet, onError])
  return (
    <FleetContext value={value}>
      <div style={{ width: 360, height }}>{children}</div>
    </FleetContext>
  )
}

const meta = {
  title: 'Widgets/FleetMap/Edges',
  tags: ['!dev', '!autodocs'],
  component: FleetMap,
  args: { vehicles: fleet(24), onPanel: fn(), onTripRefused: fn(), onError: fn() },
  parameters: { isFullScreen: true },
  decorators: [onMapStage],
  render: ({ onError, ...props }) => (
    <Phone onError={onError}>
      <FleetMap {...props} />
    </Phone>
  ),
} satisfies Meta<StageArgs>

export default meta
type Story = StoryObj<typeof meta>

/** The map's element. */
const mapOf = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('region', { name: 'Map of vehicles' })

/** Waits until the popup of a vehicle stops moving, and measures it against its map. */
async function popupIn(canvasElement: HTMLElement, name = /^Driver D-1001/) {
  const popup = await within(canvasElement).findByRole('dialog', { name })
  await waitFor(() => expect(popup).toHaveFocus())
  let before = popup.getBoundingClientRect()
  await waitFor(
    async () => {
      // Two readings in one frame would be the same.
      for (let frames = 0; frames < 2; frames += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve))
      const now = popup.getBoundingClientRect()
      const isZooming = canvasElement.querySelector('[data-zooming]') !== null
      const isStill = !isZooming && now.x === before.x && now.y === before.y
      before = now
      if (!isStill) throw new Error('The popup moves.')
    },
    { interval: 150 },
  )
  const map = (await mapOf(canvasElement)).getBoundingClientRect()
  return {
    left: before.left - map.left,
    right: before.right - map.left,
    top: before.top - map.top,
    bottom: before.bottom - map.top,
    width: map.width,
    height: map.height,
  }
}

/** Waits until the whole popup is inside the map, which may pan once for it. */
function expectInside(canvasElement: HTMLElement, name?: RegExp) {
  return waitFor(async () => {
    const popup = await popupIn(canvasElement, name)
    expect(popup.left).toBeGreaterThanOrEqual(0)
    expect(popup.top).toBeGreaterThanOrEqual(0)
    expect(popup.right).toBeLessThanOrEqual(popup.width)
    expect(popup.bottom).toBeLessThanOrEqual(popup.height)
    return popup
  })
}

/** The popup is above the middle of the map, at its vehicle: the map did not pan. */
async function expectCentred(canvasElement: HTMLElement) {
  const { left, right, bottom, width, height } = await expectInside(canvasElement)
  await expect((left + right) / 2).toBeCloseTo(width / 2, -0.5)
  await expect(bottom).toBeGreaterThan(height / 2 - 30)
  await expect(bottom).toBeLessThan(height / 2)
}

const [first] = fleet(1)
if (!first) throw new Error('There is one.')
const ON_FIRST = { centre: first.position, zoom: 14 }

/** Half of it has room for a popup above the vehicle in the middle. */
const TALL = 740

/** A map with a button that mounts and unmounts it. */
function Remounted({ onError, ...props }: StageArgs) {
  const [isShown, setShown] = useState(true)
  return (
    <Phone onError={onError} height={TALL}>
      {isShown ? <FleetMap {...props} /> : null}
      <button type="button" onClick={() => setShown(!isShown)}>
        Toggle
      </button>
    </Phone>
  )
}

export const Preselected: Story = {
  name: 'The popup of a preselected vehicle is at the vehicle on each mount, and the map does not pan',
  args: { panel: { kind: 'vehicle', id: 'D-1001' }, view: ON_FIRST },
  render: (args) => <Remounted {...(args as StageArgs)} />,
  play: async ({ canvas, canvasElement }) => {
    const toggle = canvas.getByRole('button', { name: 'Toggle' })
    for (const _mount of [1, 2, 3]) {
      await expectCentred(canvasElement)
      await userEvent.click(toggle)
      await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
      await userEvent.click(toggle)
    }
  },
}

/** A map whose vehicle arrives while the user types. */
function Arriving(args: StageArgs) {
  const [hasArrived, setArrived] = useState(false)
  return (
    <Phone onError={args.onError}>
      <input aria-label="Search" onChange={() => setArrived(true)} />
      <FleetMap {...args} vehicles={hasArrived ? args.vehicles : []} />
    </Phone>
  )
}

export const OpenedWhileTyping: Story = {
  name: 'A popup that opens while the user types leaves the focus in the field, and is announced',
  args: { panel: { kind: 'vehicle', id: 'D-1001' }, view: ON_FIRST },
  render: (args) => <Arriving {...(args as StageArgs)} />,
  play: async ({ canvas }) => {
    const search = canvas.getByRole('textbox', { name: 'Search' })
    await userEvent.type(search, 'aung')
    const popup = await canvas.findByRole('dialog', { name: /^Driver D-1001/ })
    await waitFor(() => expect(popup).toBeVisible())
    await expect(search).toHaveFocus()
    await expect(await canvas.findByText(/^Driver D-1001/, { selector: '[role="status"]' })).toBeVisible()
  },
}

/** Content that is higher half a second after it has opened. */
function Growing() {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLoaded(true), 500)
    return () => clearTimeout(timer)
  }, [])
  return <div style={{ width: 200, height: isLoaded ? 420 : 80 }}>{isLoaded ? 'Loaded' : 'Loading'}</div>
}

export const GrowingPopup: Story = {
  name: 'A popup whose content grows stays inside the map',
  args: { panel: { kind: 'vehicle', id: 'D-1001' }, view: ON_FIRST, renderPopup: () => <Growing /> },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Loaded')
    await expectInside(canvasElement)
  },
}

/** Resolves to the first element of a selector, however short it is there. */
const appearance = (root: HTMLElement, selector: string) =>
  new Promise<Element>((resolve) => {
    const observer = new MutationObserver(() => {
      const element = root.querySelector(selector)
      if (!element) return
      observer.disconnect()
      resolve(element)
    })
    observer.observe(root, { subtree: true, childList: true, attributes: true })
  })

/** Tests run with prefers-reduced-motion, where a map does not animate its zoom. */
function animateZoom() {
  const { matchMedia } = window
  spyOn(window, 'matchMedia').mockImplementation(() => matchMedia('not all'))
}

export const Located: Story = {
  name: 'MARK-22 Locate keeps the focus in the popup while the map zooms',
  args: { panel: { kind: 'vehicle', id: 'D-1001' }, view: { ...ON_FIRST, zoom: 15 } },
  beforeEach: animateZoom,
  play: async ({ canvas, canvasElement }) => {
    await expectInside(canvasElement)
    const locate = canvas.getByRole('button', { name: 'Locate' })
    // A zoom is over in a quarter of a second, between two looks of a busy machine.
    const zooms = appearance(canvasElement, '[data-zooming]')
    await userEvent.click(locate)
    await expect(await zooms).not.toBeNull()
    await waitFor(() => expect(canvasElement.querySelector('[data-zooming]')).toBeNull())
    await expect(locate).toHaveFocus()
  },
}

/** A map that receives a vehicle, its selection and optionally a view in one update. */
function Later({ onError, ...props }: StageArgs) {
  const [step, setStep] = useState<'none' | 'selected' | 'other'>('none')
  const { fit, ...others } = props
  const other = props.vehicles[1]
  return (
    <Phone onError={onError} height={TALL}>
      {step === 'none' ? (
        <FleetMap {...others} vehicles={[]} panel={null} />
      ) : (
        <FleetMap
          {...others}
          fit={fit}
          panel={{ kind: 'vehicle', id: step === 'other' ? (other?.id ?? '') : 'D-1001' }}
          vehicles={step === 'other' ? props.vehicles : props.vehicles.slice(0, 1)}
        />
      )}
      <button type="button" onClick={() => setStep('selected')}>
        Select
      </button>
      <button type="button" onClick={() => setStep('other')}>
        Select another
      </button>
    </Phone>
  )
}

export const InOneUpdate: Story = {
  name: 'A vehicle and its selection in one update: the popup is at the vehicle, and the map does not pan',
  args: { view: ON_FIRST, vehicles: fleet(1) },
  render: (args) => <Later {...(args as StageArgs)} />,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Zoom in' })
    await userEvent.click(canvas.getByRole('button', { name: 'Select' }))
    await expectCentred(canvasElement)
  },
}

/** 300 km to the north-east of the first. */
const FAR: readonly FleetVehicle[] = [
  { ...first, position: { lat: first.position.lat + 2, lng: first.position.lng + 2 } },
  { ...first, id: 'D-2', position: { lat: first.position.lat + 2.1, lng: first.position.lng + 2.1 } },
]

export const WithFit: Story = {
  name: 'A vehicle, its selection and a fit in one update: the popup is inside the map',
  args: { view: ON_FIRST, vehicles: FAR, fit: FAR.map(({ position }) => position) },
  render: (args) => <Later {...(args as StageArgs)} />,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Zoom in' })
    await userEvent.click(canvas.getByRole('button', { name: 'Select' }))
    await expectInside(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Select another' }))
    await expectInside(canvasElement, /^Driver D-2/)
  },
}

/** Invalid positions, in the shapes that servers and scripts send. */
const BROKEN: readonly unknown[] = [
  { lat: Number.NaN, lng: 96.1 },
  { lat: 16.8, lng: Number.POSITIVE_INFINITY },
  { lat: '16.8', lng: '96.1' },
  { lat: 96.1, lng: 456 },
  { lat: 16.8 },
  null,
  undefined,
]

const BROKEN_VEHICLES = BROKEN.map((position, index) => ({
  ...first,
  id: `broken ${index}`,
  position: position as LatLng,
}))

const BROKEN_TRIP: TripRoute = {
  id: 'T-broken',
  userId: 'D-1',
  path: [...(TRIPS[0]?.path ?? []), { lat: Number.NaN, lng: 96.1 }],
}

/** Each press rerenders with new lists of the same items. */
function Polled({ onError, ...props }: StageArgs) {
  const [polls, setPolls] = useState(0)
  return (
    <Phone onError={onError}>
      <FleetMap
        {...props}
        vehicles={[...props.vehicles]}
        fit={props.fit && [...props.fit]}
        trips={props.trips?.map((trip) => ({ ...trip }))}
      />
      <button type="button" onClick={() => setPolls(polls + 1)}>
        Polls: {polls}
      </button>
    </Phone>
  )
}

async function poll(canvasElement: HTMLElement) {
  const button = within(canvasElement).getByRole('button', { name: /^Polls/ })
  for (const count of [1, 2, 3]) {
    await userEvent.click(button)
    await expect(button).toHaveTextContent(`Polls: ${count}`)
  }
}

async function expectMap(canvasElement: HTMLElement, vehicles: string) {
  const canvas = within(canvasElement)
  await canvas.findByText(vehicles)
  await expect(canvas.queryByText(/went wrong/)).not.toBeInTheDocument()
}

export const BrokenVehicles: Story = {
  name: 'A vehicle with an invalid position is left out, and reported once with the others',
  args: {
    vehicles: [...BROKEN_VEHICLES, ...fleet(1)],
    view: ON_FIRST,
    hasList: true,
    panel: { kind: 'vehicle', id: 'broken 0' },
  },
  render: (args) => <Polled {...(args as StageArgs)} />,
  play: async ({ canvas, canvasElement, args }) => {
    await expectMap(canvasElement, '1 vehicle in view')
    await poll(canvasElement)
    await expect(args.onError).toHaveBeenCalledOnce()
    await expect(args.onError).toHaveBeenCalledWith({
      widget: 'FleetMap',
      error: 'InvalidPosition',
      count: 7,
      isLoadFailure: false,
    })
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
    await userEvent.click(await canvas.findByRole('button', { name: 'List of vehicles' }))
    const rows = await canvas.findByRole('list', { name: 'Vehicles' })
    await waitFor(() => expect(within(rows).getAllByRole('listitem')).toHaveLength(1))
  },
}

export const FlatVehicles: Story = {
  name: 'The console says how to give a vehicle that is { lat, lng }, and a map without a height',
  tags: ['!dev', '!autodocs'],
  args: { vehicles: [first.position] as never, view: ON_FIRST },
  beforeEach: () => {
    // Another story may have made the same mistake.
    reported.clear()
    const report = spyOn(console, 'error').mockImplementation(() => {})
    return () => report.mockRestore()
  },
  render: (args) => {
    const { onError, ...props } = args as StageArgs
    return (
      <Phone onError={onError}>
        <div>
          <FleetMap {...props} />
        </div>
      </Phone>
    )
  },
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect((args as StageArgs).onError).toHaveBeenCalled())
    await waitFor(() =>
      expect([...reported]).toEqual(
        expect.arrayContaining([
          expect.stringContaining('Give { id, position: { lat, lng }, status }, the type FleetVehicle.'),
          expect.stringContaining('FleetMap has no height: it fills its container.'),
        ]),
      ),
    )
    await expect(within(canvasElement).queryByText(/went wrong/)).not.toBeInTheDocument()
  },
}

/** Resolves when an image has loaded or failed. */
const settled = (image: HTMLImageElement, how: 'load' | 'error') =>
  new Promise((resolve) => image.addEventListener(how, resolve, { once: true }))

export const FailingTile: Story = {
  name: 'CF-115 a tile that fails again does not bring its message back; one that a zoom has removed is not requested again',
  args: { vehicles: fleet(1), view: ON_FIRST },
  beforeEach: animateZoom,
  play: async ({ canvas, canvasElement }) => {
    const tiles = () => [...canvasElement.querySelectorAll<HTMLImageElement>('img.leaflet-tile-loaded')]
    await canvas.findByRole('button', { name: 'Zoom in' })
    await waitFor(() => expect(tiles().length).toBeGreaterThan(1))
    const [bad, good] = tiles()
    if (!bad || !good) throw new Error('There are two.')
    const message = () => canvas.queryByText('The background of the map could not be loaded.')
    const fails = settled(bad, 'error')
    bad.src = 'data:image/png;base64,'
    await fails
    await waitFor(() => expect(message()).toBeVisible())
    const loads = settled(good, 'load')
    good.setAttribute('src', good.src)
    await loads
    await waitFor(() => expect(message()).toBeNull())

    const retry = () => document.dispatchEvent(new Event('visibilitychange'))
    const failsAgain = settled(bad, 'error')
    retry()
    await failsAgain
    await expect(message()).toBeNull()
    await expectSteady(message)

    // As during a request.
    Object.defineProperty(bad, 'complete', { value: false })
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }))
    await waitFor(() => expect(bad.isConnected).toBe(false))
    const request = spyOn(bad, 'setAttribute')
    retry()
    await expect(request).not.toHaveBeenCalled()
  },
}

export const OnDarkPage: Story = {
  name: 'The tiles of a light map keep their colours on a page with a dark theme of its own',
  decorators: [
    (Story) => (
      <div data-theme="dark">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(tileFilter(canvasElement)).toBe('none'))
  },
}

const TILE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>')}`

/** Tiles by a function, whose addresses end in a name and the zoom. */
const tilesOf = (name: string, maxZoom?: number): Tiles => ({
  url: ({ z }) => `${TILE}#${name}-${z}`,
  attribution: name,
  maxZoom,
})

const OTHER_TILES: readonly Tiles[] = [
  tilesOf('one'),
  tilesOf('other'),
  tilesOf('far', 14),
  { url: `${TILE}#text-{z}`, attribution: 'text' },
]

/** A map with a button for each of the other tiles. */
function OtherTiles({ onError: _, ...props }: StageArgs) {
  const fleet = useFleet()
  const [tiles, setTiles] = useState(fleet.tiles)
  const value = useMemo(() => ({ ...fleet, tiles }), [fleet, tiles])
  return (
    <FleetContext value={value}>
      <div style={{ height: 400 }}>
        <FleetMap {...props} />
      </div>
      {OTHER_TILES.map((others) => (
        <button key={String(others.attribution)} type="button" onClick={() => setTiles(others)}>
          {String(others.attribution)}
        </button>
      ))}
    </FleetContext>
  )
}

export const Tiled: Story = {
  name: 'Other tiles replace those of a map; another function keeps them, and gives the addresses from then on',
  args: { vehicles: fleet(1), view: ON_FIRST },
  render: (args) => <OtherTiles {...(args as StageArgs)} />,
  play: async ({ canvas, canvasElement }) => {
    const tiles = () => [...canvasElement.querySelectorAll<HTMLImageElement>('img.leaflet-tile')]
    const expectTiles = (name: string) =>
      waitFor(() => expect(tiles().map(({ src }) => src.split('#')[1])).toContain(name))
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await canvas.findByRole('button', { name: 'Zoom in' })
    await waitFor(() => expect(tiles()).not.toHaveLength(0))

    await press('one')
    await expectTiles('one-14')
    const before = tiles()
    await press('other')
    await expect(canvas.getByText('other', { selector: ':not(button)' })).toBeVisible()
    await expect(tiles()).toEqual(before)
    // A tile that failed is requested from the present function.
    const [broken] = tiles()
    if (!broken) throw new Error('There are tiles.')
    const fails = settled(broken, 'error')
    broken.src = 'data:image/png;base64,'
    await fails
    document.dispatchEvent(new Event('visibilitychange'))
    await expectTiles('other-14')
    await press('Zoom in')
    await expectTiles('other-15')

    await press('far')
    await expectTiles('far-14')
    await press('Zoom in')
    await press('text')
    await expectTiles('text-14')
  },
}

/** A map in a hidden box, with buttons that fit it to all and show it. */
function Hidden({ onError: _, ...props }: StageArgs) {
  const [isShown, setShown] = useState(false)
  const [fit, setFit] = useState(props.fit)
  return (
    <>
      <div style={{ height: 600, display: isShown ? 'block' : 'none' }}>
        <FleetMap {...props} fit={fit} />
      </div>
      <button type="button" onClick={() => setFit(props.vehicles.map(({ position }) => position))}>
        To all
      </button>
      <button type="button" onClick={() => setShown(true)}>
        Show
      </button>
    </>
  )
}

export const HiddenBox: Story = {
  name: 'A map that starts in a hidden box fits its points when the box is shown',
  args: { vehicles: FAR, fit: FAR.map(({ position }) => position) },
  render: (args) => <Hidden {...(args as StageArgs)} />,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-part="controls"]')).not.toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await waitFor(() => expect(canvas.getByRole('option')).toHaveAttribute('aria-setsize', '2'))
  },
}

export const HiddenBoxOtherPoints: Story = {
  name: 'A map fits the last points that it got in a hidden box',
  args: {
    vehicles: FAR,
    // At another zoom, without a vehicle.
    fit: [
      { lat: 22, lng: 96 },
      { lat: 25, lng: 97 },
    ],
  },
  render: HiddenBox.render,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-part="controls"]')).not.toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'To all' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await waitFor(() => expect(canvas.getByRole('option')).toHaveAttribute('aria-setsize', '2'))
  },
}

/** Two vehicles far from the first, which one zoom shows together and another one apart. */
const TOGETHER: readonly FleetVehicle[] = [2, 2.02].map((far, index) => ({
  ...first,
  id: `F-${index}`,
  position: { lat: first.position.lat + far, lng: first.position.lng + far },
}))

const AWAY = { centre: { lat: 21.9, lng: 96.08 }, zoom: 12 }

/** A map with buttons that move it elsewhere and to the first vehicle. */
function Moved({ onError: _, ...props }: StageArgs) {
  const [place, setPlace] = useState<Pick<FleetMapProps, 'view' | 'fit'>>()
  return (
    <div style={{ height: 600 }}>
      <FleetMap {...props} {...place} />
      <button type="button" onClick={() => setPlace({ view: AWAY })}>
        Elsewhere
      </button>
      <button type="button" onClick={() => setPlace({ view: { ...ON_FIRST } })}>
        To the first
      </button>
      <button type="button" onClick={() => setPlace({ fit: props.vehicles.map(({ position }) => position) })}>
        To all
      </button>
    </div>
  )
}

export const Followed: Story = {
  name: 'A map stops following a vehicle when its page or a pressed cluster moves it away, not when they move it to the vehicle',
  args: { vehicles: [first, ...TOGETHER], cluster: true, hasList: true },
  render: (args) => <Moved {...(args as StageArgs)} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'List of vehicles' }))
    const follow = (id: string) => canvas.findByRole('button', { name: `Follow: ${id}` })
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    const openCluster = async () => {
      await press('To all')
      ;(await canvas.findByRole('listbox')).focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(await canvas.findByRole('option', { name: '2 vehicles together' })).toBeInTheDocument()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.queryByRole('option', { name: /together/ })).toBeNull())
    }
    const one = await follow('D-1001')
    await userEvent.click(one)
    for (const name of ['To the first', 'To all']) {
      await press(name)
      await expect(one).toHaveAttribute('aria-pressed', 'true')
    }
    await press('Elsewhere')
    await expect(one).toHaveAttribute('aria-pressed', 'false')

    await userEvent.click(one)
    await expect(one).toHaveAttribute('aria-pressed', 'true')
    await openCluster()
    await expect(one).toHaveAttribute('aria-pressed', 'false')

    const member = await follow('F-0')
    await userEvent.click(member)
    await openCluster()
    await expect(member).toHaveAttribute('aria-pressed', 'true')
  },
}

export const BrokenFit: Story = {
  name: 'An invalid point to fit is left out, and the map shows the others',
  args: { vehicles: fleet(1), fit: [...(BROKEN as LatLng[]), first.position] },
  render: (args) => <Polled {...(args as StageArgs)} />,
  play: async ({ canvasElement, args }) => {
    await expectMap(canvasElement, '1 vehicle in view')
    await poll(canvasElement)
    await expect(args.onError).toHaveBeenCalledOnce()
    await expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ count: 7 }))
  },
}

export const NothingToFit: Story = {
  name: 'MARK-24 without a valid point or view the map shows Yangon',
  args: {
    vehicles: fleet(1),
    fit: [{ lat: Number.NaN, lng: 96.1 }],
    view: { centre: { lat: Number.NaN, lng: 0 }, zoom: 11 },
  },
  play: async ({ canvasElement, args }) => {
    await expectMap(canvasElement, '1 vehicle in view')
    await expect(args.onError).toHaveBeenCalledOnce()
    await expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ count: 2 }))
  },
}

export const BrokenTrip: Story = {
  name: 'VAL-36 a trip with an invalid point is refused and reported once, and the others are drawn',
  args: { vehicles: fleet(1), trips: [BROKEN_TRIP, ...TRIPS.slice(0, 2)] },
  render: (args) => <Polled {...(args as StageArgs)} />,
  play: async ({ canvasElement, args }) => {
    await expectMap(canvasElement, '1 vehicle in view')
    await waitFor(() => expect(args.onError).toHaveBeenCalled())
    await poll(canvasElement)
    await expect(args.onTripRefused).toHaveBeenCalledOnce()
    await expect(args.onTripRefused).toHaveBeenCalledWith({
      tripId: 'T-broken',
      message: 'Path must contain at least two points, each with [lat, lng]',
    })
    await expect(args.onError).toHaveBeenCalledOnce()
    await expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ count: 1 }))
  },
}

const TooManyTripsOf = (count: number): TripRoute[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `T-${index}`,
    userId: 'D-1',
    path: [first.position, { lat: first.position.lat + index / count, lng: first.position.lng }],
  }))

export const TooMany: Story = {
  name: 'Of more vehicles and trips than a map draws the first are drawn, and the map says so',
  args: { vehicles: fleet(2_005), maxVehicles: 2_000, trips: TooManyTripsOf(20_001) },
  play: async ({ canvas }) => {
    const text = '2,000 of 2,005 vehicles are shown. 20,000 of 20,001 trips are shown.'
    await expect(await canvas.findByText(text)).toBeVisible()
    const status = await canvas.findByText(/ in view\. 2,000 of 2,005 .* 20,000 of 20,001 trips are shown\.$/)
    await expect(status).toHaveRole('status')
  },
}

export const TooManyBurmese: Story = {
  name: 'In Burmese the map says that not all vehicles are drawn',
  // `npm run matrix` plays it.
  tags: ['!test'],
  args: { vehicles: fleet(2_005), maxVehicles: 2_000 },
  globals: { language: 'my', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const text = 'ယာဉ် 2,005 စီးအနက် 2,000 စီးကို ပြထားသည်။'
    await expect(await canvas.findByText(text)).toBeVisible()
  },
}

/** As many vehicles as a map draws; made when the story renders, not with the file. */
function Country({ onError, ...props }: StageArgs) {
  const vehicles = useMemo(() => fleet(100_000), [])
  return (
    <Phone onError={onError}>
      <FleetMap {...props} vehicles={vehicles} />
    </Phone>
  )
}

/** The number of vehicles in view, once the map says it. */
async function countInView(canvasElement: HTMLElement) {
  const status = await within(canvasElement).findByText(/ in view$/, undefined, { timeout: 60_000 })
  return Number.parseInt(String(status.textContent).replace(/,/g, ''), 10)
}

export const Hundred: Story = {
  name: 'T25 of 100,000 vehicles each is drawn, and arrow keys move between them',
  args: { cluster: false },
  render: (args) => <Country {...(args as StageArgs)} />,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(async () => expect(await countInView(canvasElement)).toBeGreaterThan(40_000))
    await expect(canvas.queryByText(/ are shown/)).not.toBeInTheDocument()
    const list = await canvas.findByRole('listbox', { name: 'Vehicles in view' })
    await expect(within(list).getByRole('option')).toHaveAccessibleName(/^Driver D-1001/)
    list.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(within(list).getByRole('option')).not.toHaveAccessibleName(/^Driver D-1001/)
  },
}

export const HundredClustered: Story = {
  name: 'T25 a map of 100,000 vehicles shows clusters unless the page says otherwise',
  render: (args) => <Country {...(args as StageArgs)} />,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(async () => expect(await countInView(canvasElement)).toBeGreaterThan(10))
    const count = await countInView(canvasElement)
    await expect(count).toBeLessThan(1_000)
    const list = await canvas.findByRole('listbox', { name: 'Vehicles in view' })
    await expect(within(list).getByRole('option')).toHaveAccessibleName(/ vehicles together$/)
  },
}

const FIJI: readonly FleetVehicle[] = [179, -179].map((lng, index) => ({
  ...first,
  id: `F-${index + 1}`,
  position: { lat: -17, lng },
}))

const FIJI_TRIP: TripRoute = {
  id: 'T-fiji',
  userId: 'F-1',
  tripStatus: 3,
  path: [
    { lat: -16, lng: 178.5 },
    { lat: -16.2, lng: 179.6 },
    { lat: -16.1, lng: -178.6 },
  ],
}

async function crossTheEdge(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await canvas.findByText('2 vehicles in view')
  const list = await canvas.findByRole('listbox', { name: 'Vehicles in view' })
  list.focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect(within(list).getByRole('option')).toHaveAccessibleName(/^Driver F-1/)
  await userEvent.keyboard('{ArrowRight}')
  await expect(within(list).getByRole('option')).toHaveAccessibleName(/^Driver F-2/)
  const option = within(list).getByRole('option').getBoundingClientRect()
  const map = (await mapOf(canvasElement)).getBoundingClientRect()
  await expect(option.left - map.left).toBeGreaterThan(180)
  await expect(option.right).toBeLessThan(map.right)
}

export const Antimeridian: Story = {
  name: 'Vehicles on both sides of the antimeridian are in one viewport, from either side',
  args: { vehicles: FIJI, trips: [FIJI_TRIP], view: { centre: { lat: -17, lng: -180 }, zoom: 6 } },
  play: async ({ canvas, canvasElement, args }) => {
    await crossTheEdge(canvasElement)
    const list = await canvas.findByRole('listbox', { name: 'Vehicles in view' })
    const option = within(list).getByRole('option').getBoundingClientRect()
    const at = { clientX: option.left + option.width / 2, clientY: option.top + option.height / 2 }
    const target = document.elementFromPoint(at.clientX, at.clientY)
    if (!target) throw new Error('There is a map.')
    await userEvent.pointer({ keys: '[MouseLeft]', target, coords: at })
    await waitFor(() =>
      expect(args.onPanel).toHaveBeenLastCalledWith({ panel: { kind: 'vehicle', id: 'F-2' } }),
    )
    await expectInside(canvasElement, /^Driver F-2/)
  },
}

export const AntimeridianFit: Story = {
  name: 'Points on both sides of the antimeridian are fitted close together',
  args: { vehicles: FIJI, fit: FIJI.map(({ position }) => position), cluster: true },
  play: ({ canvasElement }) => crossTheEdge(canvasElement),
}
