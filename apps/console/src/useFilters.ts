import { useState } from 'react'
import type { Address, Look } from './address.ts'
import { useConsole } from './ConsoleContext.ts'
import { readHistoryEntry } from './historyEntry.ts'

/**
 * The filters of a list page, kept in its address; where the address has no search, its text is kept in the history
 * entry (T11). Back and a reload restore both.
 */
export function useFilters<Values extends { readonly filters: object }>(
  address: Address<Values>,
  parameters: Values & Look,
) {
  const { navigation } = useConsole()
  type Filters = { readonly search: string } & Values['filters']
  const open = (): Filters => ({ search: readHistoryEntry().search ?? '', ...parameters.filters })
  const [shown, setShown] = useState(() => ({ parameters, filters: open() }))
  // Another entry of the same page, by Back or a link: its address was read again, and may say the same.
  const current = shown.parameters === parameters ? shown : { parameters, filters: open() }
  if (current !== shown) setShown(current)
  return [
    current.filters,
    // A page without a search has none in its filters. What `next` leaves out is cleared.
    (next: Values['filters'] & { readonly search?: string }) => {
      const filters: Filters = { search: '', ...next }
      setShown({ parameters, filters })
      const { search } = new URL(address.write({ ...parameters, filters }), location.origin)
      navigation.write({ search: filters.search }, search)
    },
  ] as const
}
