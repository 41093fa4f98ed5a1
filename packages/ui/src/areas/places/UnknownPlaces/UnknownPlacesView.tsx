import { PAGE_SIZES } from '@fleetgis/domain/paging'
import type { UnknownLocation } from '@fleetgis/domain/places'
import MapPinPlus from 'lucide-react/icons/map-pin-plus'
import { styled } from 'styled-components'
import { useShownText } from '../../../i18n/useShownText.ts'
import { BackLink } from '../../../primitives/actions/BackLink.tsx'
import { Link } from '../../../primitives/actions/Link.tsx'
import type { PaginationProps } from '../../../primitives/lists/Pagination.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { CardList, type CardPageState } from '../../../remote/lists/CardList.tsx'
import { card } from '../../../theme/looks.ts'
import { placesWords } from '../words.ts'

export interface UnknownPlacesViewProps extends CardPageState {
  /** The names of the current page; undefined while loading or after a failure. */
  locations: readonly UnknownLocation[] | undefined
  /** The number of cards of a full page; 12 unless given (LOC-26). */
  size?: number | undefined
  /** The page links: `unknownPageItems` of `@fleetgis/domain/paging` (CF-58). */
  pageItems: PaginationProps['items']
  /** Writes the address of the page that adds a place of this name (LOC-24). */
  hrefOf: (location: UnknownLocation) => string
  /** The address of the button back (LOC-22); without it there is no button. */
  backHref?: string | undefined
}

/** Searched names without a saved place, as cards that lead to the search for one. Source: LOC-22 to LOC-25, CF-58. */
export function UnknownPlacesView({
  locations,
  hrefOf,
  backHref,
  pageItems,
  size = PAGE_SIZES.unknownLocations,
  page,
  pages,
  onPage,
  ...state
}: UnknownPlacesViewProps) {
  const t = useText(placesWords)
  const shown = useShownText()
  return (
    <CardList
      {...state}
      component="UnknownPlaces"
      layout="grid"
      label={t('unknownPlaces.label')}
      pages={{ label: t('unknownPlaces.pages'), items: pageItems, page, pages, onPage }}
      items={locations}
      keyOf={keyOf}
      filters={backHref === undefined ? null : <BackLink href={backHref}>{t('unknownPlaces.back')}</BackLink>}
      emptyText={t('unknownPlaces.empty')}
      emptyHint={t('unknownPlaces.emptyHint')}
      waiting={{ count: size, height: '64px' }}
    >
      {(location) => (
        <Card href={hrefOf(location)}>
          <span>{shown(location.name.trim()) || '–'}</span>
          <MapPinPlus size={18} aria-hidden />
        </Card>
      )}
    </CardList>
  )
}

const keyOf = ({ name }: UnknownLocation) => name

const Card = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--fleet-space-3);
  min-height: 64px;
  padding: var(--fleet-space-3) var(--fleet-space-4);
  ${card}
  color: var(--fleet-color-text);
  text-decoration: none;

  > span {
    min-width: 0;
  }
  > svg {
    flex: none;
    color: var(--fleet-color-text-muted);
  }
  &[data-hovered] {
    border-color: var(--fleet-color-accent);
    color: var(--fleet-color-text);
  }
  &[data-hovered] > svg {
    color: var(--fleet-color-accent);
  }
`
