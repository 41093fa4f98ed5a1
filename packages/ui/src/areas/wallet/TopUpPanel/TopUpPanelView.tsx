import type { Driver } from '@fleetgis/domain/drivers'
import type { ReactNode } from 'react'
import { Button } from '../../../primitives/actions/Button.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { SearchCards, type SearchCardsState } from '../../../remote/lists/SearchCards.tsx'
import { walletWords } from '../words.ts'
import { TopUpCard } from './TopUpCard.tsx'

export interface TopUpPanelViewProps extends SearchCardsState {
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
  ...list
}: TopUpPanelViewProps) {
  const t = useText(walletWords)
  return (
    <SearchCards
      {...list}
      component="TopUpPanel"
      label={t('topUpPanel.title')}
      items={drivers}
      keyOf={keyOf}
      searchLabel={t('topUpPanel.search')}
      count={t('topUpPanel.count', { count: list.total })}
      empty={t('topUpPanel.empty')}
      showAll={t('topUpPanel.showAll')}
      estimatedHeight={84}
      actions={onChangePin ? <Button onPress={onChangePin}>{t('pinPad.change')}</Button> : null}
    >
      {(driver) => <TopUpCard driver={driver} imageHosts={imageHosts} onTopUp={onTopUp} />}
    </SearchCards>
  )
}
