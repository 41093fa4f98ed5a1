import { readNumber } from '../format/readNumber.ts'

export type DriverStatusCode = 0 | 1 | 2 | 3 | 4

export type DriverStatusKey = 'hidden' | 'online' | 'ongoing' | 'offline' | 'searched' | 'unknown'

/** 4 is the driver who was searched for or selected. GDRV-17, OMAP-15, CF-29. */
const STATUSES: Readonly<Record<DriverStatusCode, Exclude<DriverStatusKey, 'unknown'>>> = {
  0: 'hidden',
  1: 'online',
  2: 'ongoing',
  3: 'offline',
  4: 'searched',
}

/** A driver's status as screens need it. */
export interface DriverStatus {
  /** Undefined where no number was sent. */
  readonly code: number | undefined
  readonly key: DriverStatusKey
}

function isDriverStatusCode(code: number | undefined): code is DriverStatusCode {
  return code !== undefined && Object.hasOwn(STATUSES, code)
}

/** The status of a code, a number or its text; any other is unknown. GDRV-17, OMAP-15. */
export function driverStatus(code: number | undefined): DriverStatus {
  const number = readNumber(code)
  return { code: number, key: isDriverStatusCode(number) ? STATUSES[number] : 'unknown' }
}

/** What the status tabs of the map send, in their order. The All counter has no tab. PMAP-09, CF-98. */
export const STATUS_TABS = { online: 1, ongoing: 2, offline: 3 } as const
