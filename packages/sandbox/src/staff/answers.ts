import { readMoney } from '@fleetgis/domain/format'
import {
  CHARGE_RANGE,
  editsRoles,
  NAME_LIMIT,
  nameError,
  type Right,
  type RouteGrant,
  routesBeyond,
  STAFF_ROUTES,
  type StaffRoute,
} from '@fleetgis/domain/staff'
import { type Answers, type Caller, refuse, SUCCESS } from '../answer.ts'
import type { Account } from '../auth/account.ts'
import { adminGroup, groupOf, seesGroup } from '../bookings/access.ts'
import type { World } from '../world.ts'
import type { Dated, GroupRow } from './dated.ts'
import type { Role } from './roles.ts'
import { staff, staffWith } from './staff.ts'

const rightOn =
  (route: StaffRoute, what: string) =>
  (world: World, caller: Caller, right: Right): Account =>
    staffWith(world, caller, { route, right, what })

const rolesBy = rightOn('/home/role', 'roles')
const usersBy = rightOn('/home/user', 'users')
const ratesBy = rightOn('/home/rate', 'rates')
const chargesBy = rightOn('/home/extra-charge', 'extra charges')

function readName(typed: string): string {
  if (nameError(typed)) refuse(400, `name: expected 1 to ${NAME_LIMIT} characters`)
  return typed.trim()
}

function checkCharge(field: string, amount: number): void {
  if (readMoney(String(amount), CHARGE_RANGE).error) {
    refuse(400, `${field}: expected whole MMK from 0 to ${CHARGE_RANGE.most}`)
  }
}

const isSameName = (one: string, other: string) => one.toLowerCase() === other.trim().toLowerCase()

interface GrantWords {
  route: string
  can_view: boolean
  can_add: boolean
  can_edit: boolean
  can_delete: boolean
}

const grantWords = ({ route, canView, canAdd, canEdit, canDelete }: RouteGrant): GrantWords => ({
  route,
  can_view: canView,
  can_add: canAdd,
  can_edit: canEdit,
  can_delete: canDelete,
})

/** The rights of a role; refuses unknown and repeated pages, and rights without `can_view`, with 400. */
function readGrants(words: readonly GrantWords[]): RouteGrant[] {
  const seen = new Set<string>()
  return words.map(({ route, can_view, can_add, can_edit, can_delete }) => {
    if (!STAFF_ROUTES.some((known) => known === route)) refuse(400, `There is no page ${route}.`)
    if (seen.has(route)) refuse(400, `${route} is listed twice.`)
    seen.add(route)
    if (!can_view && (can_add || can_edit || can_delete)) {
      refuse(400, `${route}: the other rights need can_view`)
    }
    return { route, canView: can_view, canAdd: can_add, canEdit: can_edit, canDelete: can_delete }
  })
}

const grantsOf = (world: World, { role }: Account) => world.roles.find(role)?.grants ?? []

const roleOf = ({ roles }: World, id: number): Role => roles.find(id) ?? refuse(404, 'There is no such role.')

/** The role that an account gives to a user; refuses one with rights beyond the account's own with 403 (PERM-06). */
export function givenRole(world: World, account: Account, id: number): Role {
  const role = world.roles.find(id) ?? refuse(400, 'role: there is no such role')
  if (routesBeyond(role.grants, { own: grantsOf(world, account) }).length > 0) {
    refuse(403, `${role.name} has rights that your role does not have.`)
  }
  return role
}

/** The accounts that are users: all except the deleted ones. */
const usersOf = ({ accounts }: World) => accounts.all().filter(({ quirk }) => quirk !== 'deleted')

const usersWith = (world: World, id: number) => usersOf(world).filter(({ role }) => role === id).length

/** Whether an account manages another one: all its groups. */
const managesUser = ({ groupIds }: Account, other: Account) =>
  groupIds === undefined || (other.groupIds?.every((id) => groupIds.includes(id)) ?? false)

/** The rows of the groups that an account sees, with the names of the groups. */
const rowsFor = <Row extends GroupRow>(world: World, account: Account, table: Dated<Row>) =>
  table
    .all()
    .filter(({ groupId }) => seesGroup(account, groupId))
    .map((row) => ({ row, domain: groupOf(world, row.groupId).name }))

/** The present row of an id, if one is named; refuses an unknown one with 404, and another admin's with 403. */
function rowOf<Row extends GroupRow>(
  world: World,
  account: Account,
  { table, id, what }: { table: Dated<Row>; id: string; what: string },
): Row {
  const row = table.all().find((one) => one.id === id) ?? refuse(404, `There is no such ${what}.`)
  adminGroup(world, account, row.groupId)
  return row
}

export const staffAnswers = {
  roles: ({ world, caller }) => {
    // A user is given a role: the page of users reads them too.
    const isForUsers = world.roles.grantOn(staff(caller()).role, '/home/user').canView
    const { role: own } = isForUsers ? staff(caller()) : rolesBy(world, caller(), 'canView')
    return {
      status: 200,
      data_list: world.roles.all().map(({ id, name, grants }) => ({
        role: id,
        name,
        is_own: id === own,
        users: usersWith(world, id),
        permissions: grants.map(grantWords),
      })),
    }
  },

  saveRole: ({ world, body, caller }) => {
    const account = rolesBy(world, caller(), body.role === null ? 'canAdd' : 'canEdit')
    const before = body.role === null ? undefined : roleOf(world, body.role)
    if (before?.id === account.role) refuse(403, 'You may not change your own role.')
    const name = readName(body.name)
    const grants = readGrants(body.permissions)
    if (world.roles.all().some((role) => role.id !== before?.id && isSameName(role.name, name))) {
      refuse(409, `There is a role ${name} already.`)
    }
    const beyond = routesBeyond(grants, { own: grantsOf(world, account), before: before?.grants ?? [] })
    if (beyond.length > 0) refuse(403, `You may not grant rights that your role lacks: ${beyond.join(', ')}.`)
    world.roles.save({ id: before?.id, name, grants })
    return SUCCESS
  },

  deleteRole: ({ world, body, caller }) => {
    const account = rolesBy(world, caller(), 'canDelete')
    const role = roleOf(world, body.role)
    const others = world.roles.all().filter(({ id }) => id !== role.id)
    if (!others.some(({ grants }) => editsRoles(grants))) {
      refuse(409, `${role.name} is the last role that may edit roles.`)
    }
    if (role.id === account.role) refuse(403, 'You may not delete your own role.')
    const users = usersWith(world, role.id)
    if (users > 0)
      refuse(
        409,
        `${role.name} is the role of ${users === 1 ? '1 user' : `${users} users`}. Change that first.`,
      )
    world.roles.remove(role.id)
    return SUCCESS
  },

  users: ({ world, caller }) => {
    const account = usersBy(world, caller(), 'canView')
    const shown = usersOf(world).filter((other) => managesUser(account, other))
    return {
      status: 200,
      data_list: shown.map(({ userId, userName, role }) => ({
        user_id: userId,
        user_name: userName,
        role,
        role_name: world.roles.find(role)?.name ?? null,
        is_own: userId === account.userId,
      })),
    }
  },

  saveUser: ({ world, body, caller }) => {
    const account = usersBy(world, caller(), 'canEdit')
    const other = world.accounts.find(body.user_id)
    if (!other || other.quirk === 'deleted' || !managesUser(account, other)) {
      refuse(404, 'There is no such user.')
    }
    const userName = body.user_name.trim()
    if (userName === '') refuse(400, 'user_name: must not be empty')
    if (body.role !== other.role) {
      if (other.userId === account.userId) refuse(403, 'You may not change your own role.')
      givenRole(world, account, body.role)
    }
    world.accounts.update(other.userId, { userName, role: body.role })
    return SUCCESS
  },

  rates: ({ world, caller }) => ({
    status: 200,
    data_list: rowsFor(world, ratesBy(world, caller(), 'canView'), world.rates).map(({ row, domain }) => ({
      syskey: row.id,
      domainid: row.groupId,
      domain,
      initial: row.initial,
      per_km: row.perKm,
      per_minute: row.perMinute,
    })),
  }),

  saveRate: ({ world, body, caller }) => {
    const account = ratesBy(world, caller(), body.syskey === '' ? 'canAdd' : 'canEdit')
    const { rates: table } = world
    const before =
      body.syskey === '' ? undefined : rowOf(world, account, { table, id: body.syskey, what: 'rate' })
    const group = adminGroup(world, account, body.domainid)
    const { initial, per_km: perKm, per_minute: perMinute } = body
    checkCharge('initial', initial)
    checkCharge('per_km', perKm)
    checkCharge('per_minute', perMinute)
    if (table.all().some(({ id, groupId }) => id !== before?.id && groupId === group.id)) {
      refuse(409, `${group.name} has a rate already.`)
    }
    const id = before?.id ?? table.nextId()
    table.save({ id, groupId: group.id, initial, perKm, perMinute }, world.now)
    return SUCCESS
  },

  deleteRate: ({ world, body, caller }) => {
    const account = ratesBy(world, caller(), 'canDelete')
    const { id } = rowOf(world, account, { table: world.rates, id: body.syskey, what: 'rate' })
    world.rates.remove(id, world.now)
    return SUCCESS
  },

  extraCharges: ({ world, caller }) => ({
    status: 200,
    data_list: rowsFor(world, chargesBy(world, caller(), 'canView'), world.extraCharges).map(
      ({ row, domain }) => ({
        syskey: row.id,
        domainid: row.groupId,
        domain,
        name: row.name,
        amount: row.amount,
      }),
    ),
  }),

  saveExtraCharge: ({ world, body, caller }) => {
    const account = chargesBy(world, caller(), body.syskey === '' ? 'canAdd' : 'canEdit')
    const { extraCharges: table } = world
    const before =
      body.syskey === '' ? undefined : rowOf(world, account, { table, id: body.syskey, what: 'extra charge' })
    const group = adminGroup(world, account, body.domainid)
    const name = readName(body.name)
    checkCharge('amount', body.amount)
    const isTaken = table
      .all()
      .some((one) => one.id !== before?.id && one.groupId === group.id && isSameName(one.name, name))
    if (isTaken) refuse(409, `${group.name} has an extra charge ${name} already.`)
    const id = before?.id ?? table.nextId()
    const type = before?.type ?? 0
    table.save({ id, groupId: group.id, name, type, amount: body.amount }, world.now)
    return SUCCESS
  },

  deleteExtraCharge: ({ world, body, caller }) => {
    const account = chargesBy(world, caller(), 'canDelete')
    const { id } = rowOf(world, account, {
      table: world.extraCharges,
      id: body.syskey,
      what: 'extra charge',
    })
    world.extraCharges.remove(id, world.now)
    return SUCCESS
  },
} satisfies Partial<Answers>
