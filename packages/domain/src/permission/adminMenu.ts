import { type FeeInput, feeRights } from './feeRights.ts'
import { showsOther, type TopAdminLists } from './topAdmin.ts'

/** The entries of the embedded panel's top menu, in order. EMB-04. */
export const ADMIN_MENU = ['map', 'drivers', 'topUp', 'approval', 'other'] as const

export type AdminMenuEntry = (typeof ADMIN_MENU)[number]

/** The viewer of the panel. */
export interface AdminMenuInput extends FeeInput {
  readonly driverId: string | null | undefined
  readonly groupId: string | null | undefined
}

/**
 * The entries for an admin: Top up and Approval depend on the fee status, Other on the configured top admins. EMB-04.
 */
export function adminMenu(admin: AdminMenuInput, lists: TopAdminLists): readonly AdminMenuEntry[] {
  const { topUpMenu, approvalMenu } = feeRights(admin)
  const hidden: Partial<Record<AdminMenuEntry, boolean>> = {
    topUp: !topUpMenu,
    approval: !approvalMenu,
    other: !showsOther(admin, lists),
  }
  return ADMIN_MENU.filter((entry) => !hidden[entry])
}
