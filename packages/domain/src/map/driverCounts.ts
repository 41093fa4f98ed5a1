/** How many drivers are in each state (PMAP-07). */
export interface DriverCounts {
  readonly online: number
  readonly ongoing: number
  readonly offline: number
  readonly all: number
}

/** A counter of the embedded map, which is also the tab of a list. */
export interface DriverCounter {
  readonly name: keyof DriverCounts
  readonly colour?: 'green' | 'red' | 'gray'
  /** The status of the tab's list request; All has none (CF-98). */
  readonly status?: number
}

/** The counters in order, with colours (PMAP-07) and the status that each tab sends (CF-98). */
export const DRIVER_COUNTERS: readonly DriverCounter[] = [
  { name: 'online', colour: 'green', status: 1 },
  { name: 'ongoing', colour: 'red', status: 2 },
  { name: 'offline', colour: 'gray', status: 3 },
  { name: 'all' },
]
