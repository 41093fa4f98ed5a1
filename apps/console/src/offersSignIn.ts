import type { Console } from './ConsoleContext.ts'
import { findRoute } from './findRoute.ts'

/**
 * Whether a page whose call was refused for its token may lead to the sign-in. A page that has the app's token may not,
 * and neither may one that only the app opens and that came without: there was no sign-in to repeat. Source: CF-175.
 */
export function offersSignIn(path: string, tokens: Pick<Console['tokens'], 'for'>): boolean {
  if (tokens.for(path) !== undefined) return false
  const route = findRoute(path)?.route
  return route?.token !== 'page' || route.inShell !== undefined
}
