import { queryOptions } from '@tanstack/react-query'
import { callQuery } from '../core/callQuery.ts'
import type { FleetClient } from '../core/client.ts'
import { withQueryFn } from '../core/withQueryFn.ts'
import { checkToken, routePermission, userMenu, verifyToken } from './endpoints.ts'

/** The menu of the signed-in user, fetched once per session. */
export const userMenuQuery = (client: FleetClient) =>
  callQuery(client, userMenu, undefined, { staleTime: Number.POSITIVE_INFINITY })

/** The rights of the signed-in user on a route. */
export const routePermissionQuery = (client: FleetClient, route: string) =>
  callQuery(client, routePermission, { route })

/** Whether the token of a reset mail is valid: see `resetTokenAccepted` in domain. */
export const checkTokenQuery = (client: FleetClient, token: string) =>
  callQuery(client, checkToken, { token })

/**
 * Verifies an account when its page opens, and caches the answer, because a second call answers differently. Leaving
 * the page does not abort it, and its key has no scope: a change of the user is no reason to call again.
 */
export function verifyTokenQuery(client: FleetClient, token: string) {
  return withQueryFn(
    queryOptions({
      queryKey: [verifyToken.id, token],
      queryFn: () => client.call(verifyToken, { token }),
      networkMode: 'always',
      retry: false,
      throwOnError: false,
      placeholderData: undefined,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
      // A write: the kit does not repeat it by itself.
      meta: { staysFailed: true },
    }),
  )
}
