import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useConsole } from './ConsoleContext.ts'
import type { Navigation } from './navigation.ts'

const load = () => import('./LeaveQuestion.tsx')
const LeaveQuestion = lazy(load)

/** Keeps a page, and loads the question about unsaved input ahead, so that it can be asked offline. */
export function holdPlace(
  navigation: Navigation,
  reason: 'unsaved' | 'sending',
  onDiscard?: () => void,
): () => void {
  if (reason === 'unsaved') load().catch(() => undefined)
  return navigation.hold(reason, onDiscard)
}

/** Asks before a page with unsaved input is left; most pages never load the question. */
export function AskBeforeLeaving() {
  const { navigation } = useConsole()
  const isAsking = useSyncExternalStore(navigation.subscribe, () => navigation.isAsking)
  return isAsking ? (
    <Suspense>
      <LeaveQuestion />
    </Suspense>
  ) : null
}
