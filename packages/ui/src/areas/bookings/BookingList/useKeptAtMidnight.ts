import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'

/**
 * Gives the query of a new day the rows of the day before, with their age: without a connection a booking that needs
 * attention must not leave the screen at midnight.
 */
export function useKeptAtMidnight(queryKey: QueryKey, today: string) {
  const queries = useQueryClient()
  const last = useRef({ queryKey, today })
  // Before the query of the last day is left, and with it removed.
  useLayoutEffect(() => {
    const before = last.current
    last.current = { queryKey, today }
    if (before.today === today) return
    const kept = queries.getQueryState(before.queryKey)
    if (kept?.data) queries.setQueryData(queryKey, kept.data, { updatedAt: kept.dataUpdatedAt })
  })
}
