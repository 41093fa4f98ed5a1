import { draftPlaces } from '@fleetgis/api'
import { useEffect, useRef, useState } from 'react'
import { useLatestCallback } from '../../../primitives/useLatestCallback.ts'
import { draftOwner } from '../../../provider/draftOwner.ts'
import { useFleet } from '../../../provider/FleetContext.ts'

/** Ends the place of a new record's draft. */
const NEW_RECORD = 'new'

/**
 * Opens the form of a record again, once, as soon as the rows are there: the row whose draft was kept in a place that
 * starts with `kind/`, or a new record. Keep `idOf` between renders. Decision 33.
 */
export function useReopened<Row>(
  { kind, actingUser }: { kind: string; actingUser?: string | undefined },
  rows: readonly Row[] | undefined,
  idOf: (row: Row) => string,
  open: (row: Row | undefined) => void,
): void {
  const { client, clock } = useFleet()
  const [keptIds] = useState(() => {
    const start = `${kind}/`
    const owner = draftOwner(client, actingUser)
    const places = owner ? draftPlaces(owner, clock.now()) : []
    return places.filter((place) => place.startsWith(start)).map((place) => place.slice(start.length))
  })
  const isDone = useRef(keptIds.length === 0)
  const openNow = useLatestCallback(open)
  useEffect(() => {
    if (rows === undefined || isDone.current) return
    isDone.current = true
    const row = rows.find((one) => keptIds.includes(idOf(one)))
    if (row || keptIds.includes(NEW_RECORD)) openNow(row)
  }, [rows, idOf, keptIds, openNow])
}
