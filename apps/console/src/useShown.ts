import { useSyncExternalStore } from 'react'
import { useConsole } from './ConsoleContext.ts'
import type { Shown } from './navigation.ts'

/** What is on the screen; undefined until the first place has been admitted. */
export function useShown(): Shown | undefined {
  const { navigation } = useConsole()
  return useSyncExternalStore(navigation.subscribe, () => navigation.shown)
}
