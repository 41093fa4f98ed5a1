import { hiddenLocationNamesQuery } from '@fleetgis/api/places'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type FilterProps, useFilterState } from '../../../primitives/fields/useFilterState.ts'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { useFleet } from '../../../provider/FleetContext.ts'
import { useRemote } from '../../../remote/calls/useRemote.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { PlaceSearchView } from './PlaceSearchView.tsx'
import { isSameSearch, NO_PLACE_SEARCH, type PlaceSearchFilters } from './placeSearchFilters.ts'
import { usePlaceSearch } from './usePlaceSearch.ts'

export interface PlaceSearchProps extends FilterProps<PlaceSearchFilters>, RootProps<HTMLDivElement> {
  /** Fills the search field unless a search was kept (LOC-03). It is searched on Search only (CF-82). Another one is another search. */
  name?: string | undefined
}

/**
 * Finds places at outside providers and adds them: EP-N01, EP-P01, EP-S01, EP-S02; EP-B08, EP-B01, EP-B04. The maps
 * service needs `mapsKey` of the client. Source: LOC-03 to LOC-08, LOC-34, LOC-35, PLC-13, CF-80 to CF-82, CF-143.
 */
export const PlaceSearch = inBoundary('PlaceSearch', ConnectedSearch, ['name'])

const NONE: readonly string[] = []

function ConnectedSearch({ filters: given, onFiltersChange: onKeep, ...props }: PlaceSearchProps) {
  const { filters, onFiltersChange } = useFilterState(NO_PLACE_SEARCH, {
    filters: given,
    onFiltersChange: onKeep,
  })
  const [seen, setSeen] = useState(filters)
  const [made, setMade] = useState(filters)
  const [visit, setVisit] = useState(0)
  if (!isSameSearch(filters, seen)) {
    setSeen(filters)
    // Its page may only have kept what was searched here. Another search, by Back or a link, starts without it.
    if (!isSameSearch(filters, made)) {
      setMade(filters)
      setVisit(visit + 1)
    }
  }
  return (
    <OneVisit
      key={visit}
      {...props}
      before={filters}
      onSearched={(next) => {
        setMade(next)
        onFiltersChange(next)
      }}
    />
  )
}

interface OneVisitProps extends Pick<PlaceSearchProps, 'name'>, RootProps<HTMLDivElement> {
  before: PlaceSearchFilters
  onSearched: (filters: PlaceSearchFilters) => void
}

function OneVisit({ name, before, onSearched, ...root }: OneVisitProps) {
  const { client } = useFleet()
  const hidden = useRemote(useQuery(hiddenLocationNamesQuery(client)))
  return (
    <PlaceSearchView
      {...root}
      {...usePlaceSearch(hidden.data ?? NONE, before, onSearched)}
      name={before.search || name}
      source={before.source}
      hiddenNames={hidden.data}
      hiddenFailure={hidden.failure ?? hidden.staleness}
      isFetchingHidden={hidden.isFetching}
      onRetryHidden={hidden.retry}
    />
  )
}
