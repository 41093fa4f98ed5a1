import { unknownLocationsQuery } from '@fleetgis/api/places'
import {
  canTurnToPage,
  cardsThatFit,
  PAGE_SIZES,
  totalPages,
  unknownPageItems,
} from '@fleetgis/domain/paging'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useFilterState } from '../../../primitives/fields/useFilterState.ts'
import { useIsWide } from '../../../primitives/layout/useIsWide.ts'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { useLatestCallback } from '../../../primitives/useLatestCallback.ts'
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
  const turn = useLatestCallback(onFiltersChange)
  const query = useQuery(unknownLocationsQuery(client, { search: '', page: asked, size }))
  // TOAST-19, CF-115
  const shown = useRemotePage(query, { list: '', page: asked, fallback: t('place.fetchUnknownFailed') })
  const { data, retry, ...remote } = shown

  const pages = totalPages(data?.total ?? 0, size)
  // Names may have got a place since: the last page changes.
  const page = Math.max(1, Math.min(remote.page, pages))
  useEffect(() => {
    if (pages > 0 && asked > pages) turn({ page: pages })
  }, [asked, pages, turn])

  return (
    <UnknownPlacesView
      {...props}
      {...remote}
      locations={data?.locations}
      size={size}
      page={page}
      pages={pages}
      pageItems={unknownPageItems(page, pages)}
      onPage={({ page: next }) => {
        if (canTurnToPage(next, asked, pages)) turn({ page: next })
        // The page that failed to load is chosen again.
        else if (next === asked && next !== page) retry()
      }}
      onRetry={retry}
    />
  )
}
