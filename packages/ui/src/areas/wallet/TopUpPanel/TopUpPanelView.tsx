import type { Driver } from '@fleetgis/domain/drivers'
import { styled } from 'styled-components'
import { Button } from '../../../primitives/actions/Button.tsx'
import { EmptyState } from '../../../primitives/feedback/EmptyState.tsx'
import { ErrorCard } from '../../../primitives/feedback/ErrorCard.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton.tsx'
import { Card } from '../../../primitives/layout/Card.tsx'
import { InfiniteList } from '../../../primitives/lists/InfiniteList.tsx'
import type { PagedListProps } from '../../../primitives/lists/PagedListProps.ts'
import { SearchRow } from '../../../primitives/lists/SearchRow.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { StaleBanner } from '../../../remote/StaleBanner.tsx'
import { TopUpCard } from './TopUpCard.tsx'

export interface TopUpPanelViewProps extends PagedListProps {
  /** All loaded rows; undefined before the first answer. Keep the objects between renders. */
  drivers: readonly Driver[] | undefined
  /** The applied search text. */
  search: string
  /** The search changed, by Enter, the button or clear. */
  onSearch: (event: { search: string }) => void
  /** Opens a top-up; without it the cards have no button (WAL-03). Keep the function between renders. */
  onTopUp?: ((event: { driver: Driver }) => void) | undefined
  /** Why there is nothing to show, in plain text (CF-115). */
  failure?: string | undefined
  /** Hosts whose pictures are shown, https only; none by default (T7). */
  imageHosts?: readonly string[] | undefined
  /**
   * The scroll container: `page`, or `self` for the list itself, which then fills the height of its container. `page`
   * by default.
   */
  scroller?: 'page' | 'self' | undefined
  className?: string | undefined
}

const NONE: readonly string[] = []
const keyOf = ({ key }: Driver) => key

/** The pure view of the drivers whose wallets an admin can top up: a search and cards. Source: WAL-01 to WAL-03. */
export function TopUpPanelView(props: TopUpPanelViewProps) {
  const { drivers, search, onSearch, failure, staleness, onRetry, isFetching, scroller = 'page' } = props
  const t = useText()
  return (
    <Panel
      aria-label={scroller === 'page' ? t('topUpPanel.title') : undefined}
      className={props.className}
      data-component="TopUpPanel"
      data-scroller={scroller}
    >
      <div data-part="top">
        <SearchRow label={t('topUpPanel.search')} search={search} onSearch={onSearch} />
        <p role="status">{drivers ? t('topUpPanel.count', { count: props.total }) : ''}</p>
        <StaleBanner staleness={staleness} onRetry={onRetry} isFetching={isFetching} />
      </div>
      {drivers ? (
        <InfiniteList
          label={t('topUpPanel.title')}
          items={drivers}
          keyOf={keyOf}
          hasMore={props.hasMore}
          isLoading={props.isLoadingMore}
          hasFailed={props.hasFailedMore ?? false}
          onLoadMore={props.onLoadMore}
          total={props.total}
          scroller={scroller}
          estimatedHeight={84}
          empty={
            <EmptyState message={t('topUpPanel.empty')}>
              {search === '' ? null : (
                <Button onPress={() => onSearch({ search: '' })}>{t('topUpPanel.showAll')}</Button>
              )}
            </EmptyState>
          }
        >
          {(driver) => (
            <TopUpCard driver={driver} imageHosts={props.imageHosts ?? NONE} onTopUp={props.onTopUp} />
          )}
        </InfiniteList>
      ) : failure === undefined ? (
        <Waiting />
      ) : (
        <ErrorCard message={failure} onRetry={onRetry} isRetrying={isFetching} />
      )}
    </Panel>
  )
}

/** Skeleton cards. */
function Waiting() {
  const t = useText()
  return (
    <div data-part="waiting" role="status" aria-label={t('common.loading')}>
      {[1, 2, 3, 4].map((card) => (
        <Card key={card}>
          <Skeleton variant="circle" width="40px" height="40px" />
          <span>
            <Skeleton width="40%" />
            <Skeleton width="64%" />
          </span>
          <Skeleton width="72px" height="var(--fleet-control-height)" />
        </Card>
      ))}
    </div>
  )
}

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fleet-space-3);
  max-width: 720px;
  margin-inline: auto;
  color: var(--fleet-color-text);

  &[data-scroller='self'] {
    grid-template-rows: auto minmax(0, 1fr);
    height: 100%;
    min-height: 0;
  }
  > [data-part='top'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--fleet-space-2);
  }
  > [data-part='top'] > p {
    margin: 0;
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-s);
  }
  > [data-part='waiting'] {
    display: grid;
    gap: var(--fleet-space-2);
  }
  > [data-part='waiting'] > * {
    display: flex;
    align-items: center;
    gap: var(--fleet-space-3);
  }
  > [data-part='waiting'] > * > span:nth-child(2) {
    flex: 1;
    display: grid;
    gap: var(--fleet-space-2);
  }
`
