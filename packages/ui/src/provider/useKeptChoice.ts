import { useCallback, useState, useSyncExternalStore } from 'react'

const PREFIX = 'fleetgis.'
/** What cannot be stored lasts as long as the page. */
const inMemory = new Map<string, string>()
const listeners = new Set<() => void>()

/**
 * A choice about how this browser shows things, such as the rows of a page, with its setter; undefined until the user
 * has chosen. Without a name it lasts as long as the component. Never give it what a person typed, or whom it is about.
 */
export function useKeptChoice(
  name: string | undefined,
): readonly [string | undefined, (value: string) => void] {
  const kept = useSyncExternalStore(
    subscribe,
    () => (name === undefined ? undefined : read(name)),
    () => undefined,
  )
  const [own, setOwn] = useState<string>()
  const keep = useCallback((chosen: string) => name !== undefined && write(name, chosen), [name])
  return name === undefined ? [own, setOwn] : [kept, keep]
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  // Another tab has chosen.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function read(name: string): string | undefined {
  try {
    return inMemory.get(name) ?? localStorage.getItem(PREFIX + name) ?? undefined
  } catch {
    return inMemory.get(name)
  }
}

function write(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value)
    inMemory.delete(name)
  } catch {
    // Private windows and full storages refuse it.
    inMemory.set(name, value)
  }
  for (const listener of [...listeners]) listener()
}
