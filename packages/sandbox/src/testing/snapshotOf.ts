import type { World } from '../world.ts'

/**
 * Everything that calls have changed about bookings, chats and payments: two snapshots differ if anything has changed.
 */
export function snapshotOf({ bookings, bookingSettings, chats, payments }: World): unknown {
  return structuredClone({
    bookings: [...bookings.changes],
    ready: [...bookingSettings.changes.ready],
    types: [...bookingSettings.changes.types],
    chats: [...chats.changes],
    payments: [...payments.changes],
  })
}
