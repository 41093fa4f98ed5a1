/** What a list page keeps in its history entry: personal text stays out of addresses, logs and shared links. */
export interface HistoryEntry {
  /** The search text, which may be a phone number or an e-mail address. */
  readonly search?: string | undefined
  /** The vertical scroll offset, in px. */
  readonly scroll?: number | undefined
}

/** Reads the present history entry; other states are ignored. */
export function readHistoryEntry(state: unknown = history.state): HistoryEntry {
  if (typeof state !== 'object' || state === null) return {}
  const { search, scroll } = state as Record<string, unknown>
  return {
    search: typeof search === 'string' ? search : undefined,
    scroll: typeof scroll === 'number' && scroll > 0 ? scroll : undefined,
  }
}

/** Changes the present history entry, and its query if one is given; nothing navigates, so the guard is not called. */
export function writeHistoryEntry(changes: HistoryEntry, query = location.search): void {
  history.replaceState({ ...readHistoryEntry(), ...changes }, '', location.pathname + query)
}
