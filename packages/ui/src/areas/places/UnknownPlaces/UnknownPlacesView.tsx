import type { PageItem } from '@fleetgis/domain/paging'
import type { UnknownLocation } from '@fleetgis/domain/places'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import MapPinPlus from 'lucide-react/icons/map-pin-plus'
import { styled } from 'styled-components'
import { useShownText } from '../../../i18n/useShownText.ts'
import { Link } from '../../../primitives/actions/Link.tsx'
import { EmptyState } from '../../../primitives/feedback/EmptyState.tsx'
import { ErrorCard } from '../../../primitives/feedback/ErrorCard.tsx'
import { LoadingBar } from '../../../primitives/feedback/LoadingBar.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton.tsx'
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.ts'
import { Pagination } from '../../../primitives/lists/Pagination.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { StaleBanner } from '../../../remote/StaleBanner.tsx'

export interface UnknownPlacesViewProps {
  /** The names of the current page; undefined while loading or after a failure. */
  locations: readonly UnknownLocation[] | undefined
  /** The current page, from 1. */
  page: number
  pages: number
  /** The page links: `unknownPageItems` of `@fleetgis/domain/paging` (CF-58). */
  pageItems: readonly PageItem[]
  /** Another page was chosen: always one that exists (PAGE-06). */
  onPage: (event: { page: number }) => void
  /** Writes the address of the page that adds a place of this name (LOC-24). */
  hrefOf: (location: UnknownLocation) => string
  /** The address of the button back (LOC-22); without it there is no button. */
  backHref?: string | undefined
  /** A request is in flight. */
  isFetching?: boolean | undefined
  /** Why there is nothing to show, in plain text (CF-115). */
  failure?: string | undefined
  /** Why the shown names are stale, in plain text (CF-115). */
  staleness?: string | undefined
  /** Refetches. */
  onRetry?: (() => void) | undefined
  className?: string | undefined
}

/** The number of cards in the skeleton: those of a page (LOC-26). */
const SKELETON_CARDS = Array.from({ length: 12 }, (_, index) => `${40 + ((index * 17) % 45)}%`)

/** Searched names without a saved place, as cards that lead to the search for one. Source: LOC-22 to LOC-25, CF-58. */
export function UnknownPlacesView(props: UnknownPlacesViewProps) {
  const { locations, failure, staleness, onRetry, isFetching = false } = props
  const t = useText()
  const shown = useShownText()
  const isLoading = !locations && !failure
  return (
    <Box className={props.className} data-component="UnknownPlaces">
      {props.backHref === undefined ? null : (
        <BackLink href={props.backHref}>
          <ArrowLeft size={16} aria-hidden />
          {t('unknownPlaces.back')}
        </BackLink>
      )}
      <StaleBanner staleness={staleness} onRetry={onRetry} isFetching={isFetching} />
      {failure && !locations ? (
        <ErrorCard message={failure} onRetry={onRetry} isRetrying={isFetching} />
      ) : (
        <div>
          {isLoading ? <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden> : null}
          <LoadingBar isLoading={isFetching && !isLoading} />
          {locations?.length === 0 ? (
            <EmptyState message={t('unknownPlaces.empty')}>{t('unknownPlaces.emptyHint')}</EmptyState>
          ) : (
            <Grid aria-label={t('unknownPlaces.label')} aria-busy={isLoading}>
              {locations?.map((location, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a server may send a name twice.
                <li key={`${index} ${location.name}`}>
                  <Card href={props.hrefOf(location)}>
                    <span>{shown(location.name.trim()) || '–'}</span>
                    <MapPinPlus size={18} aria-hidden />
                  </Card>
                </li>
              ))}
              {isLoading
                ? SKELETON_CARDS.map((width, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: skeleton cards have no other key and never move.
                    <li key={index} aria-hidden>
                      <Blank>
                        <Skeleton width={width} />
                      </Blank>
                    </li>
                  ))
                : null}
            </Grid>
          )}
        </div>
      )}
      {locations && props.pageItems.length > 0 ? (
        <Pagination
          label={t('unknownPlaces.pages')}
          page={props.page}
          pages={props.pages}
          items={props.pageItems}
          onPage={props.onPage}
        />
      ) : null}
    </Box>
  )
}

const Box = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fleet-space-3);
  color: var(--fleet-color-text);
`

const BackLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: var(--fleet-space-2);
  min-height: var(--fleet-control-height);
`

const Grid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fleet-space-3);
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
  }
  @container (min-width: 561px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

const card = `
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--fleet-space-3);
  min-height: 64px;
  padding: var(--fleet-space-3) var(--fleet-space-4);
  border: 1px solid var(--fleet-card-border);
  border-radius: var(--fleet-card-radius);
  background: var(--fleet-card-background);
  box-shadow: var(--fleet-shadow-1);
`

const Card = styled(Link)`
  ${card}
  color: var(--fleet-color-text);
  overflow-wrap: anywhere;
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

const Blank = styled.div`
  ${card}
`
