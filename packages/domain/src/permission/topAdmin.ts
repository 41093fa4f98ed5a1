/** The top admins and their groups: ids from configuration, both empty by default. Source: CF-61. */
export interface TopAdminLists {
  readonly topAdminIds: readonly string[]
  readonly otherGroupIds: readonly string[]
}

export const NO_TOP_ADMINS: TopAdminLists = { topAdminIds: [], otherGroupIds: [] }

type Id = string | null | undefined

/** Source: PERM-07. */
export function isTopAdmin(driverId: Id, lists: TopAdminLists): boolean {
  return includes(lists.topAdminIds, driverId)
}

/** Whether the panel has the Other tab: for top admins, and only in the configured groups. Source: PERM-10. */
export function showsOther(
  { driverId, groupId }: { readonly driverId: Id; readonly groupId: Id },
  lists: TopAdminLists,
): boolean {
  return isTopAdmin(driverId, lists) && includes(lists.otherGroupIds, groupId)
}

/** Whether the driver/admin selector shows; it is inside the Other tab. Source: PERM-09. */
export function showsUserTypeSelector(driverId: Id, lists: TopAdminLists): boolean {
  return isTopAdmin(driverId, lists)
}

function includes(ids: readonly string[], id: Id): boolean {
  return typeof id === 'string' && id !== '' && ids.includes(id)
}
