/** The filters and the page of a list of drivers on the console. */
export interface DriverFilters {
  /** As typed. */
  readonly search: string
  /** The id of the chosen group; empty for all. */
  readonly groupId: string
  /** From 1. */
  readonly page: number
}

/** All drivers, on the first page. */
export const DRIVER_FILTERS: DriverFilters = { search: '', groupId: '', page: 1 }
