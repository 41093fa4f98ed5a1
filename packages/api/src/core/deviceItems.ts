/** Small texts that outlive the page: on the device or in its tab, and where the browser keeps none in the page's memory (CF-119). */
export interface DeviceItems {
  get(name: string): string | undefined
  set(name: string, text: string): void
  remove(name: string): void
  /** All items, by name. */
  all(): [name: string, text: string][]
}

/** The items whose names start with `start`, and no others; on the device unless another storage is given. */
export function deviceItems(start: string, storage: () => Storage = () => localStorage): DeviceItems {
  const unkept = new Map<string, string>()
  return {
    get(name) {
      const text = unkept.get(name)
      try {
        return text ?? storage().getItem(name) ?? undefined
      } catch {
        return text
      }
    },
    set(name, text) {
      try {
        storage().setItem(name, text)
        unkept.delete(name)
      } catch {
        unkept.set(name, text)
      }
    },
    remove(name) {
      unkept.delete(name)
      try {
        storage().removeItem(name)
      } catch {
        // It was kept in memory.
      }
    },
    all() {
      const all = [...unkept]
      try {
        const kept = storage()
        for (const name of Object.keys(kept))
          if (name.startsWith(start) && !unkept.has(name)) all.push([name, kept.getItem(name) ?? ''])
      } catch {
        // Only memory has them.
      }
      return all
    },
  }
}
