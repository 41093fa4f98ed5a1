import type { TripDetail } from '@fleetgis/domain/trips'
import { shownStatus } from '@fleetgis/domain/trips'
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useFleet } from '../../../provider/FleetContext.ts'
import { ageText } from '../../../remote/ageText.ts'
import { explainFailure } from '../../../remote/explainFailure.ts'
import { useFailure } from '../../../remote/useFailure.ts'
import { useMinutesSince } from '../../../remote/useMinutesSince.ts'
import { type TripDetailTarget, tripDetailQuery } from './tripDetailQuery.ts'
import { usePrint } from './usePrint.ts'

/** What a detail is asked with, and the status of the row that it was opened from. */
export type TripDetailInput = TripDetailTarget & {
  /** The booking's status in the list; what the detail says itself counts where the two differ (CF-105). */
  readonly status?: number | undefined
}

/** A detail, how asking for it is going, and how it is printed, as the view takes them. */
export function useTripDetail(input: TripDetailInput) {
  const { client, t } = useFleet()
  const query = useQuery(
    tripDetailQuery(client, input) as UseQueryOptions<TripDetail, Error, TripDetail, QueryKey>,
  )
  const { data, dataUpdatedAt, isFetching, refetch } = query
  const minutes = useMinutesSince(dataUpdatedAt || undefined)
  const error = useFailure(query)
  const reason = error && explainFailure(error, t)
  return {
    audience: input.audience,
    detail: data,
    status: shownStatus(data, input.status),
    failure: data ? undefined : reason,
    staleness: data && reason ? t('tripDetail.stale', { age: ageText(minutes ?? 0, t), reason }) : undefined,
    isAsking: isFetching,
    // One that is under way already is not asked for twice.
    onRetry: () => void refetch({ cancelRefetch: false }),
    onPrint: usePrint(),
  }
}
