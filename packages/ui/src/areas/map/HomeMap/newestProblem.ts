interface Asked {
  readonly error: Error | null
  readonly dataUpdatedAt: number
  readonly errorUpdatedAt: number
}

/**
 * Why what the calls show is not the newest: the newest failure, or `part` where an answer has come since, so that it no
 * longer says whether the server can be reached (CF-115). Undefined where none of them failed.
 */
export function newestProblem(calls: readonly Asked[]): Error | 'part' | undefined {
  const [newest] = calls.filter(({ error }) => error).sort((a, b) => b.errorUpdatedAt - a.errorUpdatedAt)
  if (!newest?.error) return undefined
  return calls.some(({ dataUpdatedAt }) => dataUpdatedAt > newest.errorUpdatedAt) ? 'part' : newest.error
}
