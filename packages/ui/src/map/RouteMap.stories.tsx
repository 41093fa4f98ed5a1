import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { inOverlayHost, overlays } from '../testing/overlayHost.tsx'
import { storyBox } from '../testing/storyBox.tsx'
import { palette } from '../theme/palette.ts'
import { RouteMap, type RouteMapProps } from './RouteMap.tsx'
import { onMapStage, TRIPS } from './storyParts.tsx'

/**
 * The map of one route, used in the detail of a trip or a booking.
 *
 * **Do** give its container a height, and keep `path` between renders.
 * **Do not** show it as decoration: without two points it renders nothing, and it reports a broken path through `onRefused`.
 *
 * **Events** `onRefused`: the route could not be drawn, with the reason.
 *
 * **Keyboard** A button expands it to the window and traps the focus; Escape collapses it, as Back does where the app passes
 * `onOverlay`. Otherwise as `FleetMap`.
 *
 * **Translation keys** `map.*`
 *
 * **Calls** none.
 *
 * ```tsx
 * import { RouteMap } from '@fleetgis/ui/RouteMap'
 *
 * <div style={{ height: 240 }}>
 *   <RouteMap path={trip.path} hasEnded />
 * </div>
 * ```
 */
const meta = {
  title: 'Widgets/RouteMap',
  component: RouteMap,
  args: { path: TRIPS[0]?.path ?? [], hasEnded: true, onRefused: fn() },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  decorators: [storyBox({ width: 'min(360px, 100%)', height: 240 }), onMapStage],
} satisfies Meta<typeof RouteMap>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'PMAP-15 a route is a line with both ends in view; its map expands to the window and collapses again',
  parameters: { rules: ['CF-30'] },
  play: async ({ canvas, canvasElement }) => {
    const toggle = await canvas.findByRole('button', { name: 'Full map' })
    const small = canvas.getByRole('group', { name: 'Map of the route' }).getBoundingClientRect()
    await userEvent.click(toggle)
    const full = canvas.getByRole('dialog', { name: 'Map of the route' })
    await waitFor(() => expect(full.getBoundingClientRect().width).toBe(window.innerWidth))
    await expect(toggle).toHaveFocus()
    await expectFitted(canvasElement)
    await userEvent.keyboard('{Escape}')
    await expect(toggle).toHaveFocus()
    await expect(canvas.getByRole('group', { name: 'Map of the route' }).getBoundingClientRect().height).toBe(
      small.height,
    )
    await expectFitted(canvasElement)
    // The wheel scrolls the page again.
    const drawing = canvasElement.querySelector('canvas')
    if (!drawing) throw new Error('There is a map.')
    await expect(fireEvent.wheel(drawing, { deltaY: 100 })).toBe(true)
  },
}

export const InHistory: Story = {
  name: 'CF-169 Back collapses the expanded map of a route',
  tags: ['!dev', '!autodocs'],
  decorators: [inOverlayHost],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Full map' }))
    await expect(overlays).toHaveLength(1)
    await expect(overlays[0]?.close()).toBe(true)
    await expect(await canvas.findByRole('group', { name: 'Map of the route' })).toBeVisible()
    await waitFor(() => expect(overlays).toEqual([]))
  },
}

export const Zawgyi: Story = {
  name: 'CF-166 the Zawgyi name of a vehicle is shown in Unicode in its popup',
  tags: ['!dev', '!autodocs'],
  args: {
    vehicle: { id: 'D-1', position: { lat: 16.8, lng: 96.15 }, status: 1 },
    vehicleName: 'ေအာင္ေက်ာ္မင္း, 4H/1234',
  },
  play: async ({ canvas }) => {
    ;(await canvas.findByRole('listbox')).focus()
    await userEvent.keyboard('{Enter}')
    const popup = await canvas.findByRole('dialog')
    await waitFor(() => expect(within(popup).getByText('အောင်ကျော်မင်း, 4H/1234')).toBeVisible())
  },
}

const BROKEN = [
  { lat: 16.8, lng: 96.1 },
  { lat: Number.NaN, lng: 96.2 },
  { lat: 16.9, lng: 96.3 },
]

/** Rerenders repeatedly, each time with the same points in a new list. */
function Rerendered(props: RouteMapProps) {
  const [renders, setRenders] = useState(0)
  useEffect(() => {
    if (renders < 3) setRenders(renders + 1)
  }, [renders])
  return (
    <>
      <p>Between these two lines is a RouteMap with a broken route, and one without a route.</p>
      <RouteMap {...props} path={[...props.path]} />
      <RouteMap path={[]} />
      <p>Rendered {renders} times.</p>
    </>
  )
}

export const Refused: Story = {
  name: 'VAL-36 a path with a point that is no number is reported once, and has no map, as without a route',
  parameters: { rules: ['BKD-11'] },
  args: { path: BROKEN },
  render: (args) => <Rerendered {...args} />,
  play: async ({ canvas, args }) => {
    await canvas.findByText('Rendered 3 times.')
    await expect(args.onRefused).toHaveBeenCalledOnce()
    await expect(args.onRefused).toHaveBeenCalledWith({
      message: 'Path must contain at least two points, each with [lat, lng]',
    })
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument()
    await expect(canvas.queryByText(/went wrong/)).not.toBeInTheDocument()
  },
}

const START = Number.parseInt(palette.light.blue.slice(1), 16)
const isBlue = (red: number, green: number, blue: number) => red * 65_536 + green * 256 + blue === START

/** The extent of the lines and the right edges of the blue start and the red end, as fractions of the map's width; waits for the drawing. */
function lines(canvasElement: HTMLElement) {
  return waitFor(() => {
    const canvas = canvasElement.querySelector<HTMLCanvasElement>('.leaflet-fleet-trips-pane canvas')
    const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
    if (!canvas || !pixels) throw new Error('There are no lines.')
    const box = canvas.getBoundingClientRect()
    const map = within(canvasElement).getByRole('region').getBoundingClientRect()
    const found = {
      left: Number.POSITIVE_INFINITY,
      right: Number.NEGATIVE_INFINITY,
      blue: Number.NEGATIVE_INFINITY,
      red: Number.NaN,
    }
    for (let at = 0; at < pixels.data.length; at += 4) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.data.subarray(at, at + 4)
      if (alpha < 200) continue
      const column = ((at / 4) % canvas.width) * (box.width / canvas.width)
      const x = (box.left + column - map.left) / map.width
      found.left = Math.min(found.left, x)
      found.right = Math.max(found.right, x)
      if (red > 150 && green < 60 && blue < 60) found.red = x
      // A line of the same colour is translucent.
      if (alpha === 255 && isBlue(red, green, blue)) found.blue = Math.max(found.blue, x)
    }
    if (found.right < found.left) throw new Error('The lines are not drawn.')
    return found
  })
}

/** Waits until the route is inside the map and as large as its size allows: each zoom doubles it. */
function expectFitted(canvasElement: HTMLElement) {
  return waitFor(async () => {
    const { left, right } = await lines(canvasElement)
    expect(left).toBeGreaterThan(0)
    expect(right).toBeLessThan(1)
    expect(right - left).toBeGreaterThan(0.3)
  })
}

export const Pacific: Story = {
  name: 'A route across the antimeridian fits the viewport and does not wrap around the world',
  tags: ['!dev', '!autodocs'],
  args: {
    path: [
      { lat: -17.6, lng: 177.4 },
      { lat: -17.2, lng: 179.2 },
      { lat: -16.9, lng: -179.9 },
      { lat: -16.6, lng: -178.8 },
    ],
  },
  play: async ({ canvasElement }) => {
    const { left, right, red } = await lines(canvasElement)
    await expect(left).toBeGreaterThan(0)
    await expect(right).toBeLessThan(1)
    await expect(right - left).toBeGreaterThan(0.3)
    await expect(red).toBeGreaterThan(right - 0.05)
  },
}

/** A route to the east with a bend at each point. */
const DAY = Array.from({ length: 25_392 }, (_, index) => ({
  lat: 16.8 + Math.sin(index / 7) / 1_000 + Math.sin(index / 2_000) / 50,
  lng: 96 + index / 100_000,
}))

export const Day: Story = {
  name: 'MARK-12 a path of 25,392 points begins with a blue marker and ends with a red one',
  tags: ['!dev', '!autodocs'],
  args: { path: DAY },
  parameters: { rules: ['MARK-11'] },
  play: async ({ canvasElement }) => {
    const { left, right, blue, red } = await lines(canvasElement)
    await expect(left).toBeGreaterThan(0)
    await expect(blue).toBeGreaterThan(left)
    await expect(blue).toBeLessThan(left + 0.05)
    await expect(right - left).toBeGreaterThan(0.4)
    await expect(red).toBeGreaterThan(right - 0.05)
  },
}

/** 0.001 degrees of longitude, 47 px at zoom 16. */
const SHORT = [
  { lat: 16.8, lng: 96.15 },
  { lat: 16.8, lng: 96.151 },
]

export const Short: Story = {
  name: 'MARK-20 a short route is shown at zoom 16, and no closer',
  tags: ['!dev', '!autodocs'],
  args: { path: SHORT },
  play: async ({ canvasElement }) => {
    const { left, right } = await lines(canvasElement)
    const width = (right - left) * within(canvasElement).getByRole('region').getBoundingClientRect().width
    // With the markers at both ends, of 6 px around their points.
    await expect(Math.abs(width - 47 - 12)).toBeLessThan(4)
  },
}

/** Whether a line, or an end of it, is drawn at a point of the window. */
function isDrawn(canvasElement: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }) {
  const canvas = canvasElement.querySelector<HTMLCanvasElement>('.leaflet-fleet-trips-pane canvas')
  if (!canvas) return false
  const { left, top, width } = canvas.getBoundingClientRect()
  const scale = canvas.width / width
  const pixel = canvas.getContext('2d')?.getImageData((clientX - left) * scale, (clientY - top) * scale, 1, 1)
  return (pixel?.data[3] ?? 0) > 0
}

export const PressedLine: Story = {
  name: 'A press on the line of a route is one on the map: it closes an open popup, and opens none',
  tags: ['!dev', '!autodocs'],
  args: {
    path: [
      { lat: 16.8, lng: 96.15 },
      { lat: 16.8, lng: 96.153 },
    ],
    vehicle: { id: 'D-1', position: { lat: 16.8, lng: 96.153 }, status: 1 },
  },
  play: async ({ canvas, canvasElement }) => {
    await lines(canvasElement)
    ;(await canvas.findByRole('listbox')).focus()
    await userEvent.keyboard('{Enter}')
    const popup = await canvas.findByRole('dialog')
    await waitFor(() => expect(popup).toHaveFocus())
    const map = canvas.getByRole('region').getBoundingClientRect()
    const at = await waitFor(() => {
      // The map pans until the popup is 12 px from its edge: the line leads west from the vehicle, 22 px below the popup.
      const { left, right, width, bottom } = popup.getBoundingClientRect()
      if (right > map.right - 11) throw new Error('The popup is at the edge of the map.')
      const point = { clientX: left + width / 2 - 60, clientY: bottom + 22 }
      if (!isDrawn(canvasElement, point)) throw new Error('There is no line below the popup.')
      return point
    })
    const target = document.elementFromPoint(at.clientX, at.clientY)
    if (!target) throw new Error('There is a map.')
    await userEvent.pointer({ keys: '[MouseLeft]', target, coords: at })
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

export const BurmeseDark: Story = {
  name: 'Burmese, dark',
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
}
