import { type ApprovalStatusCode, decide } from '../../packages/domain/src/wallet/index.ts'
import type { World } from '../../packages/sandbox/src/server.ts'

/** A top-up that the ledger has written. */
export interface Movement {
  driverId: string
  groupId: string
  amount: number
}

/** A world whose ledger is watched. */
export interface Watched {
  world: World
  /** What calls have written into the ledger, oldest first. */
  movements: readonly Movement[]
  /** The names of the calls that have reached the server, oldest first. */
  readonly arrivals: readonly string[]
  /**
   * Whether the server detects repeated calls: a check and a PIN that are each valid for one top-up, and an amount that
   * a wallet has been given already. Otherwise a repeated call is twice in its ledger.
   */
  isGuarded: boolean
  /** Makes a request submitted again, whatever was decided: there are more runs than requests. */
  reopen(requestKey: string): void
}

/** Watches the ledger of a world, at first without its guards. `refuse` answers a call as the sandbox does. */
export function watch(world: World, refuse: (code: number, message: string) => never): Watched {
  const movements: Movement[] = []
  const arrivals: string[] = []
  const wallets: World['wallets'] = {
    ...world.wallets,
    topUp(owner, groupId, topUp, now) {
      const isRepeated = movements.some(
        (one) => one.driverId === owner.profile.key && one.groupId === groupId && one.amount === topUp.amount,
      )
      // The console's call has neither a check nor a PIN that would refuse it.
      if (watched.isGuarded && isRepeated) refuse(409, 'This amount has been added already.')
      movements.push({ driverId: owner.profile.key, groupId, amount: topUp.amount })
      // Those by hand are limited to one a day, and there are more runs than drivers.
      return world.wallets.topUp(owner, groupId, { ...topUp, way: 'request' }, now)
    },
  }
  const checks: World['checks'] = {
    ...world.checks,
    spend: (intent) => watched.isGuarded && world.checks.spend(intent),
  }
  const pins: World['pins'] = {
    ...world.pins,
    spend: (owner) => watched.isGuarded && world.pins.spend(owner),
  }
  const statuses = new Map<string, ApprovalStatusCode>()
  const requests: World['requests'] = {
    ...world.requests,
    status: (request, now) => statuses.get(request.key) ?? world.requests.status(request, now),
    decide(request, decision, now) {
      const to = decide(requests.status(request, now), decision)
      if (to !== undefined) statuses.set(request.key, to)
      return to !== undefined
    },
  }
  const faults: World['faults'] = {
    ...world.faults,
    draw(endpoint, call) {
      arrivals.push(endpoint.name)
      return world.faults.draw(endpoint, call)
    },
  }
  const parts = { wallets, checks, pins, requests, faults }
  const overrides = Object.entries(parts).map(([name, value]) => [name, { value }])
  const watched = {
    world: Object.create(world, Object.fromEntries(overrides)) as World,
    movements,
    arrivals,
    isGuarded: false,
    reopen: (requestKey: string) => void statuses.set(requestKey, 1),
  }
  return watched
}
