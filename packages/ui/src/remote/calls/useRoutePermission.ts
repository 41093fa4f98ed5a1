import { routePermissionQuery } from '@fleetgis/api/auth'
import { NO_PERMISSION, type RoutePermission } from '@fleetgis/domain/permission'
import { useQuery } from '@tanstack/react-query'
import type { Failure } from '../../provider/Failure.ts'
import { useFleet } from '../../provider/FleetContext.ts'
import { useRemote } from './useRemote.ts'

/** The rights of the signed-in user on a route of the console. */
export interface RouteRights {
  /** `NO_PERMISSION` until the server has answered: it fails closed. */
  readonly permission: RoutePermission
  /** Whether the server has answered. */
  readonly isKnown: boolean
  /** Why the rights are unknown; undefined while loading and once they are known. */
  readonly failure: Failure | undefined
  readonly isFetching: boolean
  readonly retry: () => void
}

/** Reads the rights of a route (EP-A10). Source: PERM-01, PERM-02. */
export function useRoutePermission(route: string): RouteRights {
  const { client } = useFleet()
  const { data, failure, isFetching, retry } = useRemote(useQuery(routePermissionQuery(client, route)))
  return { permission: data ?? NO_PERMISSION, isKnown: data !== undefined, failure, isFetching, retry }
}
