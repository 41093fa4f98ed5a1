import { type ReactNode, useRef } from 'react'
import { styled } from 'styled-components'
import { useFocusOfRemovedRow } from '../../focus/useFocusOfRemovedRow.ts'
import { EmptyState } from '../../primitives/feedback/EmptyState.tsx'
import { LoadingBar } from '../../primitives/feedback/LoadingBar.tsx'
import { Skeleton } from '../../primitives/feedback/Skeleton.tsx'
import { SkeletonRow } from '../../primitives/feedback/SkeletonRow.tsx'
import { Card } from '../../primitives/layout/Card.tsx'
import { VisuallyHidden } from '../../primitives/layout/VisuallyHidden.ts'
import { InfiniteList, type InfiniteListProps } from '../../primitives/lists/InfiniteList.tsx'
import type { PagedListProps } from '../../primitives/lists/PagedListProps.ts'
import { Pagination, type PaginationProps } from '../../primitives/lists/Pagination.tsx'
import { ShowAll } from '../../primitives/lists/ShowAll.tsx'
import { uniqueKeys } from '../../primitives/lists/uniqueKeys.ts'
import { type RootProps, rootProps } from '../../primitives/rootProps.ts'
import type { Failure } from '../../provider/Failure.ts'
import { useText } from '../../provider/FleetContext.ts'
import { plainList, spread, stack } from '../../theme/looks.ts'
import type { LoadingProps } from '../calls/LoadingProps.ts'
import { FailureCard } from '../failures/FailureCard.tsx'
import { StaleBanner } from '../failures/StaleBanner.tsx'

/** The state of cards that load page after page, without their words. */
export interface CardListState extends PagedListProps, RootProps {
  /** Why there is nothing to show, in plain text (CF-115). */
  failure?: Failure | undefined
  /**
   * The scroll container: `page`, also in a part of its own around the list, or `self` for the list itself, which then
   * fills the height of its container. `page` by default.
   */
  scroller?: 'page' | 'self' | undefined
}

/** The state of cards that are shown one page at a time, without their words. */
export interface CardPageState extends RootProps<HTMLDivElement>, LoadingProps {
  /** The current page, from 1. */
  page: number
  pages: number
  /** Another page was chosen: always one that exists (PAGE-05, PAGE-06). */
  onPage: (event: { page: number }) => void
}

export interface CardListProps<Item>
  extends Partial<CardListState>,
    Pick<InfiniteListProps<Item>, 'estimatedHeight' | 'keptKey'> {
  /** The name for `data-component`. */
  component: string
  /** The accessible name of the list. */
  label: string
  /** All items to show; undefined while loading or after a failure. Keep the objects between renders. */
  items: readonly Item[] | undefined
  /** The text that identifies an item; on one page it may repeat. Keep the function between renders. */
  keyOf: (item: Item) => string
  /** Renders a card. */
  children: (item: Item, index: number) => ReactNode
  /** What filters the list. */
  filters?: ReactNode
  /** The number of items, in words. */
  count?: string | undefined
  /** Buttons beside the number. */
  actions?: ReactNode
  /** Between the staleness and the list. */
  note?: ReactNode
  /** Replaces the list. */
  hint?: string | undefined
  /** Shown while there are no items. */
  emptyText: string
  /** A hint below `emptyText`. */
  emptyHint?: string | undefined
  /** Shows the items that the filters hide; undefined where none is set. */
  onShowAll?: (() => void) | undefined
  /** Page links: the items are one page. Without them the next items load near the end. */
  pages?: PaginationProps | undefined
  isSignedOut?: boolean | undefined
  /** A narrow or a wide column, or three in a row where there is room; `narrow` unless given. */
  layout?: 'narrow' | 'wide' | 'grid' | undefined
  /** How many skeletons of which height, as a CSS length, while loading; four rows unless given. */
  waiting?: { readonly count: number; readonly height: string } | undefined
}

/** Cards below their filters, page after page or one page at a time: loading, empty, failed, or shown with its age. */
export function CardList<Item>(props: CardListProps<Item>) {
  const { label, items, failure, onRetry, isFetching = false, scroller = 'page', layout = 'narrow' } = props
  const { pages, onShowAll, count } = props
  const t = useText()
  const empty = (
    <EmptyState message={props.emptyText} action={onShowAll && <ShowAll onPress={onShowAll} />}>
      {props.emptyHint}
    </EmptyState>
  )
  return (
    <Panel
      {...rootProps(props)}
      aria-label={scroller === 'page' && !pages ? label : undefined}
      data-component={props.component}
      data-scroller={scroller}
      data-layout={layout}
    >
      <div data-part="top">
        {props.filters}
        {count === undefined ? null : (
          <div data-part="bar">
            <p role="status" data-part="summary" tabIndex={-1}>
              {items ? count : ''}
            </p>
            {props.actions}
          </div>
        )}
        <StaleBanner staleness={props.staleness} onRetry={onRetry} isFetching={isFetching} />
        {props.note}
      </div>
      {props.hint ? (
        <p role="status" data-part="hint">
          {props.hint}
        </p>
      ) : items === undefined ? (
        failure === undefined ? (
          <Waiting of={props.waiting} />
        ) : (
          <FailureCard
            message={failure}
            onRetry={onRetry}
            isRetrying={isFetching}
            isSignedOut={props.isSignedOut}
          />
        )
      ) : pages ? (
        <div>
          <LoadingBar isLoading={isFetching} />
          <PageOfCards {...props} items={items} empty={empty} />
        </div>
      ) : (
        <InfiniteList
          label={label}
          items={items}
          keyOf={props.keyOf}
          keptKey={props.keptKey}
          hasMore={props.hasMore}
          isLoading={props.isLoadingMore}
          hasFailed={props.hasFailedMore}
          onLoadMore={props.onLoadMore}
          total={props.total}
          scroller={scroller}
          estimatedHeight={props.estimatedHeight}
          empty={empty}
        >
          {props.children}
        </InfiniteList>
      )}
      {items && pages && pages.pages > 0 ? <Pagination {...pages} /> : null}
      {count === undefined ? (
        <VisuallyHidden role="status">
          {!items || !pages
            ? ''
            : items.length === 0
              ? t('find.count', { count: 0 })
              : // Without numbers the page links announce the page themselves.
                pages.items && t('list.page', { page: pages.page, pages: pages.pages })}
        </VisuallyHidden>
      ) : null}
    </Panel>
  )
}

/** All cards of one page: they are few, and their keys may repeat. */
function PageOfCards<Item>(
  props: Pick<CardListProps<Item>, 'label' | 'keyOf' | 'children'> & {
    items: readonly Item[]
    empty: ReactNode
  },
) {
  const { label, items, keyOf, children, empty } = props
  const list = useRef<HTMLUListElement>(null)
  useFocusOfRemovedRow(list)
  if (items.length === 0) return empty
  const keys = uniqueKeys(items.map(keyOf))
  return (
    <ul ref={list} aria-label={label} data-part="cards">
      {items.map((item, index) => (
        <li key={keys[index]}>{children(item, index)}</li>
      ))}
    </ul>
  )
}

/** Skeleton cards. */
function Waiting({ of }: { of: CardListProps<unknown>['waiting'] }) {
  const t = useText()
  return (
    <>
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      <div data-part="waiting" aria-hidden>
        {Array.from({ length: of?.count ?? 4 }, (_, index) => index).map((card) =>
          of ? (
            <Skeleton key={card} variant="block" height={of.height} />
          ) : (
            <Card key={card}>
              <SkeletonRow />
            </Card>
          ),
        )}
      </div>
    </>
  )
}

const Panel = styled.section`
  ${stack}
  width: 100%;
  margin-inline: auto;

  &[data-layout='narrow'] {
    max-width: 720px;
  }
  &[data-layout='wide'] {
    max-width: 960px;
  }
  &[data-layout='wide'],
  &[data-layout='grid'] {
    container-type: inline-size;
  }
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
  > [data-part='top']:empty {
    display: none;
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
  /* Long words of the number wrap beside the buttons, which stay on the first line. */
  [data-part='bar'] > p {
    flex: 1 1 8em;
  }
  > [data-part='hint'] {
    padding: var(--fleet-space-6) 0;
    text-align: center;
  }
  > [data-part='waiting'] {
    display: grid;
    gap: var(--fleet-space-2);
  }
  [data-part='cards'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--fleet-space-3);
    ${plainList}
  }
  [data-part='cards'] > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  @container (min-width: 561px) {
    &[data-layout='grid'] [data-part='cards'],
    &[data-layout='grid'] > [data-part='waiting'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: var(--fleet-space-3);
    }
  }
`
