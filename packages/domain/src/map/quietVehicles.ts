import { STAMP_OFFSET_MS } from '../format/stamp.ts'
import { dayText } from '../period/date.ts'
import { compareStamps } from './compareStamps.ts'
import type { FleetVehicle } from './fleetVehicles.ts'

/** A vehicle without a position for this long is quiet: ten minutes, in milliseconds. */
export const QUIET_AFTER = 600_000

/** Minutes of a day. */
const DAY = 1440

/**
 * The fleet-local stamp before which a vehicle's last position makes it quiet, in whole minutes of `now` (epoch
 * milliseconds), so that it changes once a minute.
 */
export function quietBefore(now: number): string {
  const minutes = Math.floor((now - QUIET_AFTER + STAMP_OFFSET_MS) / 60_000)
  const days = Math.floor(minutes / DAY)
  const time = minutes - days * DAY
  return `${dayText(days)} ${two(Math.floor(time / 60))}:${two(time % 60)}:00`
}

/** Whether the last report of a vehicle is older than a stamp; a vehicle without a stamp is as old as its answer. */
export function isQuiet({ at }: Pick<FleetVehicle, 'at'>, before: string): boolean {
  return at !== undefined && compareStamps(at, before) < 0
}

const two = (number: number): string => String(number).padStart(2, '0')
