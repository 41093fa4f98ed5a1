/** Names taken in this tab, for browsers without locks that tabs share. */
const taken = new Set<string>()

/**
 * Does something under a name, unless the same is being done under it in this tab or, where the browser has locks,
 * in another: then nothing is done. Resolves to whether it was.
 */
export async function alone(name: string, use: () => Promise<void>): Promise<boolean> {
  if (taken.has(name)) return false
  taken.add(name)
  try {
    const { locks } = navigator as { locks?: LockManager }
    if (!locks) {
      await use()
      return true
    }
    let isAnswered = false
    return await locks
      .request(name, { ifAvailable: true }, async (lock) => {
        isAnswered = true
        if (lock !== null) await use()
        return lock !== null
      })
      .catch(async (error) => {
        if (isAnswered) throw error
        // A browser refuses all locks where the origin is opaque, as in a sandboxed frame.
        await use()
        return true
      })
  } finally {
    taken.delete(name)
  }
}
