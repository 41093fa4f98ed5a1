import { useCallback, useSyncExternalStore } from 'react'

const PREFIX = 'fleetgis.'
/** What cannot be stored lasts as long as the page. */
const inMemory = new Map<string, string>()
const listeners = new Set<() => void>()

/**
 * A choice about how this browser shows things, such as the rows of a page, with its setter; undefined until the user
 * has chosen. Never give it what a person typed, or whom it is about.
 */
export function useKeptChoice(name: string): readonly [string | undefined, (value: string) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => read(name),
    () => undefined,
  )
  const choose = useCallback((chosen: string) => write(name, chosen), [name])
  return [value, choose]
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
