import type { RoutePermission } from '@fleetgis/domain/permission'
import { grantOn, type RouteGrant, STAFF_ROUTES } from '@fleetgis/domain/staff'

const FULL: RoutePermission = { canView: true, canAdd: true, canEdit: true, canDelete: true }
const WORK: RoutePermission = { ...FULL, canDelete: false }
const EDIT: RoutePermission = { ...WORK, canAdd: false }
const VIEW_ONLY: RoutePermission = { ...EDIT, canEdit: false }

/** A role of the console. */
export interface Role {
  id: number
  name: string
  grants: readonly RouteGrant[]
}

const on = (permission: RoutePermission, ...routes: (typeof STAFF_ROUTES)[number][]): RouteGrant[] =>
  routes.map((route) => ({ route, ...permission }))

/** Role 0 goes to the success page after sign-in, from where it may open the map (CF-04). */
const SEED: readonly Role[] = [
  { id: 0, name: 'Guest', grants: on(VIEW_ONLY, '/home/map') },
  { id: 1, name: 'Admin', grants: on(FULL, ...STAFF_ROUTES) },
  {
    id: 2,
    name: 'Operator',
    grants: [
      ...on(VIEW_ONLY, '/home/map', '/home/checkin-list', '/home/polyline-list', '/home/dashboard'),
      ...on(WORK, '/home/driver-list', '/home/vehicle'),
    ],
  },
  { id: 3, name: 'ကြည့်ရှုသူ', grants: on(VIEW_ONLY, '/home/map', '/home/checkin-list', '/home/driver-list') },
  {
    id: 4,
    name: 'Group admin',
    grants: [
      ...on(VIEW_ONLY, '/home/map', '/home/checkin-list', '/home/domain-list', '/home/dashboard'),
      ...on(EDIT, '/home/driver-list'),
    ],
  },
]

/** Roles that may view the pages about places, and roles that may change places (CF-155). */
export const PLACE_VIEWERS: ReadonlySet<number> = new Set([1, 2, 3, 4])
export const PLACE_EDITORS: ReadonlySet<number> = new Set([1, 2, 4])

/** The table of roles. Those that calls add only open pages of the console: elsewhere they view. */
export interface Roles {
  all(): readonly Role[]
  find(id: number): Role | undefined
  /** The rights of a role on a route. */
  grantOn(id: number, route: string): RoutePermission
  /** Adds a role without an id, or replaces the one with the id. */
  save(role: Omit<Role, 'id'> & { id: number | undefined }): void
  remove(id: number): void
}

export function createRoles(): Roles {
  const roles = new Map(SEED.map((role) => [role.id, role]))
  let last = SEED.length - 1
  return {
    all: () => [...roles.values()],
    find: (id) => roles.get(id),
    grantOn: (id, route) => grantOn(roles.get(id)?.grants ?? [], route),
    save({ id, ...role }) {
      if (id === undefined) last += 1
      const key = id ?? last
      roles.set(key, { id: key, ...role })
    },
    remove: (id) => void roles.delete(id),
  }
}
