import { useState } from 'react'

/** The filters of a group's panel, which outlive it while its page stays open; another group starts without. Decision 67. */
export function useGroupFilters<Filters>(groupId: string) {
  const [kept, setKept] = useState<{ readonly groupId: string; readonly filters: Filters }>()
  return {
    filters: kept?.groupId === groupId ? kept.filters : undefined,
    onFiltersChange: (filters: Filters) => setKept({ groupId, filters }),
  }
}
