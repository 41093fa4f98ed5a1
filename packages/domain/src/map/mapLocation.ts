import type { LatLng } from './latLng.ts'

/** A row of the console's location call (MAP-29): where a user was at a time. The rows may be history (CF-116). */
export interface MapLocation {
  /** The row's own key. */
  readonly key: string
  readonly userId: string
  readonly groupId: string
  readonly type?: string | undefined
  /** Fleet-local stamp without a zone, as sent: `2026-11-21 09:15:00`. */
  readonly at: string
  readonly position: LatLng
}
