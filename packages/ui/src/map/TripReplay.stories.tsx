import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, within } from 'storybook/test'
import { heldTimers } from '../testing/heldTimers.ts'
import { isReading } from '../testing/isReading.ts'
import { playOnPhone } from '../testing/playOnPhone.ts'
import { storyBox } from '../testing/storyBox.tsx'
import { TripReplay } from './TripReplay.tsx'

const path = [
  { lat: 16.7744, lng: 96.1588 },
  { lat: 16.7791, lng: 96.1524 },
  { lat: 16.7905, lng: 96.1501 },
  { lat: 16.7989, lng: 96.1497 },
]

/**
 * The map of a trip with a replay below it: Play, a slider of the trip's time, and a speed from 1x to 16x. The vehicle moves
 * by distance, at one speed from start to end, and a note says so: the server keeps no times between.
 *
 * **Do** give it a container with a height, and the id of the trip as its `key`: another trip then begins at its start.
 * **Do not** refetch the path while it plays: a trip under way plays up to the time at which it was opened.
 *
 * **Keyboard** the slider has arrow keys, Page Up and Page Down, Home and End.
 *
 * **States** playing, paused, at the end, without times.
 *
 * **Events** `onRefused` where the route cannot be drawn.
 *
 * **Translation keys** `replay.*`, `map.*`
 *
 * **Calls** none.
 *
 * ```tsx
 * import { TripReplay } from '@fleetgis/ui/TripReplay'
 *
 * <TripReplay path={path} startedAt="2026-11-20 08:00:00" endedAt="2026-11-20 08:20:00" userId="thida" hasEnded />
 * ```
 */
const meta = {
  title: 'Widgets/TripReplay',
  component: TripReplay,
  args: {
    path,
    startedAt: '2026-11-20 08:00:00',
    endedAt: '2026-11-20 08:20:00',
    userId: 'thida@example.com',
    hasEnded: true,
  },
  decorators: [storyBox({ height: 480 })],
  parameters: { docs: { story: { inline: false, height: '520px' } } },
} satisfies Meta<typeof TripReplay>

export default meta
type Story = StoryObj<typeof meta>

const slider = (canvasElement: HTMLElement) => within(canvasElement).findByRole('slider')
const button = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('button', { name })

/** The time between two positions. */
const steps = heldTimers(100)

export const Default: Story = {
  // A reader's replay plays by itself.
  beforeEach: () => (isReading() ? undefined : steps.beforeEach()),
  name: 'the vehicle moves by distance over the time of the trip, as the note says, stops at the end, and starts again',
  play: async ({ canvas, canvasElement }) => {
    const time = (await slider(canvasElement)) as HTMLInputElement
    await expect(time).toHaveAttribute('aria-valuetext', '0 sec of 20 min')
    await expect(canvas.getByText(/the vehicle moves along the route at one speed/)).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '16x' }))
    await userEvent.click(button(canvasElement, 'Play'))
    await steps.elapseUntil(() => expect(Number(time.value)).toBeGreaterThan(8))
    await userEvent.click(button(canvasElement, 'Pause'))
    await expect(steps.elapse()).toBe(0)
    if (isReading()) return
    await fireEvent.change(time, { target: { value: '1199' } })
    await userEvent.click(button(canvasElement, 'Play'))
    await steps.elapseUntil(() => expect(time).toHaveAttribute('aria-valuetext', '20 min of 20 min'))
    // Another position does not start it.
    await fireEvent.change(time, { target: { value: '600' } })
    await expect(time).toHaveValue('600')
    await expect(steps.elapse()).toBe(0)
    await fireEvent.change(time, { target: { value: '1200' } })
    await userEvent.click(button(canvasElement, 'Play'))
    await steps.elapseUntil(() => expect(Number(time.value)).toBeLessThan(300))
  },
}

export const Duration: Story = {
  name: 'a trip of which only the duration is known plays that long',
  tags: ['!dev', '!autodocs'],
  args: { startedAt: undefined, endedAt: undefined, duration: '00:20:00' },
  play: async ({ canvasElement }) => {
    await expect(await slider(canvasElement)).toHaveAttribute('aria-valuetext', '0 sec of 20 min')
  },
}

export const NoTimes: Story = {
  name: 'a trip without times has no replay, and says why',
  args: { startedAt: undefined },
  play: async ({ canvas }) => {
    await canvas.findByText(/it cannot be replayed/)
    await expect(canvas.queryByRole('slider')).toBeNull()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'my', theme: 'dark' },
  play: playOnPhone(slider),
}

export const LowBox: Story = {
  name: 'in a box that is too low for its controls the map stays whole, with its buttons and its credit',
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' }, language: 'my' },
  play: async ({ canvasElement }) => {
    await slider(canvasElement)
    const frame = canvasElement.querySelector('[data-component="TripReplay"] > [data-part="map"]')
    await expect(frame?.getBoundingClientRect().height).toBeGreaterThanOrEqual(240)
    await expect(frame?.scrollHeight).toBe(frame?.clientHeight)
  },
}
