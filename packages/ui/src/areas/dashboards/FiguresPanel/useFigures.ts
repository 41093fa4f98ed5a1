import {
  adminListQuery,
  dashboardQuery,
  driverRankingQuery,
  driverTotalsQuery,
  topAdminTotalsQuery,
} from '@fleetgis/api/dashboards'
import {
  adminFigures,
  driverFigures,
  type TotalKey,
  USER_TYPES,
  type UserType,
} from '@fleetgis/domain/dashboards'
import { hasBothDays, type PeriodChoice, periodBefore, rangeOf } from '@fleetgis/domain/period'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { useToday } from '../../../provider/useToday.ts'
import { useRemote } from '../../../remote/calls/useRemote.ts'
import { comparedText } from '../comparedText.ts'
import { FIGURES, figureRow } from '../figureRow.ts'
import { togetherWith } from '../togetherWith.ts'
import { dashboardsWords } from '../words.ts'
import type { FiguresPart } from './FiguresPanelView.tsx'

/** The ids for the panel's calls. */
export interface FiguresPanelIds {
  /** The acting admin; `driverid` in the page's query. */
  readonly userId: string
  /** The group of the figures. */
  readonly groupId: string
}

/** The order on screen. DASH-04 to DASH-06. */
const ORDER = {
  [USER_TYPES.driver]: ['totalAmount', 'income', 'netAmount', 'tripCount', 'driverCount', 'distanceKm'],
  [USER_TYPES.admin]: ['totalTrips', 'totalNetAmount', 'income', 'netAmount'],
} as const satisfies Record<UserType, readonly TotalKey[]>

/**
 * The figures of a period: of the drivers (EP-B40, EP-B39, EP-B38) or of the admins (EP-B43, EP-B42). The calls of the
 * other user type are not made. DASH-02, CF-159.
 */
export function useFigures({ userId, groupId }: FiguresPanelIds, period: PeriodChoice, userType: UserType) {
  const { client } = useFleet()
  const t = useText(dashboardsWords)
  const today = useToday()
  const { start, end } = rangeOf(period, today)
  const isWhole = hasBothDays({ start, end })
  const isOver = end < today
  const filter = useMemo(() => ({ userId, groupId, start, end }), [userId, groupId, start, end])
  const before = periodBefore({ start, end })
  const earlier = { userId, groupId, ...before }
  const isDriver = userType === USER_TYPES.driver
  const ofDrivers = { enabled: isWhole && isDriver }
  const ofAdmins = { enabled: isWhole && !isDriver }

  const dashboard = useRemote(useQuery({ ...dashboardQuery(client, filter), ...ofDrivers }))
  const driverTotals = useRemote(useQuery({ ...driverTotalsQuery(client, filter), ...ofDrivers }))
  const ranking = useRemote(useQuery({ ...driverRankingQuery(client, filter), ...ofDrivers }))
  const groups = useRemote(useQuery({ ...adminListQuery(client, filter), ...ofAdmins }))
  const adminTotals = useRemote(useQuery({ ...topAdminTotalsQuery(client, filter), ...ofAdmins }))

  const past = useRemote(useQuery({ ...dashboardQuery(client, earlier, { isOver: true }), ...ofDrivers }))
  const pastTotals = useRemote(
    useQuery({ ...driverTotalsQuery(client, earlier, { isOver: true }), ...ofDrivers }),
  )

  const totals = isDriver
    ? driverFigures(dashboard.data, driverTotals.data)
    : [...adminFigures(groups.data), ...driverFigures(undefined, adminTotals.data)]
  const failed: TotalKey[] = [
    ...(dashboard.failure ? FIGURES.dashboard : []),
    ...((isDriver ? driverTotals : adminTotals).failure ? FIGURES.totals : []),
    ...(groups.failure ? FIGURES.groups : []),
  ]
  // The call of the groups is heavy and for top admins alone: their figures are not compared.
  const comparison = {
    totals: driverFigures(past.data, pastTotals.data),
    failed: [...(past.failure ? FIGURES.dashboard : []), ...(pastTotals.failure ? FIGURES.totals : [])],
    isOver,
  }
  const parts: FiguresPart[] = isDriver
    ? [
        { name: t('figures.title'), ...dashboard },
        { name: t('figures.earnings'), ...driverTotals },
        { name: t('ranking.title'), ...ranking },
        // Figures that failed themselves have nothing to compare.
        ...(dashboard.failure || driverTotals.failure
          ? []
          : [{ name: t('figures.periodBefore'), ...togetherWith(past, pastTotals), staleness: undefined }]),
      ]
    : [
        { name: t('figures.groups'), ...groups },
        { name: t('figures.earnings'), ...adminTotals },
      ]
  return {
    figures: figureRow(ORDER[userType], totals, failed, t, isDriver ? { comparison } : {}),
    compared: isDriver ? comparedText(filter, before, today, t) : undefined,
    parts,
    ranking: ranking.data,
    hasRankingFailed: ranking.failure !== undefined,
    groups: groups.data?.groups,
    haveGroupsFailed: groups.failure !== undefined,
    isWhole,
  }
}
