import type { Booking } from '@fleetgis/domain/bookings'
import { aBooking } from '../BookingCard/storyBookings.ts'

interface Sent {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>>
  readonly appId: string | null
}

export interface StoryServer {
  /** Every call, oldest first. */
  readonly sent: readonly Sent[]
  /** Those of a path. */
  to(path: string): readonly Sent[]
  /** What the list holds; a story may change it. */
  bookings: Booking[]
  isReady: boolean
  /** Answers in place of the usual one, where it gives something: a story may change it. */
  instead: ((path: string, body: Readonly<Record<string, unknown>>) => unknown) | undefined
  answer(request: Request): Promise<Response>
  /** As it was before anything was done. */
  reset(): void
}

export const LIST = {
  driver: '/booking/driver/bookinglist',
  passenger: '/booking/bookinglist/console',
  admin: '/booking/driver/admin-list',
} as const
export const STATUS = '/booking/driver-status'
export const ACCEPT = '/booking/accept'
export const READY = '/booking/driver-ready'

const row = (booking: Booking) => ({
  bookingkey: booking.key,
  bookingid: booking.id,
  status: booking.status,
  createddate: booking.createdAt,
  km: booking.distanceKm,
  from_loc: booking.pickup.name,
  from_lat: booking.pickup.lat,
  from_lng: booking.pickup.lng,
  to_loc: booking.dropOff.name,
  extra_address: booking.stops,
  image: booking.image,
  passenger_name: booking.passengerName,
  drivername: booking.driverName,
})

/** So many bookings, the newest first: pending, assigned, on the way, and so on. */
export function someBookings(count: number): Booking[] {
  const statuses = [1, 2, 8, 3, 5, 9, 13, 400]
  return Array.from({ length: count }, (_, index) =>
    aBooking({
      key: `key-${index + 1}`,
      id: `BK-${index + 1}`,
      status: statuses[index % statuses.length] ?? 1,
    }),
  )
}

/** A booking service that remembers what was done, and what it was asked. */
export function storyServer(makeBookings: () => Booking[] = () => someBookings(3)): StoryServer {
  const sent: Sent[] = []
  const move = (key: unknown, status: number) => {
    server.bookings = server.bookings.map((booking) =>
      booking.key === key ? { ...booking, status } : booking,
    )
  }

  function reply({ path, query, body }: Sent): unknown {
    if (path === ACCEPT) move(body.bookingkey, 2)
    if (path === STATUS) move(body.bookingkey, Number(body.status))
    if (path === READY) server.isReady = body.booking_ready === 1
    const statuses = Array.isArray(body.status) ? body.status : undefined
    if (!statuses) return { status: 200, message: 'Success' }
    const found = server.bookings.filter(({ status }) => statuses.includes(status))
    const start = (Number(query.curPage) - 1) * Number(query.pageSize)
    const rows = found.slice(start, start + Number(query.pageSize)).map(row)
    const info = { mobile: '', email: '' }
    if (path === LIST.admin) return { status: 200, data: { data: rows, totalCount: found.length } }
    const who =
      path === LIST.driver
        ? { driverInfo: { ...info, booking_ready: server.isReady ? 1 : 0 } }
        : { passenger: info }
    return { status: 200, data: { ...who, bookings: rows, totalCount: found.length } }
  }

  const server: StoryServer = {
    sent,
    to: (path) => sent.filter((one) => one.path === path),
    bookings: makeBookings(),
    isReady: true,
    instead: undefined,
    async answer(request) {
      const url = new URL(request.url)
      const one: Sent = {
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        body: await request.json(),
        appId: request.headers.get('appid'),
      }
      sent.push(one)
      const other = await server.instead?.(one.path, one.body)
      if (other instanceof Response) return other
      return Response.json(other ?? reply(one))
    },
    reset() {
      sent.length = 0
      server.bookings = makeBookings()
      server.isReady = true
      server.instead = undefined
    },
  }
  return server
}

/** A refusal in the server's own words. */
export const refusal = (status: number, message?: string) => Response.json({ status, message }, { status })

/** A promise whose end the story decides. */
export function held<Value>() {
  let release: (value: Value) => void = () => {}
  const promise = new Promise<Value>((resolve) => {
    release = resolve
  })
  return { promise, release: (value: Value) => release(value) }
}
