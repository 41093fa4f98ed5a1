import type { Position } from '../base/geo.ts'
import type { World } from '../world.ts'
import type { Driver } from './driver.ts'

/** A driver's activity, by the codes of the maps (GDRV-17). */
export const DRIVER_STATUS = { online: 1, ongoing: 2, offline: 3 } as const

export type DriverStatus = (typeof DRIVER_STATUS)[keyof typeof DRIVER_STATUS]

/** A driver's position and activity. */
export interface Presence {
  driver: Driver
  status: DriverStatus
  position: Position
  /** Whether the phone has reported within two days; if not, the position is the driver's home. */
  isKnown: boolean
}

const NOWHERE: Position = [0, 0]

/** The world at a moment: a reply that is written in slices is about the moment of its request. */
type Moment = Pick<World, 'traffic' | 'city' | 'now'>

/** A driver's presence from the traffic. Every driver has a position and a status, so that counters and lists agree. */
export function presenceOf({ traffic, city, now }: Moment, driver: Driver): Presence {
  const where = traffic.whereabouts(driver, now)
  return {
    driver,
    status: DRIVER_STATUS[where?.state ?? 'offline'],
    position: where?.position ?? city.places[driver.habits.home]?.position ?? NOWHERE,
    isKnown: where !== undefined,
  }
}

/** The status of `presenceOf` alone. */
export const statusOf = ({ traffic, now }: Pick<World, 'traffic' | 'now'>, driver: Driver): DriverStatus =>
  DRIVER_STATUS[traffic.report(driver, now)?.state ?? 'offline']
