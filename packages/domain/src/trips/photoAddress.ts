import { allowedAddress } from '../query/allowedAddress.ts'

/**
 * The address of a photo if it may be shown: https on a listed host, or http on loopback if the list has its very
 * `host:port` (CF-157). Undefined otherwise, which shows a placeholder. T7.
 */
export function photoAddress(
  address: string | null | undefined,
  hosts: readonly string[],
): string | undefined {
  return typeof address === 'string' ? allowedAddress(address.trim(), hosts, { loopback: true }) : undefined
}
