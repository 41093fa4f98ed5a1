/** The used part of a browser's storage. */
export interface KeyValueStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** A storage that lives as long as the page. */
export function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

/** What `storage` has of `keys`, in memory. */
function copyOf(storage: KeyValueStorage | undefined, keys: readonly string[]): KeyValueStorage {
  const memory = memoryStorage()
  try {
    for (const key of keys) {
      const value = storage?.getItem(key) ?? undefined
      if (value !== undefined) memory.setItem(key, value)
    }
  } catch {
    // It cannot be read either.
  }
  return memory
}

/**
 * Reads and writes `storage`; after its first exception memory replaces it, with what it has of `keys` (CF-119). What is
 * removed then is removed from both, so that a Sign Out leaves no token behind.
 */
export function safeStorage(open: () => KeyValueStorage, keys: readonly string[]): KeyValueStorage {
  let storage: KeyValueStorage | undefined
  let memory: KeyValueStorage | undefined
  function attempt<T>(use: (storage: KeyValueStorage) => T): T {
    if (memory !== undefined) return use(memory)
    try {
      storage ??= open()
      return use(storage)
    } catch {
      memory = copyOf(storage, keys)
      return use(memory)
    }
  }
  return {
    getItem: (key) => attempt((target) => target.getItem(key)),
    setItem: (key, value) => attempt((target) => target.setItem(key, value)),
    removeItem(key) {
      attempt((target) => target.removeItem(key))
      if (memory === undefined) return
      try {
        storage?.removeItem(key)
      } catch {
        // Memory alone has it.
      }
    },
  }
}
