import { USER_TYPES, type UserType } from '@fleetgis/domain/dashboards'
import type { PeriodChoice } from '@fleetgis/domain/period'
import { showsUserTypeSelector, type TopAdminLists } from '@fleetgis/domain/permission'
import { useState } from 'react'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { FiguresPanelView } from './FiguresPanelView.tsx'
import { type FiguresPanelIds, useFigures } from './useFigures.ts'

export interface FiguresPanelProps extends FiguresPanelIds, RootProps {
  /** The admins who may choose between drivers and admins (PERM-09). */
  topAdmins: TopAdminLists
}

/** The Other panel of a group's admin: totals, the ranking of drivers, and for top admins the groups. Source: DASH-01 to DASH-09, CF-18, CF-111. */
export const FiguresPanel = inBoundary('FiguresPanel', ConnectedPanel, ['userId', 'groupId'], {
  userId: 'text',
  groupId: 'text',
})

function ConnectedPanel({ userId, groupId, topAdmins, ...root }: FiguresPanelProps) {
  const [period, setPeriod] = useState<PeriodChoice>({ option: 'today' })
  const [userType, setUserType] = useState<UserType>(USER_TYPES.driver)
  const figures = useFigures({ userId, groupId }, period, userType)
  return (
    <FiguresPanelView
      {...root}
      {...figures}
      period={period}
      onPeriod={(event) => setPeriod(event.period)}
      userType={userType}
      onUserType={
        showsUserTypeSelector(userId, topAdmins) ? (event) => setUserType(event.userType) : undefined
      }
    />
  )
}
