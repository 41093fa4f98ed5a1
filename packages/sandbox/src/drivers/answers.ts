import { isEmail } from '@fleetgis/domain/auth'
import { showsRegistration } from '@fleetgis/domain/permission'
import { type Answers, refuse, SUCCESS } from '../answer.ts'
import type { Account } from '../auth/account.ts'
import { takePage } from '../base/page.ts'
import { adminGroup, groupOf, ownAdmin, seesGroup } from '../bookings/access.ts'
import { flagIn, termsOf } from '../groups/terms.ts'
import { findPerson } from '../people/findPerson.ts'
import { isPhone } from '../people/phone.ts'
import { movesMoney } from '../wallet/topUps.ts'
import type { World } from '../world.ts'
import { adminOf, checkMember, driverStaff, editorOf, enlisted } from './access.ts'
import { contactSearch, isWholeContact } from './contactSearch.ts'
import type { Enlisted } from './roster.ts'
import { consoleDriverRow, groupDriverRow } from './rows.ts'

const COLOURS = ['White', 'Silver', 'Black', 'Blue', 'Red', 'အဝါ', 'အစိမ်း'] as const

const groupRows = (world: World, account: Account) =>
  world.groups
    .filter(({ id }) => seesGroup(account, id))
    .map(({ key, id, name }) => ({ syskey: key, id, name }))

/**
 * The drivers of a console list, each with the group whose wallet the row shows. The list of vehicles is the same rows
 * (CF-127): a search finds vehicle numbers too.
 */
function consoleDrivers(world: World, account: Account, body: { search: string; domain: string }) {
  const { roster, groups } = world
  const shown = body.domain === '' ? groups : [adminGroup(world, account, body.domain)]
  const ids = new Set(shown.filter(({ id }) => seesGroup(account, id)).map(({ id }) => id))
  const byContact = contactSearch(body.search)
  const wanted = body.search.trim().toLowerCase()
  const finds = (one: Enlisted) => byContact(one) || one.vehicle.vehicleNo.toLowerCase().includes(wanted)
  return roster.all().flatMap((one) => {
    const groupId = roster.groupsOf(one).find((id) => ids.has(id))
    return groupId !== undefined && finds(one) ? [{ one, groupId }] : []
  })
}

/** The drivers without a group. An admin of some groups sees those who applied to one of them, or to none. */
function unregistered(world: World, account: Account, body: { search: string; domain: string }): Enlisted[] {
  const { roster } = world
  const asked = body.domain === '' ? undefined : adminGroup(world, account, body.domain).id
  const finds = contactSearch(body.search)
  return roster.all().filter((one) => {
    if (roster.groupsOf(one).length > 0 || !finds(one)) return false
    if (asked !== undefined) return one.appliedTo === asked
    return one.appliedTo === undefined || seesGroup(account, one.appliedTo)
  })
}

/** The members of a group, then drivers without a group whose whole mobile or e-mail equals the search. */
function groupDrivers({ roster }: World, groupId: string, search: string): Enlisted[] {
  const finds = contactSearch(search)
  const couldJoin = (one: Enlisted) =>
    isWholeContact(search, one) ||
    (roster.groupsOf(one).length === 0 && (one.appliedTo === undefined || one.appliedTo === groupId))
  const others = roster.all().filter((one) => !roster.isIn(one, groupId) && couldJoin(one))
  return [...roster.membersOf(groupId), ...others].filter(finds)
}

/** Refuses with 400 unless exactly one of mobile and e-mail is set and valid (VAL-25). */
function readContact(body: { mobile: string; email: string }): { mobile: string; email: string } {
  const contact = { mobile: body.mobile.trim(), email: body.email.trim() }
  if ((contact.mobile === '') === (contact.email === '')) refuse(400, 'mobile, email: expected one of them')
  if (contact.email !== '' && !isEmail(contact.email)) refuse(400, 'email: expected an e-mail address')
  if (contact.mobile !== '' && !isPhone(contact.mobile)) refuse(400, 'mobile: expected a phone number')
  return contact
}

/** Refuses with 409 a member id that another driver of the group has. */
function checkMemberId({ roster }: World, groupId: string, memberId: string, own?: Enlisted): void {
  const isTaken = roster
    .membersOf(groupId)
    .some((one) => one !== own && memberId !== '' && roster.memberId(one, groupId) === memberId)
  if (isTaken) refuse(409, 'Another driver of the group has this member id.')
}

export const driverAnswers = {
  consoleDrivers: ({ world, origin, query, body, caller }) => {
    const found = consoleDrivers(world, driverStaff(world, caller(), 'canView'), body)
    return {
      status: 200,
      data_list: takePage(found, query).map(({ one, groupId }) =>
        consoleDriverRow({ world, origin }, one, groupId),
      ),
      total_count: found.length,
    }
  },

  unregisteredDrivers: ({ world, origin, query, body, caller }) => {
    const found = unregistered(world, driverStaff(world, caller(), 'canView'), body)
    return {
      status: 200,
      data_list: takePage(found, query).map((one) => consoleDriverRow({ world, origin }, one, undefined)),
      total_count: found.length,
    }
  },

  enrolDriver: ({ world, body, caller }) => {
    const group = adminGroup(world, driverStaff(world, caller(), 'canAdd'), body.domain)
    const one = enlisted(world, body.driverid)
    if (world.roster.groupsOf(one).length > 0) refuse(409, `${one.profile.name.en} is in a group already.`)
    world.roster.join(one, group.id)
    return SUCCESS
  },

  groupDrivers: ({ world, origin, query, body, caller }) => {
    const { group } = adminOf(world, caller(), { userId: body.userid, groupId: body.domain })
    const found = groupDrivers(world, group.id, body.search)
    const rows = takePage(found, query).map((one) => groupDriverRow({ world, origin }, one, group))
    return { status: 200, data: { data_list: rows, total_count: found.length } }
  },

  superAdminGroups: ({ world, body, caller }) => {
    const admin = ownAdmin(world, caller(), body.userid)
    if (admin.groupIds) refuse(403, 'This call is for super admins.')
    return { status: 200, data: groupRows(world, admin) }
  },

  adminGroups: ({ world, body, caller }) => ({
    status: 200,
    data: groupRows(world, ownAdmin(world, caller(), body.driverid)),
  }),

  addDriverToGroup: ({ world, body, caller }) => {
    const { group } = editorOf(world, caller(), { userId: body.userid, groupId: body.domain })
    const one = enlisted(world, body.driverid)
    if (world.roster.isIn(one, group.id)) refuse(409, `${one.profile.name.en} is in ${group.name} already.`)
    world.roster.join(one, group.id)
    return SUCCESS
  },

  removeDriverFromGroup: ({ world, body, caller }) => {
    const { group } = editorOf(world, caller(), { userId: body.userid, groupId: body.domainid })
    const one = enlisted(world, body.driverid)
    if (!world.roster.isIn(one, group.id)) refuse(409, `${one.profile.name.en} is not in ${group.name}.`)
    world.roster.leave(one, group.id)
    return SUCCESS
  },

  topUpDrivers: ({ world, origin, query, body, caller }) => {
    const { group } = adminOf(world, caller(), { userId: body.userid, groupId: body.domain })
    const found = world.roster.membersOf(group.id).filter(contactSearch(body.search))
    return {
      status: 200,
      data_list: takePage(found, query).map((one) => groupDriverRow({ world, origin }, one, group)),
      total_count: found.length,
    }
  },

  adminInfo: ({ world, body, caller }) => {
    const { admin, group } = adminOf(world, caller(), { userId: body.driverid, groupId: body.domainid })
    return {
      status: 200,
      data: {
        name: admin.userName,
        domain: group.name,
        userid: admin.userId,
        fee_type: termsOf(group.id).fee_type,
        is_permission: flagIn(group.id, movesMoney(admin)),
      },
    }
  },

  setMemberId: ({ world, body, caller }) => {
    const { userId } = caller()
    const { group } = editorOf(world, caller(), { userId, groupId: body.domainid })
    const one = enlisted(world, body.driverid)
    const memberId = body.member_id.trim()
    checkMember(world, one, group)
    checkMemberId(world, group.id, memberId, one)
    world.roster.join(one, group.id, memberId)
    return SUCCESS
  },

  registerDriver: ({ world, body, caller }) => {
    const { group } = editorOf(world, caller(), { userId: body.userid, groupId: body.domainid })
    if (!showsRegistration(termsOf(group.id).is_default))
      refuse(403, `${group.name} does not register drivers.`)
    const contact = readContact(body)
    const memberId = body.member_id.trim()
    if (world.roster.findContact(contact))
      refuse(406, 'A driver with this mobile or e-mail is registered already.')
    checkMemberId(world, group.id, memberId)
    const one = world.roster.register({
      ...contact,
      name: body.name.trim(),
      vehicleNo: body.vehicleno.trim(),
      vehicle: body.vehicle,
    })
    world.roster.join(one, group.id, memberId)
    return SUCCESS
  },

  updateDriver: ({ world, body, caller }) => {
    const { group } = editorOf(world, caller(), { userId: body.userid, groupId: body.domainid })
    const one = enlisted(world, body.syskey)
    const name = body.name.trim()
    const memberId = body.member_id.trim()
    if (name === '') refuse(400, 'name: must not be empty')
    const groups = world.roster.groupsOf(one)
    const isMember = groups.includes(group.id)
    if (!isMember && groups.length > 0) checkMember(world, one, group)
    checkMemberId(world, group.id, memberId, one)
    world.roster.edit(one, { name, vehicleNo: body.vehicleno.trim(), vehicle: body.vehicle })
    if (isMember) world.roster.join(one, group.id, memberId)
    return SUCCESS
  },

  driverLookup: ({ world, origin, body, caller }) => {
    const { group } = adminOf(world, caller(), { userId: body.userid, groupId: body.domainid })
    if (body.mobile.trim() === '' && body.email.trim() === '') {
      refuse(400, 'mobile, email: expected one of them')
    }
    const one =
      world.roster.findContact(body) ?? refuse(404, 'There is no driver with this mobile or e-mail.')
    return { status: 200, data: groupDriverRow({ world, origin }, one, group) }
  },

  vehicleColours: () => ({
    status: 200,
    data_list: COLOURS.map((name, index) => ({ autokey: String(index + 1), name })),
  }),

  groupSettings: ({ world, body, caller }) => {
    const group = groupOf(world, body.domainid)
    const person = findPerson(world, caller().userId)
    if (person?.kind === 'admin') adminGroup(world, person.account, group.id)
    else if (person?.kind !== 'driver') refuse(403, `You do not belong to ${group.name}.`)
    else checkMember(world, enlisted(world, person.key), group)
    const { is_pincode, is_default } = termsOf(group.id)
    return { status: 200, data: { is_pincode, is_default } }
  },
} satisfies Partial<Answers>
