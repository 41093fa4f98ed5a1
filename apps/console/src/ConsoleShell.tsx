import { SignedInShell } from '@fleetgis/ui'
import type { ReactNode } from 'react'
import { useConsole } from './ConsoleContext.ts'
import { findRoute } from './routes.ts'
import { useChooseAppearance } from './useAppearance.ts'
import { useShown } from './useShown.ts'

/** CF-125. */
const isPath = (path: string) => findRoute(path) !== undefined

/** The navbar around the pages of the console (MENU-01..09, CF-126). */
export default function ConsoleShell({ children }: { children: ReactNode }) {
  const { session } = useConsole()
  const choose = useChooseAppearance()
  const shown = useShown()
  return (
    <SignedInShell
      userName={session.user?.name}
      isPath={isPath}
      currentPath={shown?.place.path ?? ''}
      onSignOut={() => session.signOut()}
      onLanguageChange={choose}
      onThemeChange={choose}
    >
      {children}
    </SignedInShell>
  )
}
