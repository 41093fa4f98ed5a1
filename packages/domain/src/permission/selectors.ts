/** Whether the group selector, with its All, shows: with more than one group. Source: PERM-18. */
export function showsGroupSelector(groupCount: number): boolean {
  return groupCount > 1
}

/** Whether an owner's vehicle select offers All: with more than one vehicle. Source: OMAP-04. */
export function offersAllVehicles(vehicleCount: number): boolean {
  return vehicleCount > 1
}
