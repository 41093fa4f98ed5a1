/** Who counts as a top admin, and in which groups: ids from configuration; both empty unless set. Source: PERM-07, PERM-10, CF-61. */
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

/** Whether the panel has the Other tab: for top admins, and only in the groups named. Source: PERM-08, PERM-10, EMB-04, CF-61. */
export function showsOther(
  { driverId, groupId }: { readonly driverId: Id; readonly groupId: Id },
  lists: TopAdminLists,
): boolean {
  return isTopAdmin(driverId, lists) && includes(lists.otherGroupIds, groupId)
}

/** Whether the driver/admin selector is there; it stands inside the Other tab. Source: PERM-09, CF-61. */
export function showsUserTypeSelector(driverId: Id, lists: TopAdminLists): boolean {
  return isTopAdmin(driverId, lists)
}

function includes(ids: readonly string[], id: Id): boolean {
  return typeof id === 'string' && id !== '' && ids.includes(id)
}
