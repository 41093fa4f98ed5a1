import { lazily, SignedInShell } from '@fleetgis/ui'
import type { ReactNode } from 'react'
import { useConsole } from './ConsoleContext.ts'
import { HasMain } from './HasMain.ts'
import { useChooseAppearance } from './useAppearance.ts'

interface ConsoleShellProps {
  /** Whether a path is one of the console's (CF-125). */
  isPath: (path: string) => boolean
  /** The path of the page's entry in the menu. */
  menuPath: string
  /** The number of the page's visit. */
  visit: number
  children: ReactNode
}

/** Loaded with the button's first hover or focus, or with the first Ctrl+K. */
const FindAnything = lazily(() => import('./FindAnything.tsx').then((file) => file.default))

/** The navbar around the pages of the console (MENU-01..09, CF-126). */
export default function ConsoleShell({ isPath, menuPath, visit, children }: ConsoleShellProps) {
  const { navigation, session } = useConsole()
  const choose = useChooseAppearance()
  return (
    <SignedInShell
      userName={session.user?.name}
      isPath={isPath}
      currentPath={menuPath}
      visit={visit}
      find={FindAnything}
      onSignOut={() => navigation.leave(() => session.signOut())}
      onLanguageChange={choose}
      onThemeChange={choose}
    >
      <HasMain value={true}>{children}</HasMain>
    </SignedInShell>
  )
}
