import type { World } from '../world.ts'
import { contactSearch } from './contactSearch.ts'
import type { Driver } from './driver.ts'

/** Finds drivers by name, mobile, e-mail, vehicle number or member number (CF-101). */
export interface DriverSearch {
  /** A blank search finds all drivers, but marks none as found. */
  readonly isBlank: boolean
  finds(driver: Driver): boolean
}

export function driverSearch({ vehicles }: Pick<World, 'vehicles'>, text: string): DriverSearch {
  const wanted = text.trim().toLowerCase()
  const byContact = contactSearch(text)
  return {
    isBlank: wanted === '',
    finds: (driver) =>
      byContact({ profile: driver }) ||
      [driver.memberId, vehicles[driver.index]?.vehicleNo].some((one) => one?.toLowerCase().includes(wanted)),
  }
}
