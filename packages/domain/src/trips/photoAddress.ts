import { allowedAddress } from '../query/allowedAddress.ts'

/**
 * The address of a photo, where it may be shown: https, on a host of the list. Undefined for anything else, and a
 * placeholder stands in its place. BKD-01, BKD-02, T7.
 */
export function photoAddress(
  address: string | null | undefined,
  hosts: readonly string[],
): string | undefined {
  return typeof address === 'string' ? allowedAddress(address.trim(), hosts) : undefined
}
