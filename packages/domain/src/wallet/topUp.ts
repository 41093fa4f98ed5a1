/** What the transaction check says before a top-up. */
export type TopUpCheck =
  | { readonly isAllowed: true }
  | { readonly isAllowed: false; readonly message: string }

/**
 * Whether a driver may be topped up: only where the check's message is exactly `Success`. Any other message blocks and
 * is shown with one OK. WAL-09, WAL-10, WAL-11, WAL-12, CF-65.
 */
export function readTopUpCheck(message: string | null | undefined): TopUpCheck {
  if (message === 'Success') return { isAllowed: true }
  return { isAllowed: false, message: typeof message === 'string' ? message : '' }
}

/**
 * Where a top-up is. `asking` waits for the transaction check, `pinAsking` for the check of the PIN, `confirming` for a
 * yes to what will happen, `submitting` for the money; `checking` means that nobody knows whether the money moved: the
 * server is asked until it says.
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
  | 'done'

export type TopUpEvent =
  /** Top up was pressed. */
  | 'open'
  /** The transaction check allowed it or blocked it. */
  | 'allowed'
  | 'blocked'
  /** An amount was given, in a group without and with a PIN. */
  | 'noPin'
  | 'needPin'
  /** A PIN was given; then it was right or wrong. */
  | 'enterPin'
  | 'pinAccepted'
  | 'pinRefused'
  /** The transaction check or that of the PIN could not be made. */
  | 'askFailed'
  /** What will happen was read, and is wanted; or the amount is to be changed. */
  | 'confirm'
  | 'back'
  /** The money moved, did not move, or nobody knows. */
  | 'succeeded'
  | 'failed'
  | 'unknown'
  /** Cancel, OK or Escape. */
  | 'close'

/**
 * The top-up machine. Money is under way only in `submitting`, which nothing but a confirmation leads to; from there and from `checking` nothing leads back to a
 * second submit before the server has said that the first one failed, and neither can be closed. A failure keeps the
 * popup open with its amount (CF-120). WAL-10, WAL-13, PERM-16, CF-65, CF-66.
 */
export const TOP_UP_STEPS: Readonly<Record<TopUpState, Readonly<Partial<Record<TopUpEvent, TopUpState>>>>> = {
  idle: { open: 'asking' },
  asking: { allowed: 'amount', blocked: 'blocked', askFailed: 'idle', close: 'idle' },
  blocked: { close: 'idle' },
  amount: { noPin: 'confirming', needPin: 'pin', close: 'idle' },
  pin: { enterPin: 'pinAsking', back: 'amount', close: 'idle' },
  pinAsking: { pinAccepted: 'confirming', pinRefused: 'pin', askFailed: 'pin' },
  confirming: { confirm: 'submitting', back: 'amount', close: 'idle' },
  submitting: { succeeded: 'done', failed: 'amount', unknown: 'checking' },
  checking: { succeeded: 'done', failed: 'amount' },
  done: { close: 'idle' },
}

/** The state after an event; an event that does not belong there changes nothing. */
export function moveTopUp(state: TopUpState, event: TopUpEvent): TopUpState {
  return TOP_UP_STEPS[state][event] ?? state
}

/** What follows an amount: the PIN where the group asks for one, else the confirmation. WAL-13, PERM-16. */
export function amountGiven(needsPin: boolean): 'needPin' | 'noPin' {
  return needsPin ? 'needPin' : 'noPin'
}
