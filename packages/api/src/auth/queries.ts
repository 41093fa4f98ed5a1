import { queryOptions } from '@tanstack/react-query'
import type { FleetClient } from '../core/client.ts'
import { checkToken, routePermission, userMenu, verifyToken } from './endpoints.ts'

/** The menu of the signed-in user; it is asked for once in a session. */
export function userMenuQuery(client: FleetClient) {
  return queryOptions({
    queryKey: [userMenu.id],
    queryFn: ({ signal }) => client.call(userMenu, undefined, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** What the signed-in user may do on a route. */
export function routePermissionQuery(client: FleetClient, route: string) {
  return queryOptions({
    queryKey: [routePermission.id, route],
    queryFn: ({ signal }) => client.call(routePermission, { route }, { signal }),
  })
}

/** Whether the token of a reset mail holds: see `resetTokenAccepted` in domain. */
export function checkTokenQuery(client: FleetClient, token: string) {
  return queryOptions({
    queryKey: [checkToken.id, token],
    queryFn: ({ signal }) => client.call(checkToken, { token }, { signal }),
  })
}

/**
 * Verifies an account when its page opens, and keeps what was said: a second time the answer would be another one.
 * Leaving the page does not take it back.
 */
export function verifyTokenQuery(client: FleetClient, token: string) {
  return queryOptions({
    queryKey: [verifyToken.id, token],
    queryFn: () => client.call(verifyToken, { token }),
    networkMode: 'always',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })
}
