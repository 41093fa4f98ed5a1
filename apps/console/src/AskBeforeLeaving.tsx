import { useText } from '@fleetgis/ui'
import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { useConsole } from './ConsoleContext.ts'
import type { Navigation } from './navigation.ts'

const load = () => import('./LeaveQuestion.tsx')
/** Where its code cannot be loaded the browser asks: a failed part would take the page with its unsaved input along. */
const LeaveQuestion = lazy<ComponentType>(() => load().catch(() => ({ default: BrowserQuestion })))

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

/** The question as the browser asks it. */
function BrowserQuestion() {
  const { navigation } = useConsole()
  const t = useText()
  useEffect(() => {
    // StrictMode runs the effect twice.
    if (navigation.isAsking) navigation.answer(window.confirm(`${t('unsaved.title')}\n${t('unsaved.text')}`))
  }, [navigation, t])
  return null
}
