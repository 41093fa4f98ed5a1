import { useConsole } from './ConsoleContext.ts'
import { findRoute, isInShell } from './routes.ts'
import { useShown } from './useShown.ts'

/** Whether the present page is inside the console's navbar and menu (CF-155). */
export function useIsInShell(): boolean {
  const { session, tokens } = useConsole()
  const path = useShown()?.place.path
  if (path === undefined) return false
  if (findRoute(path)?.route.isInShell !== 'signedIn') return isInShell(path)
  return session.user !== undefined && tokens.for(path) === undefined
}
