import { useState } from 'react'

/** The filters of a list, which its page may keep in the address. */
export interface FilterProps<Filters> {
  /** The filters and the page; without them the widget keeps its own. */
  filters?: Filters | undefined
  /** They changed: keep them in the address, so that Back restores them. */
  onFiltersChange?: ((filters: Filters) => void) | undefined
}

/** The filter of a list that has a search alone. */
export interface SearchFilter {
  readonly search: string
}

/** All rows. */
export const NO_SEARCH: SearchFilter = { search: '' }

/** Keeps the filters of a list: the given ones where its page keeps them, such as in the address, else its own. */
export function useFilterState<Filters>(
  initial: Filters,
  { filters: given, onFiltersChange }: FilterProps<Filters>,
): { filters: Filters; onFiltersChange: (filters: Filters) => void } {
  const [own, setOwn] = useState(initial)
  return {
    filters: given ?? own,
    onFiltersChange(next) {
      setOwn(next)
      onFiltersChange?.(next)
    },
  }
}
