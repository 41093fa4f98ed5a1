import type { BookingType } from '@fleetgis/domain/bookings'
import { hash } from '../base/random.ts'
import type { Driver } from '../drivers/driver.ts'
import { firstDriver } from './standing.ts'

/** The booking settings of drivers and groups. */
export interface BookingSettings {
  /** Whether a driver is ready for bookings (BKG-28). Most are; the first driver of each group is. */
  isReady(driver: Driver): boolean
  setReady(driver: Driver, isReady: boolean): void
  typeOf(groupId: string): BookingType
  setType(groupId: string, type: BookingType): void
  /** What calls have changed. */
  readonly changes: {
    /** By the key of the driver. */
    readonly ready: ReadonlyMap<string, boolean>
    /** By the id of the group. */
    readonly types: ReadonlyMap<string, BookingType>
  }
}

/** One driver in this many is not ready. */
const NOT_READY = 8

export function createBookingSettings(seed: number, drivers: readonly Driver[]): BookingSettings {
  const ready = new Map<string, boolean>()
  const types = new Map<string, BookingType>()
  const isReadyAtFirst = (driver: Driver) =>
    hash(seed, 'ready', driver.index) % NOT_READY !== 0 || firstDriver({ drivers }, driver.groupId) === driver
  return {
    isReady: (driver) => ready.get(driver.key) ?? isReadyAtFirst(driver),
    setReady(driver, isReady) {
      ready.set(driver.key, isReady)
    },
    typeOf: (groupId) => types.get(groupId) ?? '1',
    setType(groupId, type) {
      types.set(groupId, type)
    },
    changes: { ready, types },
  }
}
