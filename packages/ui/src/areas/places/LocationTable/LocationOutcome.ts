/** How a change of a location ended; `reason` in plain text. */
export type LocationOutcome = { readonly isDone: true } | { readonly isDone: false; readonly reason: string }
