import { hiddenLocationNamesQuery } from '@fleetgis/api/places'
import { useQuery } from '@tanstack/react-query'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { useFleet } from '../../../provider/FleetContext.ts'
import { useRemote } from '../../../remote/calls/useRemote.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { PlaceSearchView } from './PlaceSearchView.tsx'
import { usePlaceSearch } from './usePlaceSearch.ts'

export interface PlaceSearchProps extends RootProps<HTMLDivElement> {
  /** Fills the search field (LOC-03). It is searched on Search only (CF-82). Another one is another search. */
  name?: string | undefined
}

/**
 * Finds places at outside providers and adds them: EP-N01, EP-P01, EP-S01, EP-S02; EP-B08, EP-B01, EP-B04. The maps
 * service needs `mapsKey` of the client. Source: LOC-03 to LOC-08, LOC-34, LOC-35, PLC-13, CF-80 to CF-82, CF-143.
 */
export const PlaceSearch = inBoundary('PlaceSearch', ConnectedSearch, ['name'])

const NONE: readonly string[] = []

function ConnectedSearch({ name, ...root }: PlaceSearchProps) {
  const { client } = useFleet()
  const hidden = useRemote(useQuery(hiddenLocationNamesQuery(client)))
  return (
    <PlaceSearchView
      {...root}
      {...usePlaceSearch(hidden.data ?? NONE)}
      name={name}
      hiddenNames={hidden.data}
      hiddenFailure={hidden.failure ?? hidden.staleness}
      isFetchingHidden={hidden.isFetching}
      onRetryHidden={hidden.retry}
    />
  )
}
