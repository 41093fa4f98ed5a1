import { pinError } from '@fleetgis/domain/wallet'

/** The owner of a PIN: an admin has one in each group. */
export interface PinOwner {
  /** User id of the admin. */
  userId: string
  groupId: string
}

/** The outcome of a PIN: a malformed one is not compared, and a wrong one has the number of tries left. */
export type PinOutcome =
  | { kind: 'right' }
  | { kind: 'malformed' }
  | { kind: 'wrong'; left: number }
  | { kind: 'locked' }

/** The PINs of admins. */
export interface Pins {
  /** Checks a PIN; the right one opens one top-up for a short time. */
  check(owner: PinOwner, pin: string, now: number): PinOutcome
  /** Sets a new PIN if the old one is right. */
  change(owner: PinOwner, change: { oldPin: string; newPin: string }, now: number): PinOutcome
  /** Whether the right PIN was entered recently and is unused. */
  isOpen(owner: PinOwner, now: number): boolean
  /** Uses up the PIN: each entry is valid for one top-up. */
  spend(owner: PinOwner): void
  /** What calls have changed, by user id and id of the group. */
  readonly changes: ReadonlyMap<string, unknown>
}

/** The PIN of every admin in a new world. */
export const FIRST_PIN = '123456'
/** Wrong PINs in a row that lock an admin out. */
export const MAX_TRIES = 5
const LOCKED_FOR = 15 * 60_000
const OPEN_FOR = 5 * 60_000

interface State {
  pin: string
  wrong: number
  lockedUntil: number
  openUntil: number
}

export function createPins(): Pins {
  const states = new Map<string, State>()

  function stateOf({ userId, groupId }: PinOwner): State {
    return states.get(`${userId} ${groupId}`) ?? { pin: FIRST_PIN, wrong: 0, lockedUntil: 0, openUntil: 0 }
  }

  function save({ userId, groupId }: PinOwner, state: State): void {
    states.set(`${userId} ${groupId}`, state)
  }

  /** Compares a PIN and counts wrong ones. */
  function judge(owner: PinOwner, pin: string, now: number): PinOutcome {
    const state = stateOf(owner)
    if (now < state.lockedUntil) return { kind: 'locked' }
    if (pin === state.pin) {
      save(owner, { ...state, wrong: 0 })
      return { kind: 'right' }
    }
    const wrong = state.wrong + 1
    const isLast = wrong >= MAX_TRIES
    save(owner, {
      ...state,
      wrong: isLast ? 0 : wrong,
      lockedUntil: isLast ? now + LOCKED_FOR : 0,
      openUntil: 0,
    })
    return isLast ? { kind: 'locked' } : { kind: 'wrong', left: MAX_TRIES - wrong }
  }

  return {
    check(owner, pin, now) {
      if (pinError(pin)) return { kind: 'malformed' }
      const outcome = judge(owner, pin, now)
      if (outcome.kind === 'right') save(owner, { ...stateOf(owner), openUntil: now + OPEN_FOR })
      return outcome
    },
    change(owner, { oldPin, newPin }, now) {
      if (pinError(oldPin) || pinError(newPin)) return { kind: 'malformed' }
      const outcome = judge(owner, oldPin, now)
      if (outcome.kind === 'right') save(owner, { ...stateOf(owner), pin: newPin })
      return outcome
    },
    isOpen: (owner, now) => now < stateOf(owner).openUntil,
    spend: (owner) => save(owner, { ...stateOf(owner), openUntil: 0 }),
    changes: states,
  }
}
