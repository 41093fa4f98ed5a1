import type { Driver } from '@fleetgis/domain/drivers'
import type { ReactNode } from 'react'
import { Button } from '../../../primitives/actions/Button.tsx'
import { SearchRow, type SearchRowProps } from '../../../primitives/lists/SearchRow.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import type { FailedCall } from '../../../remote/calls/FailedCall.ts'
import { FailedCallBanner } from '../../../remote/failures/FailedCallBanner.tsx'
import { CardList, type CardListState } from '../../../remote/lists/CardList.tsx'
import { driversWords } from '../words.ts'
import { DriverCard, type DriverCardProps } from './DriverCard.tsx'

export interface DriverPanelViewProps
  extends CardListState,
    Pick<SearchRowProps, 'onSearch' | 'search'>,
    Pick<DriverCardProps, 'page' | 'canTopUp' | 'onAction'> {
  /** All loaded rows; undefined before the first answer. Keep the objects between renders. */
  drivers: readonly Driver[] | undefined
  /** Opens the registration; without it there is no button (PERM-17). */
  onRegister?: (() => void) | undefined
  /** What is off because a call failed. */
  failed?: FailedCall | undefined
  /** Between the search and the list. */
  kept?: ReactNode
  /** Hosts whose pictures are shown, https only; none by default (T7). */
  imageHosts?: readonly string[] | undefined
}

const NONE: readonly string[] = []
const keyOf = ({ key }: Driver) => key

/** The pure view of a group's drivers: a search, Register and cards. Source: GDRV-01 to GDRV-15, CF-85. */
export function DriverPanelView({
  drivers,
  page,
  canTopUp,
  onAction,
  onRegister,
  failed,
  kept,
  imageHosts = NONE,
  search,
  onSearch,
  ...list
}: DriverPanelViewProps) {
  const t = useText(driversWords)
  const card = { page, canTopUp, imageHosts, onAction }
  return (
    <CardList
      {...list}
      component="DriverPanel"
      label={t('driverPanel.label')}
      items={drivers}
      keyOf={keyOf}
      filters={<SearchRow label={t('driverPanel.search')} search={search} onSearch={onSearch} />}
      count={t('driverPanel.count', { count: list.total })}
      emptyText={t(page === 'panel' ? 'driverPanel.noDriver' : 'driverPanel.empty')}
      onShowAll={search === '' ? undefined : () => onSearch({ search: '' })}
      estimatedHeight={200}
      actions={
        onRegister ? (
          <Button variant="primary" onPress={onRegister}>
            {t('driverPanel.register')}
          </Button>
        ) : null
      }
      note={
        <>
          <FailedCallBanner failed={failed} />
          {kept}
        </>
      }
    >
      {(driver) => <DriverCard {...card} driver={driver} />}
    </CardList>
  )
}
