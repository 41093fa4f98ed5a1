import { BOOKING_CODES, type BookingAudience } from '@fleetgis/domain/bookings'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { heldTimers } from '../../../testing/heldTimers.ts'
import { bookingCard } from '../../../testing/index.ts'
import { playOnPhone } from '../../../testing/playOnPhone.ts'
import { storyBox } from '../../../testing/storyBox.tsx'
import { BookingCard } from './BookingCard.tsx'
import { aBooking, burmeseBooking, longBooking } from './storyBookings.ts'

/**
 * One booking of a list: id, status, creation time, distance, route, and the actions of the audience. A pure view;
 * `BookingList` renders many of them and makes the calls.
 *
 * **Do** give it the `audience`: buttons, chat icon and name follow from it and from the status, by the rules of
 * `@fleetgis/domain/bookings`. Without `onOpenDetail`, `onOpenChat` or `onAction` the card has no link, icon or buttons.
 * Keep the booking and the functions between renders: the card is memoized.
 *
 * **Do not** decide about buttons yourself, and do not show a card as `running` longer than the request takes.
 *
 * **Events** `onAction({ bookingKey, action })`, `onOpenDetail({ bookingKey })`, `onOpenChat({ bookingKey })`,
 * `onCheck({ bookingKey })`.
 *
 * A driver's card opens your navigation app where `navigation` has its https address with `{lat}` and `{lng}`.
 *
 * **Keyboard** Tab goes from button to button; each is described by the booking's id. The card itself is focusable by script,
 * for when its pressed button is gone.
 *
 * **States** plain; `running`: the action's button shows a spinner, and no other can be pressed; `isLocked`: another
 * request runs; a driver's card after Arrived says what comes next in the app; `outcomeUnknown`: the outcome is unknown, and Check again checks it. In `data-status`, `data-running`.
 *
 * **Translation keys** `bookingCard.*`, `booking.status.*`
 *
 * **Calls** none.
 *
 * ```tsx
 * // A Vite app
 * import { FleetProvider } from '@fleetgis/ui'
 * import { BookingCard } from '@fleetgis/ui/BookingCard'
 *
 * <FleetProvider language="en" theme="light">
 *   <BookingCard booking={booking} audience="driver" onAction={({ bookingKey, action }) => carryOut(bookingKey, action)} />
 * </FleetProvider>
 * ```
 *
 * ```tsx
 * // A web view: a read-only card
 * import { createFleetClient, takePageToken } from '@fleetgis/api'
 * import { FleetProvider } from '@fleetgis/ui'
 * import { BookingCard } from '@fleetgis/ui/BookingCard'
 *
 * const pageToken = takePageToken()
 * const client = createFleetClient({ bases: { main: 'https://fleet.example' }, pageToken })
 *
 * <FleetProvider client={client} language="my" theme="dark" page>
 *   <BookingCard booking={booking} audience="passenger" onOpenDetail={({ bookingKey }) => show(bookingKey)} />
 * </FleetProvider>
 * ```
 */
const meta = {
  title: 'Widgets/BookingCard',
  component: BookingCard,
  args: {
    booking: aBooking(),
    audience: 'driver',
    onAction: fn(),
    onOpenDetail: fn(),
    onOpenChat: fn(),
    onCheck: fn(),
  },
  decorators: [storyBox({ maxWidth: 480, margin: '0 auto' })],
} satisfies Meta<typeof BookingCard>

export default meta
type Story = StoryObj<typeof meta>

const find = (canvasElement: HTMLElement) => bookingCard(within(canvasElement))

/** The names of the action buttons, in order. */
const actionsIn = (element: Element) =>
  [...element.querySelectorAll('[data-part="actions"] button')].map((button) => button.textContent)

export const Pending: Story = {
  tags: ['picture'],
  name: 'Default',
  parameters: { rules: ['BKG-06'] },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: 'BK-261120-0042' })
    await expect(within(card).getByText('Pending')).toBeVisible()
    await expect(within(card).getByText('08:15 AM, 20 Nov 2026')).toBeVisible()
  },
}

export const Long: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { audience: 'admin', booking: longBooking({ status: BOOKING_CODES.reassigned }) },
  play: playOnPhone(),
}

export const BurmeseDarkPhone: Story = {
  tags: ['picture'],
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: { audience: 'admin', booking: burmeseBooking({ status: BOOKING_CODES.reassigned }) },
  play: async ({ canvas }) => {
    const card = bookingCard(canvas, { language: 'my' })
    await expect(card.action('assign')).toBeVisible()
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  args: { booking: aBooking({ status: BOOKING_CODES.assigned }) },
}

export const Assigned: Story = {
  name: 'BKG-08 a card has its route in order, the distance in km, its detail, a chat icon and its actions',
  parameters: { rules: ['BKG-07', 'BKG-09', 'BKS-32'] },
  args: {
    booking: aBooking({
      status: BOOKING_CODES.assigned,
      distanceKm: 12.06,
      stops: ['Bogyoke Market', 'Junction City'],
    }),
    done: 'accept',
  },
  play: async ({ canvas, canvasElement, args }) => {
    const card = find(canvasElement)
    await expect(canvas.getByText('12.1 km')).toBeVisible()
    await expect(canvas.getByText('Accepted. The booking is yours.')).toBeVisible()
    const places = within(canvas.getByRole('list', { name: 'Route' })).getAllByRole('listitem')
    await expect(places.map((place) => place.textContent)).toEqual([
      'Pickup Hledan Junction, Kamayut',
      'Stop 1 Bogyoke Market',
      'Stop 2 Junction City',
      'Drop-off Sule Pagoda, Kyauktada',
    ])
    await userEvent.click(card.detail('BK-261120-0042'))
    await expect(args.onOpenDetail).toHaveBeenCalledWith({ bookingKey: 'key-1' })
    await userEvent.click(card.chat())
    await expect(args.onOpenChat).toHaveBeenCalledWith({ bookingKey: 'key-1' })
    await userEvent.click(card.action('onTheWay'))
    await expect(args.onAction).toHaveBeenCalledWith({ bookingKey: 'key-1', action: 'onTheWay' })
    await expect(card.chat()).toHaveAccessibleDescription('BK-261120-0042')
  },
}

const fourSeconds = heldTimers(4_000)
export const Arrive: Story = {
  name: 'BKS-31 Arrive asks for a second press, and waits for it while it has the focus',
  beforeEach: fourSeconds.beforeEach,
  args: { booking: aBooking({ status: BOOKING_CODES.onTheWay }) },
  play: async ({ canvas, canvasElement, args }) => {
    const card = find(canvasElement)
    const button = card.action('arrive')
    await userEvent.click(button)
    fourSeconds.elapse()
    await expect(card.arriveAgain()).toBe(button)
    await expect(args.onAction).not.toHaveBeenCalled()
    await expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent('Arrive: press again')
    await userEvent.click(button)
    await expect(args.onAction).toHaveBeenCalledWith({ bookingKey: 'key-1', action: 'arrive' })
    await expect(card.action('arrive')).toBe(button)
    // Without the focus the question ends after 4 s.
    await userEvent.click(button)
    card.detail('BK-261120-0042').focus()
    await fourSeconds.elapseUntil(() => expect(card.action('arrive')).toBe(button))
    await expect(args.onAction).toHaveBeenCalledOnce()
  },
}

const NAVIGATION = 'https://maps.example/dir?to={lat},{lng}'

export const Navigate: Story = {
  name: 'CF-188 on the way to the pickup a driver opens the navigation app with its position',
  args: { booking: aBooking({ status: BOOKING_CODES.onTheWay }), navigation: NAVIGATION },
  play: async ({ canvasElement }) => {
    const link = find(canvasElement).navigate()
    await expect(link).toHaveAttribute('href', 'https://maps.example/dir?to=16.825600,96.129700')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(link).toHaveAccessibleDescription('BK-261120-0042')
  },
}

export const NoNavigation: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'T7 a card opens no navigation address that is not https',
  args: { ...Navigate.args, navigation: 'http://maps.example/{lat}/{lng}' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const NextInApp: Story = {
  name: 'CF-42 after Arrived the card says that the trip starts in the driver app',
  args: { booking: aBooking({ status: BOOKING_CODES.arrived }), navigation: NAVIGATION, done: 'arrive' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Next: start the trip in the driver app.')).toBeVisible()
    await expect(actionsIn(canvasElement)).toEqual([])
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const PhoneAction: Story = {
  tags: ['picture'],
  name: 'BKS-31 on a phone the action has the width of the card, and each target is 44 px high',
  args: Navigate.args ?? {},
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const card = canvas.getByRole('article')
    const action = find(canvasElement).action('arrive')
    const { paddingLeft, paddingRight, color } = getComputedStyle(card)
    const inner = card.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    await expect(Math.round(action.getBoundingClientRect().width)).toBe(Math.round(inner))
    for (const target of [...canvas.getAllByRole('button'), ...canvas.getAllByRole('link')]) {
      await expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
    // The words of a status have the colour of texts, whose contrast on its colour is 7:1.
    const badge = card.querySelector('[data-component="Badge"]') as HTMLElement
    await expect(getComputedStyle(badge).color).toBe(color)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const BurmeseNavigate: Story = {
  args: {
    booking: burmeseBooking({
      status: BOOKING_CODES.assigned,
      pickup: { name: 'လှည်းတန်းလမ်းဆုံ၊ ကမာရွတ်မြို့နယ်', lat: 16.8256, lng: 96.1297 },
    }),
    navigation: NAVIGATION,
  },
  globals: { language: 'my', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(bookingCard(canvas, { language: 'my' }).navigate()).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 400, 99]

/** A card for each status, as one audience sees them. */
const every =
  (audience: BookingAudience): NonNullable<Story['render']> =>
  (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {ALL.map((status) => (
        <BookingCard
          {...args}
          key={status}
          audience={audience}
          booking={{ ...args.booking, key: `key-${status}`, id: `BK-${status}`, status }}
        />
      ))}
    </div>
  )

/** The actions of each card by status, and whether there is a chat icon. */
function offers(canvasElement: HTMLElement) {
  return Object.fromEntries(
    ALL.flatMap((status) => {
      const card = within(canvasElement).getByRole('article', { name: `BK-${status}` })
      const has = [
        ...actionsIn(card),
        ...(within(card).queryByRole('button', { name: 'Chat' }) ? ['chat'] : []),
      ]
      return has.length > 0 ? [[String(status), has.join(' ')]] : []
    }),
  )
}

/** Each of the statuses with the same actions. */
const each = (statuses: readonly number[], actions: string) =>
  Object.fromEntries(statuses.map((status) => [status, actions]))

export const DriverStatuses: Story = {
  tags: ['picture'],
  name: 'BKS-29 a driver accepts a pending booking, then presses On the way and Arrive',
  parameters: { rules: ['BKS-30', 'BKS-31', 'BKS-38', 'CF-37', 'CF-41', 'CF-42'] },
  render: every('driver'),
  play: async ({ canvasElement }) => {
    await expect(offers(canvasElement)).toEqual({
      ...each([3, 4, 5, 9, 10, 11, 12, 13, 400, 99], 'chat'),
      1: 'Accept',
      2: 'I am on the way chat',
      8: 'Arrive chat',
    })
  },
}

export const PassengerStatuses: Story = {
  name: 'BKG-15 a passenger may cancel a pending booking; a complete one has a Receipt',
  parameters: { rules: ['BKS-16', 'BKS-38', 'CF-37', 'CF-43', 'CF-46', 'CF-105'] },
  render: every('passenger'),
  play: async ({ canvas, canvasElement, args }) => {
    const { 1: pending, ...others } = offers(canvasElement)
    await expect(pending).toBe('Cancel')
    await expect(Object.values(others).every((offer) => offer === 'chat')).toBe(true)
    await expect(canvas.getAllByText('Aung Kyaw Moe')).toHaveLength(ALL.length)
    const complete = within(canvas.getByRole('article', { name: 'BK-9' }))
    await expect(complete.queryByRole('button', { name: /^Detail/ })).toBeNull()
    await userEvent.click(bookingCard(complete).receipt('BK-9'))
    await expect(args.onOpenDetail).toHaveBeenCalledWith({ bookingKey: 'key-9' })
  },
}

export const AdminStatuses: Story = {
  name: 'BKG-19 an admin assigns and cancels pending and reassigned bookings; dates are hh:mm a, dd MMM yyyy',
  parameters: { rules: ['BKG-20', 'BKS-39', 'CF-37'] },
  args: { booking: aBooking({ createdAt: '2024-01-03 15:30:00' }) },
  render: every('admin'),
  play: async ({ canvas, canvasElement }) => {
    await expect(offers(canvasElement)).toEqual({
      ...each([2, 3, 4, 5, 8, 9, 10, 13, 400, 99], 'chat'),
      1: 'Assign Cancel',
      11: 'Assign Cancel',
    })
    await expect(canvas.getAllByText('03:30 PM, 03 Jan 2024')).toHaveLength(ALL.length)
  },
}

export const Running: Story = {
  tags: ['picture'],
  name: 'BKS-33 while a request runs no action can be pressed',
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <BookingCard {...args} booking={aBooking({ id: 'BK-1' })} running="accept" />
      <BookingCard {...args} booking={aBooking({ id: 'BK-2' })} isLocked />
    </div>
  ),
  play: async ({ canvas, args }) => {
    const [own, other] = canvas.getAllByRole('button', { name: /Accept/ })
    await userEvent.click(own as HTMLElement)
    await userEvent.click(other as HTMLElement, { pointerEventsCheck: 0 })
    await expect(other).toBeDisabled()
    await expect(args.onAction).not.toHaveBeenCalled()
  },
}

export const Unsettled: Story = {
  tags: ['picture'],
  name: 'R5 an action without an answer is disabled until its outcome is known',
  args: { outcomeUnknown: 'accept' },
  play: async ({ canvasElement, args }) => {
    const card = find(canvasElement)
    await expect(card.action('accept')).toBeDisabled()
    await expect(canvasElement).toHaveTextContent(
      '“Accept” was sent, but its outcome is not known yet. The next reload of the list shows it.',
    )
    await expect(card.check()).toHaveAccessibleDescription('BK-261120-0042')
    await userEvent.click(card.check())
    await expect(args.onCheck).toHaveBeenCalledWith({ bookingKey: 'key-1' })
  },
}

const HOSTILE = '<img src=x onerror="window.__xss = 1">'
export const HostileTexts: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'T6 untrusted texts are rendered as text, and a picture of an unlisted host is not requested',
  args: {
    // Without callbacks there are no link, icon and buttons.
    onAction: undefined,
    onOpenDetail: undefined,
    onOpenChat: undefined,
    imageHosts: ['images.fleet.example'],
    booking: aBooking({
      image: 'https://evil.example/a.png',
      id: HOSTILE,
      pickup: { name: HOSTILE },
      stops: [HOSTILE],
      dropOff: { name: HOSTILE },
      passengerName: HOSTILE,
      createdAt: HOSTILE,
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull()
    await expect((window as { __xss?: number }).__xss).toBeUndefined()
    await expect(canvas.getByRole('article', { name: HOSTILE })).toBeVisible()
    await expect(canvas.queryAllByRole('button')).toHaveLength(0)
  },
}

/** Most fields are missing. */
export const Sparse: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'BKG-07 a distance that is no number is 0.0 km',
  parameters: { rules: ['CF-52'] },
  args: {
    booking: aBooking({
      id: '',
      createdAt: '',
      distanceKm: undefined,
      pickup: { name: '' },
      dropOff: { name: '' },
      passengerName: undefined,
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('article')).toBeVisible()
    await expect(canvas.getByText('0.0 km')).toBeVisible()
    await expect(find(canvasElement).detail('–')).toBeVisible()
  },
}

export const PassengerCancelled: Story = {
  name: 'CF-176 a passenger reads 13 as Cancelled, with the key and the style of Admin cancel',
  args: { audience: 'passenger', booking: aBooking({ status: BOOKING_CODES.adminCancel }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cancelled')).toBeVisible()
    await expect(canvas.queryByText('Admin cancel')).toBeNull()
    await expect(canvas.getByRole('article')).toHaveAttribute('data-status', 'adminCancel')
  },
}

export const DriverReadsAdminCancel: Story = {
  name: 'CF-176 a driver reads 13 as Admin cancel',
  args: { booking: aBooking({ status: BOOKING_CODES.adminCancel }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Admin cancel')).toBeVisible()
  },
}

const logged: unknown[] = []

export const Malformed: Story = {
  name: 'A booking without what a card needs is an error card, and the console has the sentence',
  tags: ['!dev', '!autodocs'],
  args: { booking: { id: 'BK-1' } as never },
  beforeEach: () => {
    logged.splice(0)
    const report = spyOn(console, 'error').mockImplementation((...parts) => void logged.push(...parts))
    return () => report.mockRestore()
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/went wrong/)
    await waitFor(() =>
      expect(logged.map(String)).toContain(
        'TypeError: BookingCard: booking has no key (a text), status (a number). Give it as the type of the prop says.',
      ),
    )
  },
}

export const WithoutRoute: Story = {
  name: 'A booking without a route and a distance is shown with dashes',
  tags: ['!dev', '!autodocs'],
  args: { booking: { key: 'K-1', id: 'BK-1', status: 1 } as never },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'BK-1' })
    await expect(canvas.getAllByText('–')).toHaveLength(2)
  },
}
