import type { RouteGrant } from '@fleetgis/domain/staff'
import * as z from 'zod/mini'
import { callsOf, written } from '../core/endpoint.ts'
import { messageReply } from '../core/message.ts'
import { extraChargesReply, ratesReply, rolesReply, usersReply } from './schemas.ts'

/** The calls of the staff console that the specification leaves open: all assumed (CF-128). */
const staffCall = callsOf({
  base: 'main',
  method: 'POST',
  auth: 'bearer',
  source: 'assumed',
})

const nothing = written(z.object({}), (_: undefined) => ({}))

const rowId = written(z.object({ syskey: z.string() }), ({ id }: { id: string }) => ({ syskey: id }))

/** EP-A22 The roles of the console with their rights on each page (PERM-06). */
export const roles = staffCall({
  name: 'roles',
  id: 'EP-A22',
  path: '/role/list',
  access: 'read',
  body: nothing,
  response: rolesReply,
})

export interface RoleInput {
  /** Undefined for a new role. */
  id: number | undefined
  name: string
  grants: readonly RouteGrant[]
}

/**
 * EP-A23 Creates or changes a role. Refusals: 400 a value, 403 the own role or a right beyond it, 404 no such role, 409
 * the name exists.
 */
export const saveRole = staffCall({
  name: 'saveRole',
  id: 'EP-A23',
  path: '/role/save',
  access: 'write',
  body: written(
    z.object({
      role: z.nullable(z.number()),
      name: z.string(),
      permissions: z.array(
        z.object({
          route: z.string(),
          can_view: z.boolean(),
          can_add: z.boolean(),
          can_edit: z.boolean(),
          can_delete: z.boolean(),
        }),
      ),
    }),
    ({ id, name, grants }: RoleInput) => ({
      role: id ?? null,
      name,
      permissions: grants.map((grant) => ({
        route: grant.route,
        can_view: grant.canView,
        can_add: grant.canAdd,
        can_edit: grant.canEdit,
        can_delete: grant.canDelete,
      })),
    }),
  ),
  response: messageReply,
})

/** EP-A24 Deletes a role. Refusals: 403 the own role, 404 no such role, 409 users have it or no other edits roles. */
export const deleteRole = staffCall({
  name: 'deleteRole',
  id: 'EP-A24',
  path: '/role/delete',
  access: 'write',
  body: written(z.object({ role: z.number() }), ({ id }: { id: number }) => ({ role: id })),
  response: messageReply,
})

/** EP-A25 The users of the console (MENU-07). EP-A06 creates one. */
export const users = staffCall({
  name: 'users',
  id: 'EP-A25',
  path: '/user/list',
  access: 'read',
  body: nothing,
  response: usersReply,
})

export interface UserInput {
  userId: string
  userName: string
  role: number
}

/** EP-A26 Changes a user. Refusals: 400 a value, 403 the own role or a role beyond it, 404 no such user. */
export const saveUser = staffCall({
  name: 'saveUser',
  id: 'EP-A26',
  path: '/user/save',
  access: 'write',
  body: written(
    z.object({ user_id: z.string(), user_name: z.string(), role: z.number() }),
    ({ userId, userName, role }: UserInput) => ({ user_id: userId, user_name: userName, role }),
  ),
  response: messageReply,
})

/** EP-A27 The rates of the groups. */
export const rates = staffCall({
  name: 'rates',
  id: 'EP-A27',
  path: '/rate/list',
  access: 'read',
  body: nothing,
  response: ratesReply,
})

export interface RateInput {
  /** Undefined for a new rate. */
  id: string | undefined
  groupId: string
  /** MMK. */
  initial: number
  perKm: number
  perMinute: number
}

/** EP-A28 Creates or changes the rate of a group. Refusals: 400 a value, 403, 404 no such rate, 409 the group has one. */
export const saveRate = staffCall({
  name: 'saveRate',
  id: 'EP-A28',
  path: '/rate/save',
  access: 'write',
  body: written(
    z.object({
      syskey: z.string(),
      domainid: z.string(),
      initial: z.number(),
      per_km: z.number(),
      per_minute: z.number(),
    }),
    ({ id = '', groupId, initial, perKm, perMinute }: RateInput) => ({
      syskey: id,
      domainid: groupId,
      initial,
      per_km: perKm,
      per_minute: perMinute,
    }),
  ),
  response: messageReply,
})

/** EP-A29 Deletes the rate of a group, whose trips then cost the rate of the city. */
export const deleteRate = staffCall({
  name: 'deleteRate',
  id: 'EP-A29',
  path: '/rate/delete',
  access: 'write',
  body: rowId,
  response: messageReply,
})

/** EP-A30 The extra charges of the groups. */
export const extraCharges = staffCall({
  name: 'extraCharges',
  id: 'EP-A30',
  path: '/extra-charge/list',
  access: 'read',
  body: nothing,
  response: extraChargesReply,
})

export interface ExtraChargeInput {
  /** Undefined for a new charge. */
  id: string | undefined
  groupId: string
  name: string
  /** MMK. */
  amount: number
}

/** EP-A31 Creates or changes an extra charge. Refusals: 400 a value, 403, 404 no such charge, 409 the name exists. */
export const saveExtraCharge = staffCall({
  name: 'saveExtraCharge',
  id: 'EP-A31',
  path: '/extra-charge/save',
  access: 'write',
  body: written(
    z.object({ syskey: z.string(), domainid: z.string(), name: z.string(), amount: z.number() }),
    ({ id = '', groupId, name, amount }: ExtraChargeInput) => ({
      syskey: id,
      domainid: groupId,
      name,
      amount,
    }),
  ),
  response: messageReply,
})

/** EP-A32 Deletes an extra charge. */
export const deleteExtraCharge = staffCall({
  name: 'deleteExtraCharge',
  id: 'EP-A32',
  path: '/extra-charge/delete',
  access: 'write',
  body: rowId,
  response: messageReply,
})
