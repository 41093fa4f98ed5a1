import { checkedRoute, TOAST_MS } from '@fleetgis/domain/auth'
import { SignedInShell, useNotify, useText } from '@fleetgis/ui'
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { useConsole } from './ConsoleContext.ts'
import { findRoute } from './routes.ts'
import { useChooseAppearance } from './useAppearance.ts'
import { useShown } from './useShown.ts'
import { consoleWords } from './words.ts'

/** CF-125. */
const isPath = (path: string) => findRoute(path) !== undefined

/** The path of the menu's entry for a page: a page of a single thing belongs to its list, and those of places to one entry. */
const menuPath = (path: string) =>
  findRoute(path)?.route.isInShell === 'signedIn' ? '/location' : checkedRoute(path)

/** The navbar around the pages of the console (MENU-01..09, CF-126). */
export default function ConsoleShell({ children }: { children: ReactNode }) {
  const { navigation, session } = useConsole()
  const choose = useChooseAppearance()
  const shown = useShown()
  useRefusalNotice()
  return (
    <SignedInShell
      userName={session.user?.name}
      isPath={isPath}
      currentPath={menuPath(shown?.place.path ?? '')}
      onSignOut={() => navigation.leave(() => session.signOut())}
      onLanguageChange={choose}
      onThemeChange={choose}
    >
      {children}
    </SignedInShell>
  )
}

/** Shows a toast when a place is refused and the page stays. CF-156. */
function useRefusalNotice() {
  const { navigation } = useConsole()
  const notify = useNotify()
  const t = useText(consoleWords)
  const refusals = useSyncExternalStore(navigation.subscribe, () => navigation.refusals)
  const notified = useRef(refusals)
  useEffect(() => {
    if (notified.current === refusals) return
    notified.current = refusals
    notify(t('page.refused'), { tone: 'warning', duration: TOAST_MS.named })
  }, [refusals, notify, t])
}
