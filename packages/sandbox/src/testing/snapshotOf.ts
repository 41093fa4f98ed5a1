import type { World } from '../world.ts'

/** All that calls have changed about bookings, chats and payments: two snapshots differ where anything did. */
export function snapshotOf({ bookings, bookingSettings, chats, payments }: World): unknown {
  return structuredClone({
    bookings: [...bookings.changes],
    ready: [...bookingSettings.changes.ready],
    types: [...bookingSettings.changes.types],
    chats: [...chats.changes],
    payments: [...payments.changes],
  })
}
