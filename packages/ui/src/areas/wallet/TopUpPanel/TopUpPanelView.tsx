import type { Driver } from '@fleetgis/domain/drivers'
import type { ReactNode } from 'react'
import { Button } from '../../../primitives/actions/Button.tsx'
import { SearchRow, type SearchRowProps } from '../../../primitives/lists/SearchRow.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { CardList, type CardListState } from '../../../remote/lists/CardList.tsx'
import { walletWords } from '../words.ts'
import { TopUpCard } from './TopUpCard.tsx'

export interface TopUpPanelViewProps extends CardListState, Pick<SearchRowProps, 'onSearch' | 'search'> {
  /** All loaded rows; undefined before the first answer. Keep the objects between renders. */
  drivers: readonly Driver[] | undefined
  /** Opens a top-up; without it the cards have no button (WAL-03). Keep the function between renders. */
  onTopUp?: ((event: { driver: Driver }) => void) | undefined
  /** Opens the change of the admin's PIN; without it there is no button. */
  onChangePin?: (() => void) | undefined
  /** Between the search and the list. */
  note?: ReactNode
  /** Hosts whose pictures are shown, https only; none by default (T7). */
  imageHosts?: readonly string[] | undefined
}

const NONE: readonly string[] = []
const keyOf = ({ key }: Driver) => key

/** The pure view of the drivers whose wallets an admin can top up: a search and cards. Source: WAL-01 to WAL-03. */
export function TopUpPanelView({
  drivers,
  onTopUp,
  onChangePin,
  imageHosts = NONE,
  search,
  onSearch,
  ...list
}: TopUpPanelViewProps) {
  const t = useText(walletWords)
  return (
    <CardList
      {...list}
      component="TopUpPanel"
      label={t('topUpPanel.title')}
      items={drivers}
      keyOf={keyOf}
      filters={<SearchRow label={t('topUpPanel.search')} search={search} onSearch={onSearch} />}
      count={t('topUpPanel.count', { count: list.total })}
      emptyText={t('topUpPanel.empty')}
      onShowAll={search === '' ? undefined : () => onSearch({ search: '' })}
      estimatedHeight={84}
      actions={onChangePin ? <Button onPress={onChangePin}>{t('pinPad.change')}</Button> : null}
    >
      {(driver) => <TopUpCard driver={driver} imageHosts={imageHosts} onTopUp={onTopUp} />}
    </CardList>
  )
}
