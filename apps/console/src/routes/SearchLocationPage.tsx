import { PlaceFinder } from '@fleetgis/ui/PlaceFinder'
import { useState } from 'react'
import { readHistoryEntry } from '../historyEntry.ts'

/** `/search-location` (LOC-09 to LOC-14, CF-144). A place found by Ctrl+K comes in the history entry (T11). */
export default function SearchLocationPage() {
  const [{ search }] = useState(() => readHistoryEntry())
  return <PlaceFinder search={search} />
}
