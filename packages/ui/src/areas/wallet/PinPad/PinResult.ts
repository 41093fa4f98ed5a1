/**
 * The result of a PIN:
 * - `accepted`: the PIN is correct.
 * - `wrong`: the server refused it; another can be entered.
 * - `locked`: the server accepts no PIN for a while. Only a server's response locks, never the client (T15).
 * - `failed`: the PIN was not checked, such as when the server is unreachable.
 */
export type PinResult =
  | { readonly outcome: 'accepted' }
  | {
      readonly outcome: 'wrong' | 'locked' | 'failed'
      /** Plain text to show: the server's message where it has one. A default text without it. */
      readonly message?: string | undefined
    }

/** The result of an entered PIN. Resolving to nothing means accepted. */
export type PinAnswer = PinResult | undefined | Promise<PinResult | undefined>
