/** Whether a flag of the server grants something: true, 1 or "1", and nothing else. Source: PERM-14, PERM-15, PERM-16, CF-63, CF-64. */
export function isGranted(flag: unknown): boolean {
  return flag === true || flag === 1 || flag === '1'
}

/** Whether topping up asks for a PIN, from the domain's `is_pincode`. Source: PERM-16, WAL-13, CF-64. */
export function needsPin(isPincode: unknown): boolean {
  return isGranted(isPincode)
}

/** Whether the Registration button shows, from the domain's `is_default`: only 0 or "0"; missing hides it. Source: PERM-17, CF-64. */
export function showsRegistration(isDefault: unknown): boolean {
  return isDefault === 0 || isDefault === '0'
}
