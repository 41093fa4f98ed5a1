import { useCallback, useMemo } from 'react'
import { type Failure, failureIn } from '../../provider/Failure.ts'
import { useFleet } from '../../provider/FleetContext.ts'
import { endsSession } from '../../provider/mayPass.ts'
import { failureOf } from '../failures/failureOf.ts'
import { useFailure } from '../failures/useFailure.ts'
import { ageText } from '../live/ageText.ts'
import { useMinutesSince } from '../live/useMinutesSince.ts'
import { useLast } from './useLast.ts'

/** The fields that `useRemote` reads of a TanStack query. */
export interface RemoteQuery<Data> {
  readonly data: Data | undefined
  readonly error: Error | null
  /** Epoch milliseconds of the machine's clock; 0 before the first answer, and with placeholder data. */
  readonly dataUpdatedAt: number
  readonly errorUpdateCount: number
  /** When it failed last; it stays while the query is refetched, and is another query's own. */
  readonly errorUpdatedAt: number
  readonly isFetching: boolean
  readonly isFetchNextPageError?: boolean
  readonly refetch: (options: { cancelRefetch: boolean }) => Promise<unknown>
}

/** What a widget shows of a query. Texts are in the language shown. */
export interface Remote<Data> {
  readonly data: Data | undefined
  /** Why there is no data; undefined while loading and once there is some. */
  readonly failure: Failure | undefined
  /** How old the data is; undefined without data. */
  readonly age: string | undefined
  /** Why the data is stale, with its age; undefined while it is fresh (CF-115). */
  readonly staleness: Failure | undefined
  /** Whole minutes since the data arrived, by the provider's clock; undefined without data. */
  readonly minutes: number | undefined
  /** When the data arrived, epoch milliseconds of the machine's clock; undefined without data. */
  readonly updatedAt: number | undefined
  /** Why the last request failed; undefined after a success, and for a failed next page. */
  readonly reason: Failure | undefined
  /** The session has ended: only a sign-in or a reload helps. */
  readonly isSignedOut: boolean
  readonly isFetching: boolean
  /** Refetches, unless a request is under way. Keeps its identity between renders. */
  readonly retry: () => void
}

export interface RemoteOptions {
  /** The text for an error without words of its own. */
  fallback?: string | undefined
  /** The text for stale data; its age and the reason unless given. */
  explainStale?: ((stale: { readonly age: string; readonly reason: string }) => string) | undefined
}

/**
 * The state of a query: its data, why there is none, and its age by the provider's clock. A failed next page of an
 * infinite query is no failure here: the list shows it at its end.
 */
export function useRemote<Data>(
  query: RemoteQuery<Data>,
  { fallback, explainStale }: RemoteOptions = {},
): Remote<Data> {
  const { t } = useFleet()
  const { data, isFetching, refetch } = query
  const updatedAt = useLast(query.dataUpdatedAt || undefined)
  const minutes = useMinutesSince(updatedAt)
  const failed = useFailure(query, query.errorUpdatedAt)
  const error = query.isFetchNextPageError ? undefined : failed
  // The same object while nothing changes: what it is a part of may be memoized.
  const reason = useMemo(() => error && failureOf(error, t, fallback), [error, t, fallback])
  const age = data === undefined ? undefined : ageText(minutes ?? 0, t, reason !== undefined)
  const staleText = explainStale ?? ((stale) => t('remote.stale', stale))
  return {
    data,
    failure: data === undefined ? reason : undefined,
    age,
    staleness:
      age === undefined || !reason
        ? undefined
        : failureIn(reason, (text) => staleText({ age, reason: text })),
    minutes: data === undefined ? undefined : (minutes ?? 0),
    updatedAt: data === undefined ? undefined : updatedAt,
    reason,
    isSignedOut: endsSession(error),
    isFetching,
    retry: useCallback(() => void refetch({ cancelRefetch: false }), [refetch]),
  }
}
