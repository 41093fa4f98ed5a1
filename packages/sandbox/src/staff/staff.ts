import type { Right, StaffRoute } from '@fleetgis/domain/staff'
import { type Caller, refuse } from '../answer.ts'
import type { Account } from '../auth/account.ts'
import type { World } from '../world.ts'

/** The caller's account of the console; refuses users of the mobile app with 403. */
export function staff({ account }: Caller): Account {
  return account ?? refuse(403, 'Only users of the console may make this call.')
}

const VERBS: Readonly<Record<Right, string>> = {
  canView: 'view',
  canAdd: 'add',
  canEdit: 'edit',
  canDelete: 'delete',
}

/** The caller, a user of the console whose role has a right on a page (PERM-05); refuses others with 403. */
export function staffWith(
  { roles }: World,
  caller: Caller,
  { route, right, what }: { route: StaffRoute; right: Right; what: string },
): Account {
  const account = staff(caller)
  const permission = roles.grantOn(account.role, route)
  if (!permission.canView || !permission[right]) refuse(403, `Your role may not ${VERBS[right]} ${what}.`)
  return account
}
