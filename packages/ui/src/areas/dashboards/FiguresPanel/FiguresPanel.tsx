import { USER_TYPES, type UserType } from '@fleetgis/domain/dashboards'
import type { PeriodChoice } from '@fleetgis/domain/period'
import { showsUserTypeSelector, type TopAdminLists } from '@fleetgis/domain/permission'
import { type FilterProps, useFilterState } from '../../../primitives/fields/useFilterState.ts'
import { type RootProps, rootProps } from '../../../primitives/rootProps.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { FiguresPanelView } from './FiguresPanelView.tsx'
import { type FiguresPanelIds, useFigures } from './useFigures.ts'

/** The filters of the Other panel. DASH-02, PERM-09. */
export interface FiguresFilters {
  readonly period: PeriodChoice
  readonly userType: UserType
}

/** The drivers' figures of today (CF-18). */
const FIRST: FiguresFilters = { period: { option: 'today' }, userType: USER_TYPES.driver }

export interface FiguresPanelProps extends FiguresPanelIds, FilterProps<FiguresFilters>, RootProps {
  /** The admins who may choose between drivers and admins (PERM-09). */
  topAdmins: TopAdminLists
}

/** The Other panel of a group's admin: totals, the ranking of drivers, and for top admins the groups. Source: DASH-01 to DASH-09, CF-18, CF-111. */
export const FiguresPanel = inBoundary('FiguresPanel', ConnectedPanel, ['userId', 'groupId'], {
  userId: 'text',
  groupId: 'text',
})

function ConnectedPanel({ userId, groupId, topAdmins, ...props }: FiguresPanelProps) {
  const { filters, onFiltersChange } = useFilterState(FIRST, props)
  const { period } = filters
  const hasUserTypes = showsUserTypeSelector(userId, topAdmins)
  // PERM-09: kept filters may be another admin's.
  const userType = hasUserTypes ? filters.userType : USER_TYPES.driver
  const figures = useFigures({ userId, groupId }, period, userType)
  return (
    <FiguresPanelView
      {...rootProps(props)}
      {...figures}
      period={period}
      onPeriod={(event) => onFiltersChange({ ...filters, ...event })}
      userType={userType}
      onUserType={hasUserTypes ? (event) => onFiltersChange({ ...filters, ...event }) : undefined}
    />
  )
}
