import { readNumber } from '../format/readNumber.ts'

export type DriverStatusCode = 0 | 1 | 2 | 3 | 4

export type DriverStatusKey = 'hidden' | 'online' | 'ongoing' | 'offline' | 'searched' | 'unknown'

/** 4 is the driver that a search found or a click selected. CF-29. */
const STATUSES: Readonly<Record<DriverStatusCode, Exclude<DriverStatusKey, 'unknown'>>> = {
  0: 'hidden',
  1: 'online',
  2: 'ongoing',
  3: 'offline',
  4: 'searched',
}

/** A driver's status for screens. */
export interface DriverStatus {
  /** Undefined if no number was sent. */
  readonly code: number | undefined
  readonly key: DriverStatusKey
}

function isDriverStatusCode(code: number | undefined): code is DriverStatusCode {
  return code !== undefined && Object.keys(STATUSES).includes(String(code))
}

/** The status of a code, a number or its text; any other is unknown. GDRV-17. */
export function driverStatus(code: number | undefined): DriverStatus {
  const number = readNumber(code)
  return { code: number, key: isDriverStatusCode(number) ? STATUSES[number] : 'unknown' }
}
