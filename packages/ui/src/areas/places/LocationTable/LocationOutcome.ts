/** The result of a location change; `reason` in plain text. */
export type LocationOutcome = { readonly isDone: true } | { readonly isDone: false; readonly reason: string }
