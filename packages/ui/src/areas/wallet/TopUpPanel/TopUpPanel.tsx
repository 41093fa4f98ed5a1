import { type Driver, driverLabel } from '@fleetgis/domain/drivers'
import { useCallback, useState } from 'react'
import {
  type FilterProps,
  NO_SEARCH,
  type SearchFilter,
  useFilterState,
} from '../../../primitives/fields/useFilterState.ts'
import { lazily } from '../../../primitives/lazily.tsx'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { FailedCallBanner } from '../../../remote/failures/FailedCallBanner.tsx'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { KeptGroupTopUps } from '../TopUp/keptOnOpening.tsx'
import type { ToppedUp } from '../TopUp/ToppedUp.ts'
import { TopUpPanelView, type TopUpPanelViewProps } from './TopUpPanelView.tsx'
import { type TopUpPanelIds, useTopUpDrivers } from './useTopUpDrivers.ts'

export interface TopUpPanelProps
  extends TopUpPanelIds,
    FilterProps<SearchFilter>,
    Pick<TopUpPanelViewProps, 'imageHosts' | 'scroller'>,
    RootProps {
  /** The money is in a wallet: confirmed by the response or by a later check. */
  onToppedUp?: ((event: ToppedUp) => void) | undefined
  /** Amounts in MMK that a press fills into a top-up; none by default. */
  topUpAmounts?: readonly number[] | undefined
  /** The server's code for a locked PIN; 423 by default. */
  lockedCode?: number
}

// Lazy: viewing wallets does not need the top-up code.
const TopUp = lazily(() => import('../TopUp/TopUp.tsx').then((file) => file.TopUp))
const ChangePin = lazily(() => import('./ChangePin.tsx').then((file) => file.ChangePin))

/** The drivers of a group with their wallets, the top-up popup, and the change of the PIN. Source: WAL-01 to WAL-16. */
export const TopUpPanel = inBoundary('TopUpPanel', ConnectedPanel, ['userId', 'groupId'], {
  userId: 'text',
  groupId: 'text',
})

function ConnectedPanel({
  userId,
  groupId,
  filters,
  onFiltersChange,
  onToppedUp,
  topUpAmounts,
  lockedCode,
  ...view
}: TopUpPanelProps) {
  const kept = useFilterState(NO_SEARCH, { filters, onFiltersChange })
  const { search } = kept.filters
  const [chosen, setChosen] = useState<Driver>()
  const [isChangingPin, setChangingPin] = useState(false)
  const { mayTopUp, hasPin, groupName, rightsFailed, settingsFailed, ...list } = useTopUpDrivers(
    { userId, groupId },
    search,
  )
  const choose = useCallback(({ driver }: { driver: Driver }) => setChosen(driver), [])
  return (
    <>
      <TopUpPanelView
        {...view}
        {...list}
        note={
          <>
            <FailedCallBanner failed={rightsFailed} />
            <FailedCallBanner failed={settingsFailed} />
            <KeptGroupTopUps userId={userId} onToppedUp={onToppedUp} />
          </>
        }
        search={search}
        onSearch={(next) => (next.search === search ? list.onRetry() : kept.onFiltersChange(next))}
        onTopUp={mayTopUp ? choose : undefined}
        onChangePin={hasPin ? () => setChangingPin(true) : undefined}
      />
      {isChangingPin ? (
        <ChangePin
          userId={userId}
          groupId={groupId}
          lockedCode={lockedCode}
          onClose={() => setChangingPin(false)}
        />
      ) : null}
      {chosen ? (
        <TopUp
          userId={userId}
          groupId={groupId}
          groupName={groupName}
          driverKey={chosen.key}
          driverName={driverLabel(chosen)}
          amounts={topUpAmounts}
          lockedCode={lockedCode}
          onToppedUp={onToppedUp}
          onClose={() => setChosen(undefined)}
        />
      ) : null}
    </>
  )
}
