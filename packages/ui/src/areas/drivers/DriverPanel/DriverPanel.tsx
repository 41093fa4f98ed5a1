import { useState } from 'react'
import { checkOneOf } from '../../../checkProps.ts'
import {
  type FilterProps,
  NO_SEARCH,
  type SearchFilter,
  useFilterState,
} from '../../../primitives/fields/useFilterState.ts'
import { lazily } from '../../../primitives/lazily.tsx'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { KeptGroupTopUps } from '../../wallet/index.ts'
import { DriverPanelView, type DriverPanelViewProps } from './DriverPanelView.tsx'
import type { DriverPopup } from './DriverPopups.tsx'
import { type GroupOfDrivers, keyOf, useGroupDrivers } from './useGroupDrivers.ts'
import { useReopened } from './useReopened.ts'

export interface DriverPanelProps
  extends GroupOfDrivers,
    FilterProps<SearchFilter>,
    Pick<DriverPanelViewProps, 'imageHosts' | 'scroller'>,
    RootProps {
  /** Amounts in MMK that a press fills into a top-up; none by default. */
  topUpAmounts?: readonly number[] | undefined
}

// Lazy: viewing drivers does not need the code of the popups.
const DriverPopups = lazily(() => import('./DriverPopups.tsx').then((file) => file.DriverPopups))

/**
 * The drivers of a group with their popups: Registration, Edit, add and remove, Transaction History and on `/driver-list`
 * Top up. Calls: EP-B10, B13, B14, B19, B29 to B32, K07. Source: GDRV-01 to GDRV-18, REG-01 to REG-08, CF-132 to CF-134.
 */
export const DriverPanel = inBoundary('DriverPanel', ConnectedPanel, ['userId', 'groupId'], {
  userId: 'text',
  groupId: 'text',
})

function ConnectedPanel({
  userId,
  groupId,
  page,
  topUpAmounts,
  filters,
  onFiltersChange,
  ...looks
}: DriverPanelProps) {
  checkOneOf('DriverPanel', 'page', page, ['panel', 'screen'])
  const kept = useFilterState(NO_SEARCH, { filters, onFiltersChange })
  const { search } = kept.filters
  const [popup, setPopup] = useState<DriverPopup>()
  const group = { userId, groupId, page }
  const { view, groupName, canRegister, isRightKnown } = useGroupDrivers(group, search)
  const rows = isRightKnown ? view.drivers : undefined
  useReopened({ kind: `driver/${groupId}`, actingUser: userId }, rows, keyOf, (driver) => {
    if (driver) setPopup({ action: 'edit', driver })
    else if (canRegister) setPopup({ action: 'register' })
  })
  return (
    <>
      <DriverPanelView
        {...looks}
        {...view}
        page={page}
        kept={page === 'screen' ? <KeptGroupTopUps userId={userId} /> : null}
        search={search}
        onSearch={(next) => (next.search === search ? view.onRetry() : kept.onFiltersChange(next))}
        onRegister={canRegister ? () => setPopup({ action: 'register' }) : undefined}
        onAction={setPopup}
      />
      {popup ? (
        <DriverPopups
          {...group}
          groupName={groupName}
          topUpAmounts={topUpAmounts}
          popup={popup}
          // A late answer of a popup must not close its successor.
          onClose={() => setPopup((current) => (current === popup ? undefined : current))}
        />
      ) : null}
    </>
  )
}
