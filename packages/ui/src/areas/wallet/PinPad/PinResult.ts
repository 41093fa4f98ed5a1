/**
 * What became of a PIN:
 * - `accepted`: it was right.
 * - `wrong`: it was refused; another can be entered.
 * - `locked`: the server takes none for a while. Nothing here decides that: only a server's answer does (T15).
 * - `failed`: nobody looked at it, as when the server is out of reach.
 */
export type PinResult =
  | { readonly outcome: 'accepted' }
  | {
      readonly outcome: 'wrong' | 'locked' | 'failed'
      /** Plain text to show: the server's own where there is one. Ours unless given. */
      readonly message?: string | undefined
    }

/** Looks at what was entered. Resolving to nothing accepts it. */
export type PinAnswer = PinResult | undefined | Promise<PinResult | undefined>
