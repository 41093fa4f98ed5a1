import type { World } from '../world.ts'
import type { Driver } from './driver.ts'

/** What a driver's wallet holds just now in the group that they drive for, MMK; null for nobody. */
export function balanceOf({ roster, wallets, now }: World, { key, groupId }: Driver): number | null {
  const owner = roster.find(key)
  return owner ? wallets.balance(owner, groupId, now) : null
}
