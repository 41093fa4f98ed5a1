/** Whether a server's flag grants something: only true, 1 or "1". Source: CF-63. */
export function isGranted(flag: unknown): boolean {
  return flag === true || flag === 1 || flag === '1'
}

/** Whether a top-up requires a PIN, from the domain's `is_pincode`. Source: PERM-16. */
export function needsPin(isPincode: unknown): boolean {
  return isGranted(isPincode)
}

/** Whether the Registration button shows, from the domain's `is_default`: only for 0 or "0". Source: PERM-17. */
export function showsRegistration(isDefault: unknown): boolean {
  return isDefault === 0 || isDefault === '0'
}
