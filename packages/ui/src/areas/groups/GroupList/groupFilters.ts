import type { DataSort } from '../../../primitives/lists/DataTableProps.ts'

/** The search, the order and the page of the list of groups. */
export interface GroupFilters {
  /** As typed. */
  readonly search: string
  /** Undefined for the order of the server. */
  readonly sort?: DataSort | undefined
  /** From 1. */
  readonly page: number
}

/** All groups, on the first page. */
export const GROUP_FILTERS: GroupFilters = { search: '', page: 1 }
