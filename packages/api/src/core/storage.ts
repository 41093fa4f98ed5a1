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

/** Reads and writes `storage`; after its first exception memory replaces it (CF-119). */
export function safeStorage(open: () => KeyValueStorage): KeyValueStorage {
  let storage: KeyValueStorage | undefined
  const memory = memoryStorage()
  function attempt<T>(use: (storage: KeyValueStorage) => T): T {
    try {
      storage ??= open()
      return use(storage)
    } catch {
      storage = memory
      return use(memory)
    }
  }
  return {
    getItem: (key) => attempt((target) => target.getItem(key)),
    setItem: (key, value) => attempt((target) => target.setItem(key, value)),
    removeItem: (key) => attempt((target) => target.removeItem(key)),
  }
}
