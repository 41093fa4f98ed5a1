import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ErrorCard } from '../../primitives/feedback/ErrorCard.tsx'
import { SkeletonRow } from '../../primitives/feedback/SkeletonRow.tsx'
import { Card } from '../../primitives/layout/Card.tsx'
import { InfiniteList, type InfiniteListProps } from '../../primitives/lists/InfiniteList.tsx'
import type { PagedListProps } from '../../primitives/lists/PagedListProps.ts'
import { type RootProps, rootProps } from '../../primitives/rootProps.ts'
import { useText } from '../../provider/FleetContext.ts'
import { spread, stack } from '../../theme/looks.ts'
import { StaleBanner } from '../failures/StaleBanner.tsx'

/** What a list of cards shows and reports, without its words. */
export interface CardListState extends PagedListProps, RootProps {
  /** Why there is nothing to show, in plain text (CF-115). */
  failure?: string | undefined
  /**
   * The scroll container: `page`, or `self` for the list itself, which then fills the height of its container. `page`
   * by default.
   */
  scroller?: 'page' | 'self' | undefined
}

export interface CardListProps<Item>
  extends Omit<CardListState, 'total'>,
    Pick<InfiniteListProps<Item>, 'keyOf' | 'children' | 'estimatedHeight' | 'empty' | 'keptKey' | 'total'> {
  /** The name for `data-component`. */
  component: string
  /** The accessible name of the list. */
  label: string
  /** All loaded items; undefined before the first answer. Keep the objects between renders. */
  items: readonly Item[] | undefined
  /** What is above the list: its filters and its number. */
  top: ReactNode
  /** Between the staleness and the list. */
  note?: ReactNode
  /** Replaces the list. */
  hint?: string | undefined
}

/** Cards that load page after page below their filters, with their loading, failed and stale states. */
export function CardList<Item>(props: CardListProps<Item>) {
  const { label, items, failure, onRetry, isFetching, scroller = 'page' } = props
  return (
    <Panel
      {...rootProps(props)}
      aria-label={scroller === 'page' ? label : undefined}
      data-component={props.component}
      data-scroller={scroller}
    >
      <div data-part="top">
        {props.top}
        <StaleBanner staleness={props.staleness} onRetry={onRetry} isFetching={isFetching} />
        {props.note}
      </div>
      {props.hint ? (
        <p role="status" data-part="hint">
          {props.hint}
        </p>
      ) : items ? (
        <InfiniteList
          label={label}
          items={items}
          keyOf={props.keyOf}
          keptKey={props.keptKey}
          hasMore={props.hasMore}
          isLoading={props.isLoadingMore}
          hasFailed={props.hasFailedMore ?? false}
          onLoadMore={props.onLoadMore}
          total={props.total}
          scroller={scroller}
          empty={props.empty}
          {...(props.estimatedHeight === undefined ? {} : { estimatedHeight: props.estimatedHeight })}
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
          <SkeletonRow />
        </Card>
      ))}
    </div>
  )
}

const Panel = styled.section`
  ${stack}
  width: 100%;
  max-width: 720px;
  margin-inline: auto;

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
    ${spread}
    align-items: center;
    gap: var(--fleet-space-2);
  }
  [data-part='bar'] > p,
  > [data-part='hint'] {
    margin: 0;
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-s);
    font-variant-numeric: tabular-nums;
  }
  > [data-part='hint'] {
    padding: var(--fleet-space-6) 0;
    text-align: center;
  }
  > [data-part='waiting'] {
    display: grid;
    gap: var(--fleet-space-2);
  }
`
