import { type DashboardFilter, dashboardDayQuery } from '@fleetgis/api/dashboards'
import type { Dashboard } from '@fleetgis/domain/dashboards'
import { daysOfRange, periodBefore } from '@fleetgis/domain/period'
import { hashKey, useQueries } from '@tanstack/react-query'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { failureOf } from '../../../remote/failures/failureOf.ts'
import { useFailure } from '../../../remote/failures/useFailure.ts'
import { dashboardsWords } from '../words.ts'

/** Each day is a call of its own: longer periods have no figures by day. DASH-12. */
const MOST_DAYS = 14

/** The figures of a day. */
export interface Day {
  /** yyyy-mm-dd. */
  readonly day: string
  /** Undefined while they load, and after a failure. */
  readonly figures: Dashboard | undefined
  readonly hasFailed: boolean
  readonly isOver: boolean
}

/**
 * The days of a period of at most 14 days, the first one first, a call each; days to come have none. A single day comes
 * with the day before, whose figures it is compared with.
 */
export function useDays(request: DashboardFilter, today: string) {
  const { client } = useFleet()
  const t = useText(dashboardsWords)
  const { start, end } = request
  const all = daysOfRange(start === end ? { start: periodBefore(request).start, end } : request, MOST_DAYS)
  const dates = all.filter((day) => day <= today)
  const queries = useQueries({
    queries: dates.map((day) =>
      dashboardDayQuery(client, { ...request, start: day, end: day }, { isOver: day < today }),
    ),
  })
  const failed = queries.filter(({ data, errorUpdateCount }) => data === undefined && errorUpdateCount > 0)
  const isFetching = queries.some((query) => query.isFetching)
  const error = useFailure(
    {
      data: failed.length > 0 ? undefined : queries,
      error: failed.find((query) => query.error)?.error ?? null,
      isFetching,
      errorUpdateCount: failed.length,
    },
    hashKey([request]),
  )
  return {
    days: dates
      .map((day, index): Day => {
        const { data: figures, errorUpdateCount = 0 } = queries[index] ?? {}
        return {
          day,
          figures,
          hasFailed: error !== undefined && figures === undefined && errorUpdateCount > 0,
          isOver: day < today,
        }
      })
      .reverse(),
    isLong: all.length === 0 && start !== '' && end !== '',
    remote: {
      data: undefined,
      failure: error ? failureOf(error, t) : undefined,
      staleness: undefined,
      isFetching,
      retry() {
        for (const { refetch } of failed) void refetch({ cancelRefetch: false })
      },
    },
  }
}
