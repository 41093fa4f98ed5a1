import { isGranted } from '@fleetgis/domain/permission'
import { refuse } from '../answer.ts'
import type { Account } from '../auth/account.ts'
import { dayOf } from '../base/stamp.ts'
import { acts } from '../bookings/access.ts'
import { checkMember } from '../drivers/access.ts'
import type { Enlisted } from '../drivers/roster.ts'
import type { Group } from '../groups/group.ts'
import { hasWallets, termsOf } from '../groups/terms.ts'
import type { World } from '../world.ts'

/** Maximum of one top-up and of a wallet, MMK. */
export const LIMITS = { once: 500_000, wallet: 1_000_000 } as const

/** The messages of the transaction check (WAL-10..12). */
export const CHECK_MESSAGES = {
  allowed: 'Success',
  byYourself: 'This driver has already been topped up today by yourself.',
  byAdmin: 'This driver has already been topped up today by an admin.',
  limit: 'The top-up limit of this driver has been reached.',
} as const

const isAllowed = ({ movesMoney = true }: Account): boolean => movesMoney

/** Whether an admin may top up and decide requests in web views: `is_permission` (PERM-14, PERM-15). */
export const movesMoney = (admin: Account): boolean => isAllowed(admin) && acts(admin)

/** Refuses with 403 an admin who may not move money in web views, and a group without wallets. */
export function checkMoney(admin: Account, group: Group): void {
  checkMoneyOf(movesMoney(admin), group)
}

function checkMoneyOf(mayMove: boolean, group: Group): void {
  if (!mayMove) refuse(403, 'You may not move money.')
  if (!hasWallets(group.id)) refuse(403, `${group.name} takes no fees, so it has no wallets.`)
}

/** The admin, the group and the driver of a top-up. */
export interface Actors {
  admin: Account
  group: Group
  owner: Enlisted
}

/**
 * The transaction check: one top-up by hand per wallet and day, by any admin, up to the limit. Approved requests do not
 * count.
 */
export function topUpCheck(world: World, { admin, group, owner }: Actors): string {
  const today = dayOf(world.now)
  const { movements } = world.wallets.statement(owner, group.id, { first: today, last: today }, world.now)
  const byHand = movements.find((movement) => movement.kind === 'topUp' && movement.way === 'hand')
  if (byHand?.kind === 'topUp') {
    return byHand.by === admin.userId ? CHECK_MESSAGES.byYourself : CHECK_MESSAGES.byAdmin
  }
  const isFull = world.wallets.balance(owner, group.id, world.now) >= LIMITS.wallet
  return isFull ? CHECK_MESSAGES.limit : CHECK_MESSAGES.allowed
}

/** Refuses an invalid amount with 400, and one above the wallet's limit with 409. */
function checkAmount(world: World, { group, owner }: Omit<Actors, 'admin'>, amount: number): void {
  if (!Number.isInteger(amount) || amount < 1 || amount > LIMITS.once) {
    refuse(400, `amount: expected a whole number from 1 to ${LIMITS.once}`)
  }
  const room = LIMITS.wallet - world.wallets.balance(owner, group.id, world.now)
  if (amount > room)
    refuse(409, `The wallet holds at most ${LIMITS.wallet}: ${Math.max(0, room)} can be added.`)
}

/** Tops up by hand from the panel, after a check and, if the group requires it, the PIN (WAL-13). */
export function topUpByHand(world: World, actors: Actors, amount: number): void {
  const { admin, group, owner } = actors
  const pin = { userId: admin.userId, groupId: group.id }
  const intent = { ...pin, driverKey: owner.profile.key }
  checkMoney(admin, group)
  checkMember(world, owner, group)
  checkAmount(world, actors, amount)
  const needsPin = isGranted(termsOf(group.id).is_pincode)
  const message = topUpCheck(world, actors)
  if (message !== CHECK_MESSAGES.allowed) refuse(409, message)
  if (!world.checks.isOpen(intent, world.now))
    refuse(409, 'Check first whether this driver may be topped up.')
  if (needsPin && !world.pins.isOpen(pin, world.now)) refuse(403, 'Enter your PIN first.')
  world.checks.spend(intent)
  world.pins.spend(pin)
  world.wallets.topUp(owner, group.id, { amount, by: admin.userId, way: 'hand' }, world.now)
}

/** Adds to a balance from the console, without a check or PIN (DRV-15). The role needs its right on the driver page. */
export function addFromConsole(world: World, { admin, group, owner }: Actors, amount: number): void {
  checkMoneyOf(isAllowed(admin), group)
  checkMember(world, owner, group)
  checkAmount(world, { group, owner }, amount)
  world.wallets.topUp(owner, group.id, { amount, by: admin.userId, way: 'hand' }, world.now)
}

/** Approves or rejects a request, once; an approved one moves the money (APR-11). */
export function decideRequest(
  world: World,
  { admin, group, owner }: Actors,
  { requestKey, amount, status }: { requestKey: string; amount: number; status: number },
): void {
  const decision = status === 2 ? 'approve' : status === 4 ? 'reject' : refuse(400, 'status: expected 2 or 4')
  checkMoney(admin, group)
  const request = world.requests.find(requestKey, world.now) ?? refuse(404, 'There is no such request.')
  if (request.groupId !== group.id) refuse(403, `This request does not belong to ${group.name}.`)
  if (request.driver.key !== owner.profile.key) refuse(400, 'driverid: expected the driver of this request')
  if (request.amount !== amount) refuse(400, 'amount: expected the amount of the request')
  if (world.requests.status(request, world.now) !== 1) refuse(409, 'This request has been decided already.')
  if (decision === 'approve') {
    checkMember(world, owner, group)
    checkAmount(world, { group, owner }, amount)
  }
  world.requests.decide(request, decision, world.now)
  if (decision === 'approve') {
    world.wallets.topUp(owner, group.id, { amount, by: admin.userId, way: 'request' }, world.now)
  }
}
