interface Asked {
  readonly error: Error | null
  readonly dataUpdatedAt: number
  readonly errorUpdatedAt: number
}

/** The newest failure of several calls. */
export interface Problem {
  readonly error: Error
  /** Another call was answered after it: the server is reachable again (CF-115). */
  readonly isPart: boolean
}

/** Why the data of the calls is stale; undefined where none of them failed. */
export function newestProblem(calls: readonly Asked[]): Problem | undefined {
  const [newest] = calls.filter(({ error }) => error).sort((a, b) => b.errorUpdatedAt - a.errorUpdatedAt)
  if (!newest?.error) return undefined
  return {
    error: newest.error,
    isPart: calls.some(({ dataUpdatedAt }) => dataUpdatedAt > newest.errorUpdatedAt),
  }
}
