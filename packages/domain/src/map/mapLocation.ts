import type { LatLng } from './latLng.ts'

/**
 * A row of the console's location call (MAP-29): a user's position at a time. Rows may be history (CF-116). A text that
 * the server does not send is empty.
 */
export interface MapLocation {
  /** The key of the row. */
  readonly key: string
  readonly userId: string
  readonly groupId: string
  readonly type?: string | undefined
  /** Fleet-local stamp without a zone, as sent: `2026-11-21 09:15:00`. */
  readonly at: string
  /** Undefined if the server sends none that can be read. */
  readonly position: LatLng | undefined
}
