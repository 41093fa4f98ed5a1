import { geocoderQuery } from '@fleetgis/api/places'
import {
  type Place,
  SUGGESTION_DEBOUNCE_MS,
  SUGGESTION_PROVIDER,
  searchFailure,
} from '@fleetgis/domain/places'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useDraft } from '../../../primitives/fields/useDraft.ts'
import { type FilterProps, useFilterState } from '../../../primitives/fields/useFilterState.ts'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { useToast } from '../../../provider/useToast.ts'
import { useRemote } from '../../../remote/calls/useRemote.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { LocationTable } from '../LocationTable/LocationTable.tsx'
import { LOCATION_FILTERS, type LocationFilters } from '../LocationTable/useLocationTable.ts'
import { placesWords } from '../words.ts'
import { PlaceFinderView } from './PlaceFinderView.tsx'

export interface PlaceFinderProps extends FilterProps<LocationFilters>, RootProps<HTMLDivElement> {}

/**
 * Finds a place on the map, and looks it up among the saved ones, with its calls: EP-P01 while typing, and those of
 * `LocationTable`. Source: LOC-09 to LOC-14, CF-79, CF-82, CF-144.
 */
export const PlaceFinder = inBoundary('PlaceFinder', ConnectedFinder)

function ConnectedFinder({ filters: kept, onFiltersChange: onKeep, ...root }: PlaceFinderProps) {
  const { client } = useFleet()
  const t = useText(placesWords)
  const toast = useToast()
  const filtered = useFilterState(LOCATION_FILTERS, { filters: kept, onFiltersChange: onKeep })
  const { search } = filtered.filters
  const setSearch = (next: string) => filtered.onFiltersChange({ search: next, page: 1 })
  const { value: text, set: setText } = useDraft(search)
  const [asked, setAsked] = useState('')
  const [place, setPlace] = useState<Place>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const query = useQuery({ ...geocoderQuery(client, asked), enabled: asked !== '' })
  const { data, failure } = useRemote(query)
  const { error } = query
  // TOAST-08, once for each search: neither a refetch nor another language repeats it.
  const reported = useRef<string>(undefined)
  useEffect(() => {
    if (data && !error) reported.current = undefined
    if (!error || reported.current === asked) return
    reported.current = asked
    toast(t(searchFailure(SUGGESTION_PROVIDER)), 'danger')
  }, [data, error, asked, toast, t])

  function ask(typed: string, after: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setAsked(typed.trim()), after)
  }

  return (
    <PlaceFinderView
      {...root}
      text={text}
      onText={({ text: typed }) => {
        setText(typed)
        if (typed === '' && search !== '') setSearch('')
        ask(typed, SUGGESTION_DEBOUNCE_MS)
      }}
      // The suggestions of another text are no suggestions.
      found={asked === text.trim() ? data : undefined}
      failure={asked === text.trim() ? failure : undefined}
      // Another search, by Back or a link, has no pin.
      place={place?.name === search ? place : undefined}
      onPlace={({ place: chosen }) => {
        clearTimeout(timer.current)
        setText(chosen.name)
        setPlace(chosen)
        setSearch(chosen.name)
      }}
      onSearch={({ search: typed }) => {
        clearTimeout(timer.current)
        setSearch(typed.trim())
      }}
    >
      <LocationTable {...filtered} search={search} />
    </PlaceFinderView>
  )
}
