/** The search and the page of the list of groups. */
export interface GroupFilters {
  /** As typed. */
  readonly search: string
  /** From 1. */
  readonly page: number
}

/** All groups, on the first page. */
export const GROUP_FILTERS: GroupFilters = { search: '', page: 1 }
