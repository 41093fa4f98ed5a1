/** The result of the transaction check before a top-up. */
export type TopUpCheck =
  | { readonly isAllowed: true }
  | { readonly isAllowed: false; readonly message: string }

/**
 * Whether a driver may be topped up: only if the check's message is exactly `Success`. Any other message blocks and is
 * shown with one OK. CF-65.
 */
export function readTopUpCheck(message: string | null | undefined): TopUpCheck {
  if (message === 'Success') return { isAllowed: true }
  return { isAllowed: false, message: typeof message === 'string' ? message : '' }
}

/**
 * The state of a top-up. `asking` waits for the transaction check, `pinAsking` for the check of the PIN, `confirming`
 * for the confirmation, `submitting` for the money call; in `checking` the outcome is unknown and the server is queried
 * until it is known. In `resumed` it is queried about an earlier top-up of this wallet, which another page has sent.
 */
export type TopUpState =
  | 'idle'
  | 'asking'
  | 'blocked'
  | 'amount'
  | 'pin'
  | 'pinAsking'
  | 'confirming'
  | 'submitting'
  | 'checking'
  | 'resumed'
  | 'done'

export type TopUpEvent =
  /** Top up was pressed. */
  | 'open'
  /** An earlier top-up of this wallet has an unknown outcome, because its page was left: found at the start or at a confirmation. */
  | 'resume'
  /** The transaction check allowed it or blocked it. */
  | 'allowed'
  | 'blocked'
  /** An amount was entered, in a group without and with a PIN. */
  | 'noPin'
  | 'needPin'
  /** A PIN was entered; then it was right or wrong. */
  | 'enterPin'
  | 'pinAccepted'
  | 'pinRefused'
  /** The transaction check or the check of the PIN failed. */
  | 'askFailed'
  /** The summary was confirmed, or the amount is to be changed. */
  | 'confirm'
  | 'back'
  /** The money moved, did not move, or the outcome is unknown. */
  | 'succeeded'
  | 'failed'
  | 'unknown'
  /** Cancel, OK or Escape. */
  | 'close'

/**
 * The state machine of a top-up. The money call is in flight only in `submitting`, which only a confirmation starts.
 * From there and from `checking` no event leads to a second submit before the server has reported that the first one
 * failed, and neither state can be closed. A failure keeps the popup open with its amount (CF-120), unless the
 * transaction check, asked again, blocks another one. WAL-09, WAL-13.
 */
export const TOP_UP_STEPS: Readonly<Record<TopUpState, Readonly<Partial<Record<TopUpEvent, TopUpState>>>>> = {
  idle: { open: 'asking', resume: 'resumed' },
  asking: { allowed: 'amount', blocked: 'blocked', askFailed: 'idle', close: 'idle' },
  blocked: { close: 'idle' },
  amount: { noPin: 'confirming', needPin: 'pin', resume: 'resumed', close: 'idle' },
  pin: { enterPin: 'pinAsking', back: 'amount', close: 'idle' },
  pinAsking: { pinAccepted: 'confirming', pinRefused: 'pin', askFailed: 'pin' },
  confirming: { confirm: 'submitting', back: 'amount', close: 'idle' },
  submitting: { succeeded: 'done', failed: 'amount', unknown: 'checking' },
  checking: { succeeded: 'done', failed: 'amount', blocked: 'blocked' },
  resumed: { succeeded: 'done', failed: 'amount', blocked: 'blocked', close: 'idle' },
  done: { close: 'idle' },
}

/** The state after an event; an event that is not possible in the state changes nothing. */
export function moveTopUp(state: TopUpState, event: TopUpEvent): TopUpState {
  return TOP_UP_STEPS[state][event] ?? state
}

/** The event after an amount: the PIN if the group requires it, else the confirmation. PERM-16. */
export function amountGiven(needsPin: boolean): 'needPin' | 'noPin' {
  return needsPin ? 'needPin' : 'noPin'
}
