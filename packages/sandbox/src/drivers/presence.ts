import type { Position } from '../base/geo.ts'
import type { World } from '../world.ts'
import type { Driver } from './driver.ts'

/** What a driver does, by the codes of the maps (GDRV-17). */
export const DRIVER_STATUS = { online: 1, ongoing: 2, offline: 3 } as const

export type DriverStatus = (typeof DRIVER_STATUS)[keyof typeof DRIVER_STATUS]

/** Where a driver is, and what they do. */
export interface Presence {
  driver: Driver
  status: DriverStatus
  position: Position
  /** Whether their phone has told within two days; else they are taken to be at home. */
  isKnown: boolean
}

const NOWHERE: Position = [0, 0]

/** What the traffic says of a driver just now: everybody has a place and a status, so that counters and lists agree. */
export function presenceOf({ traffic, city, now }: World, driver: Driver): Presence {
  const where = traffic.whereabouts(driver, now)
  return {
    driver,
    status: DRIVER_STATUS[where?.state ?? 'offline'],
    position: where?.position ?? city.places[driver.habits.home]?.position ?? NOWHERE,
    isKnown: where !== undefined,
  }
}
