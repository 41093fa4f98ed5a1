import { useSyncExternalStore } from 'react'
import { useConsole } from './ConsoleContext.ts'
import type { Shown } from './shownPage.ts'

/** The present screen; undefined until the first place is admitted. */
export function useShown(): Shown | undefined {
  const { navigation } = useConsole()
  return useSyncExternalStore(navigation.subscribe, () => navigation.shown)
}
