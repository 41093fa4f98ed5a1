import { NO_PERMISSION, type RoutePermission } from '../permission/routePermission.ts'

/** The pages with permissions by role, in the order of the menu. Source: ROUTE-22..28, CF-128. */
export const STAFF_ROUTES = [
  '/home/map',
  '/home/checkin-list',
  '/home/driver-list',
  '/home/domain-list',
  '/home/rate',
  '/home/polyline-list',
  '/home/role',
  '/home/user',
  '/home/extra-charge',
  '/home/dashboard',
  '/home/driver-report',
  '/home/vehicle',
] as const

export type StaffRoute = (typeof STAFF_ROUTES)[number]

/** The rights of a role on one page. */
export interface RouteGrant extends RoutePermission {
  readonly route: string
}

/** A role of the console. */
export interface StaffRole {
  readonly id: number
  readonly name: string
  /** Whether it is the role of the signed-in user. */
  readonly isOwn: boolean
  /** The number of users with it. */
  readonly users: number
  /** A page without an entry has no rights. */
  readonly grants: readonly RouteGrant[]
  /** The server's stamp of this version, where its reply has one (CF-179). */
  readonly version?: string | undefined
}

/** One of the four rights on a page. Source: PERM-01. */
export type Right = keyof RoutePermission

/** The rights in the order of the screen. */
export const RIGHTS = ['canView', 'canAdd', 'canEdit', 'canDelete'] as const satisfies readonly Right[]

/** The rights on a page. */
export function grantOn(grants: readonly RouteGrant[], route: string): RoutePermission {
  return grants.find((grant) => grant.route === route) ?? NO_PERMISSION
}

/** Changes one right: the other three need `canView`, so they come with it and go with it. Source: PERM-05, CF-128. */
export function withRight(permission: RoutePermission, right: Right, isGranted: boolean): RoutePermission {
  if (right === 'canView' && !isGranted) return NO_PERMISSION
  return { ...permission, [right]: isGranted, ...(isGranted && { canView: true }) }
}

/**
 * Whether a right may be changed to granted by a user: only one that the user's own role has, or that was granted
 * before. Source: PERM-06, CF-128.
 */
export function mayGrant(own: RoutePermission, before: RoutePermission, right: Right): boolean {
  return own[right] || before[right]
}

/** The pages with a right that neither the user's own role nor the role before the change has. Source: PERM-06. */
export function routesBeyond(
  grants: readonly RouteGrant[],
  { own, before = [] }: { own: readonly RouteGrant[]; before?: readonly RouteGrant[] },
): string[] {
  return grants
    .filter((grant) =>
      RIGHTS.some(
        (right) => grant[right] && !mayGrant(grantOn(own, grant.route), grantOn(before, grant.route), right),
      ),
    )
    .map(({ route }) => route)
}

/** Whether a role may edit roles: one such role must remain. Source: PERM-06, CF-128. */
export function editsRoles(grants: readonly RouteGrant[]): boolean {
  const { canView, canEdit } = grantOn(grants, '/home/role')
  return canView && canEdit
}
