/** A part of a page that has failed for a cause that others may share. */
interface FailedPart {
  readonly cause: string
  /** The browser may be offline: no server was reached. */
  readonly isUnreached: boolean
  /** It shows the cause only where no other part does. */
  readonly isLast: boolean
  readonly retry: () => void
}

/** The parts of one page or dialog that have failed, in the order of their failure. */
export interface FailedParts {
  /**
   * Adds a part, or replaces it; the returned function removes it. The id is an object, because `useId` repeats in another
   * root.
   */
  add(id: object, part: FailedPart): () => void
  all(): readonly FailedPart[]
  /** The id of the part that shows a cause; undefined where none has failed for it. */
  leadOf(cause: string | undefined): object | undefined
  /** Calls `listener` on every change; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

const byOwner = new WeakMap<object, FailedParts>()

/** The failed parts of a page or a dialog, which is their `owner`. */
export function failedPartsOf(owner: object): FailedParts {
  const parts = byOwner.get(owner) ?? createFailedParts()
  byOwner.set(owner, parts)
  return parts
}

function createFailedParts(): FailedParts {
  const failed = new Map<object, FailedPart>()
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of [...listeners]) listener()
  }
  return {
    add(id, part) {
      failed.set(id, part)
      notify()
      return () => {
        failed.delete(id)
        notify()
      }
    },
    all: () => [...failed.values()],
    leadOf(cause) {
      const ids = [...failed].filter(([, part]) => part.cause === cause)
      const [lead] = ids.find(([, { isLast }]) => !isLast) ?? ids[0] ?? []
      return lead
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
