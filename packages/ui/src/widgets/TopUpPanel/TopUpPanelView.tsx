import type { Driver } from '@fleetgis/domain/driver'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Banner } from '../../primitives/Banner.tsx'
import { Button } from '../../primitives/Button.tsx'
import { Card } from '../../primitives/Card.tsx'
import { EmptyState } from '../../primitives/EmptyState.tsx'
import { ErrorCard } from '../../primitives/ErrorCard.tsx'
import { InfiniteList } from '../../primitives/InfiniteList.tsx'
import { SearchField } from '../../primitives/SearchField.tsx'
import { Skeleton } from '../../primitives/Skeleton.tsx'
import { useText } from '../../provider/FleetContext.ts'
import { TopUpCard } from './TopUpCard.tsx'

export interface TopUpPanelViewProps {
  /** All that has been loaded; undefined before the first answer. Keep the objects between renders. */
  drivers: readonly Driver[] | undefined
  /** How many there are on the server. */
  total: number
  /** What was searched. */
  search: string
  /** Another search was made, by Enter or the button, or cleared. */
  onSearch: (event: { search: string }) => void
  /** Somebody tops up a wallet; without it the cards have no button (WAL-03). Keep the function between renders. */
  onTopUp?: ((event: { driver: Driver }) => void) | undefined
  /** Whether there is a next page. */
  hasMore: boolean
  /** Asks for the next page. */
  onLoadMore: () => void
  /** The next page is on its way. */
  isLoadingMore: boolean
  /** The next page did not come. */
  hasFailedMore?: boolean | undefined
  /** Something is being asked for. */
  isAsking: boolean
  /** Why there is nothing to show, in plain text (CF-115). */
  failure?: string | undefined
  /** Why what is shown is not the newest, and how old it is, in plain text (CF-115). */
  staleness?: string | undefined
  /** The person wants it asked for anew. */
  onRetry: () => void
  /** Hosts whose pictures are shown, by https alone; none unless given (T7). */
  imageHosts?: readonly string[] | undefined
  /** What scrolls: the `page`, or the list itself, which then fills the height it is given. `page` unless given. */
  scroller?: 'page' | 'self' | undefined
  className?: string | undefined
}

const NONE: readonly string[] = []
const keyOf = ({ key }: Driver) => key

/** The drivers whose wallets an admin can top up, as they look: a search, and cards. Source: WAL-01 to WAL-03. */
export function TopUpPanelView(props: TopUpPanelViewProps) {
  const { drivers, search, onSearch, failure, staleness, onRetry, isAsking, scroller = 'page' } = props
  const t = useText()
  return (
    <Panel
      aria-label={scroller === 'page' ? t('topUpPanel.title') : undefined}
      className={props.className}
      data-component="TopUpPanel"
      data-scroller={scroller}
    >
      <div data-part="top">
        <Search search={search} onSearch={onSearch} />
        <p role="status">{drivers ? t('topUpPanel.count', { count: props.total }) : ''}</p>
        {staleness === undefined ? null : (
          <Banner
            tone="warning"
            action={
              <Button onPress={onRetry} isPending={isAsking}>
                {t('common.retry')}
              </Button>
            }
          >
            {staleness}
          </Banner>
        )}
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
        <ErrorCard message={failure} onRetry={onRetry} isRetrying={isAsking} />
      )}
    </Panel>
  )
}

function Search({ search, onSearch }: Pick<TopUpPanelViewProps, 'search' | 'onSearch'>) {
  const t = useText()
  const [text, setText] = useState(search)
  const [last, setLast] = useState(search)
  // What was searched elsewhere is shown too; the field itself stays, with the focus.
  if (last !== search) {
    setLast(search)
    setText(search)
  }
  const clear = () => {
    setText('')
    if (search !== '') onSearch({ search: '' })
  }
  return (
    <search>
      <SearchField
        label={t('topUpPanel.search')}
        value={text}
        onChange={setText}
        onSubmit={(typed) => onSearch({ search: typed.trim() })}
        onClear={clear}
      />
      <Button onPress={() => onSearch({ search: text.trim() })}>{t('common.search')}</Button>
    </search>
  )
}

/** Cards on their way. */
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
  search {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fleet-space-2);
  }
  search > [data-component='SearchField'] {
    flex: 1 1 200px;
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
