import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type ReactNode, useRef } from 'react'
import { styled } from 'styled-components'
import { useFocusOfRemovedRow } from '../../focus/useFocusOfRemovedRow.ts'
import { Link } from '../../primitives/actions/Link.tsx'
import { LoadingBar } from '../../primitives/feedback/LoadingBar.tsx'
import { Skeleton } from '../../primitives/feedback/Skeleton.tsx'
import { VisuallyHidden } from '../../primitives/layout/VisuallyHidden.ts'
import { Pagination, type PaginationProps } from '../../primitives/lists/Pagination.tsx'
import { uniqueKeys } from '../../primitives/lists/uniqueKeys.ts'
import { type RootProps, rootProps, useSharedRef } from '../../primitives/rootProps.ts'
import { useText } from '../../provider/FleetContext.ts'
import { plainList, stack } from '../../theme/looks.ts'
import type { LoadingProps } from '../calls/LoadingProps.ts'
import { FailureCard } from '../failures/FailureCard.tsx'
import { StaleBanner } from '../failures/StaleBanner.tsx'

/** What a page of cards shows and reports, without its words. */
export interface PagedCardsState extends RootProps<HTMLDivElement>, LoadingProps {
  /** The current page, from 1. */
  page: number
  pages: number
  /** Another page was chosen: always one that exists (PAGE-05, PAGE-06). */
  onPage: (event: { page: number }) => void
  isSignedOut?: boolean | undefined
}

export interface PagedCardsProps<Item> extends PagedCardsState {
  /** The name for `data-component`. */
  component: string
  /** The accessible names of the list and of the page links. */
  labels: { readonly list: string; readonly pages: string }
  /** The items of the current page; undefined while loading or after a failure. */
  items: readonly Item[] | undefined
  /** The text that identifies an item; it may repeat. */
  keyOf: (item: Item) => string
  /** Renders a card. */
  children: (item: Item) => ReactNode
  /** The content of a page without items. */
  empty: ReactNode
  /** How many skeleton cards, and their height as a CSS length. */
  waiting: { readonly count: number; readonly height: string }
  /** The page links; without them the control shows `x of y` (CF-57, CF-58). */
  pageItems?: PaginationProps['items']
  /** The link back; without an address there is none. */
  back: { readonly label: string; readonly href: string | undefined }
  /** The filters above the cards. */
  filters?: ReactNode
  /** Cards below each other, or three in a row where there is room. */
  layout: 'column' | 'grid'
}

/** Cards, one page at a time, with a link back and page links. */
export function PagedCards<Item>(props: PagedCardsProps<Item>) {
  const { items, back, failure, staleness, onRetry, isFetching = false, pages } = props
  const t = useText()
  const box = useRef<HTMLDivElement>(null)
  useSharedRef(props.ref, box)
  useFocusOfRemovedRow(box)
  const isLoading = !items && !failure
  const keys = uniqueKeys((items ?? []).map(props.keyOf))
  return (
    <Box {...rootProps(props)} ref={box} data-component={props.component} data-layout={props.layout}>
      {back.href === undefined ? null : (
        <BackLink href={back.href}>
          <ArrowLeft size={16} aria-hidden />
          {back.label}
        </BackLink>
      )}
      {props.filters}
      <StaleBanner staleness={staleness} onRetry={onRetry} isFetching={isFetching} />
      {failure && !items ? (
        <FailureCard
          message={failure}
          onRetry={onRetry}
          isRetrying={isFetching}
          isSignedOut={props.isSignedOut}
        />
      ) : (
        <div>
          {isLoading ? <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden> : null}
          <LoadingBar isLoading={isFetching && !isLoading} />
          {items?.length === 0 ? (
            props.empty
          ) : (
            <Cards aria-label={props.labels.list} aria-busy={isLoading}>
              {items?.map((item, index) => (
                <li key={keys[index]}>{props.children(item)}</li>
              ))}
              {isLoading
                ? range(props.waiting.count).map((card) => (
                    <li key={card} aria-hidden>
                      <Skeleton variant="block" height={props.waiting.height} />
                    </li>
                  ))
                : null}
            </Cards>
          )}
        </div>
      )}
      {items && pages > 0 ? (
        <Pagination
          label={props.labels.pages}
          page={props.page}
          pages={pages}
          items={props.pageItems}
          onPage={props.onPage}
        />
      ) : null}
    </Box>
  )
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

const BackLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: var(--fleet-space-2);
  min-height: var(--fleet-control-height);
`

const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fleet-space-3);
  ${plainList}

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`

const Box = styled.div`
  container-type: inline-size;
  ${stack}

  &[data-layout='column'] {
    max-width: 960px;
    margin-inline: auto;
  }
  @container (min-width: 561px) {
    &[data-layout='grid'] ${Cards} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`
