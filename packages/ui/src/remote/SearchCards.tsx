import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../primitives/actions/Button.tsx'
import { EmptyState } from '../primitives/feedback/EmptyState.tsx'
import { ErrorCard } from '../primitives/feedback/ErrorCard.tsx'
import { Skeleton } from '../primitives/feedback/Skeleton.tsx'
import { Card } from '../primitives/layout/Card.tsx'
import { InfiniteList, type InfiniteListProps } from '../primitives/lists/InfiniteList.tsx'
import type { PagedListProps } from '../primitives/lists/PagedListProps.ts'
import { SearchRow } from '../primitives/lists/SearchRow.tsx'
import { useText } from '../provider/FleetContext.ts'
import { StaleBanner } from './StaleBanner.tsx'

/** What a list of searched cards shows and reports, without its words. */
export interface SearchCardsState extends PagedListProps {
  /** The applied search text. */
  search: string
  /** The search changed, by Enter, the button or clear. */
  onSearch: (event: { search: string }) => void
  /** Why there is nothing to show, in plain text (CF-115). */
  failure?: string | undefined
  /**
   * The scroll container: `page`, or `self` for the list itself, which then fills the height of its container. `page`
   * by default.
   */
  scroller?: 'page' | 'self' | undefined
  className?: string | undefined
}

export interface SearchCardsProps<Item>
  extends SearchCardsState,
    Pick<InfiniteListProps<Item>, 'keyOf' | 'children' | 'estimatedHeight'> {
  /** The name for `data-component`. */
  component: string
  /** The accessible name of the list. */
  label: string
  /** All loaded items; undefined before the first answer. Keep the objects between renders. */
  items: readonly Item[] | undefined
  searchLabel: string
  /** The number of items, in words. */
  count: string
  /** The words of an empty list. */
  empty: string
  /** The label of the button that clears a search without results. */
  showAll: string
  /** Buttons beside the number. */
  actions?: ReactNode
  /** A note above the list. */
  note?: ReactNode
}

/** Cards that load page after page, with a search above them. GDRV-02, WAL-01. */
export function SearchCards<Item>(props: SearchCardsProps<Item>) {
  const { label, items, search, onSearch, failure, staleness, onRetry, isFetching, scroller = 'page' } = props
  return (
    <Panel
      aria-label={scroller === 'page' ? label : undefined}
      className={props.className}
      data-component={props.component}
      data-scroller={scroller}
    >
      <div data-part="top">
        <SearchRow label={props.searchLabel} search={search} onSearch={onSearch} />
        <div data-part="bar">
          <p role="status">{items ? props.count : ''}</p>
          {props.actions}
        </div>
        {props.note}
        <StaleBanner staleness={staleness} onRetry={onRetry} isFetching={isFetching} />
      </div>
      {items ? (
        <InfiniteList
          label={label}
          items={items}
          keyOf={props.keyOf}
          hasMore={props.hasMore}
          isLoading={props.isLoadingMore}
          hasFailed={props.hasFailedMore ?? false}
          onLoadMore={props.onLoadMore}
          total={props.total}
          scroller={scroller}
          {...(props.estimatedHeight === undefined ? {} : { estimatedHeight: props.estimatedHeight })}
          empty={
            <EmptyState message={props.empty}>
              {search === '' ? null : (
                <Button onPress={() => onSearch({ search: '' })}>{props.showAll}</Button>
              )}
            </EmptyState>
          }
        >
          {props.children}
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
  [data-part='bar'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--fleet-space-2);
  }
  [data-part='bar'] > p {
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
