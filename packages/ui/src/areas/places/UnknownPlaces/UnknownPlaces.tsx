import { unknownLocationsQuery } from '@fleetgis/api/places'
import { cardsThatFit, PAGE_SIZES, unknownPageItems } from '@fleetgis/domain/paging'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFilterState } from '../../../primitives/fields/useFilterState.ts'
import { useIsWide } from '../../../primitives/layout/useIsWide.ts'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { useRemotePage } from '../../../remote/lists/useRemotePage.ts'
import { placesWords } from '../words.ts'
import { UnknownPlacesView, type UnknownPlacesViewProps } from './UnknownPlacesView.tsx'

export interface UnknownPlacesProps
  extends Pick<UnknownPlacesViewProps, 'hrefOf' | 'backHref'>,
    RootProps<HTMLDivElement> {
  /** The page, from 1; without it the widget keeps its own. */
  page?: number | undefined
  /** Another page was chosen: keep it in the address, so that Back restores it. */
  onPage?: ((event: { page: number }) => void) | undefined
}

/** Searched names without a saved place, page by page: EP-B05. Source: LOC-22 to LOC-26, CF-58, CF-146, CF-187. */
export const UnknownPlaces = inBoundary('UnknownPlaces', ConnectedPlaces)

/** In px: what the page has around its cards, and a card with the gap below it. */
const AROUND = 280
const CARD_HEIGHT = 76
const IN_ROW = 3
const FIRST = { page: 1 }

/** How many cards a page has: on a high window as many as fit, 12 otherwise. LOC-26, CF-187. */
function useCardsPerPage(): number {
  const isWide = useIsWide()
  const [windowHeight] = useState(() => globalThis.innerHeight ?? 0)
  const room = { windowHeight, around: AROUND, rowHeight: CARD_HEIGHT }
  return isWide ? cardsThatFit(PAGE_SIZES.unknownLocations, IN_ROW, room) : PAGE_SIZES.unknownLocations
}

function ConnectedPlaces({ page: given, onPage, ...props }: UnknownPlacesProps) {
  const { client } = useFleet()
  const t = useText(placesWords)
  const size = useCardsPerPage()
  const { filters, onFiltersChange } = useFilterState(FIRST, {
    filters: given === undefined ? undefined : { page: given },
    onFiltersChange: onPage,
  })
  const asked = filters.page
  const query = useQuery(unknownLocationsQuery(client, { search: '', page: asked, size }))
  const { data, retry, ...remote } = useRemotePage(query, {
    list: '',
    page: asked,
    size,
    total: query.data?.total,
    onTurn: onFiltersChange,
    // TOAST-19, CF-115
    fallback: t('place.fetchUnknownFailed'),
  })
  return (
    <UnknownPlacesView
      {...props}
      {...remote}
      locations={data?.locations}
      size={size}
      pageItems={unknownPageItems(remote.page, remote.pages)}
      onRetry={retry}
    />
  )
}
