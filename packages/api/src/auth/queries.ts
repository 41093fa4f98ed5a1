import { queryOptions } from '@tanstack/react-query'
import type { FleetClient } from '../core/client.ts'
import { routePermission, userMenu } from './endpoints.ts'

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
