import {
  type FleetClient,
  ServerError,
  type Session,
  SessionExpiredError,
  UnauthorizedError,
} from '@fleetgis/api'
import { checkPermission } from '@fleetgis/api/auth'
import {
  asksServer,
  checkedRoute,
  guardPasses,
  type RouteCheckOutcome,
  routeCheckOutcome,
  SIGN_OUT_ROUTE,
  showsWelcome,
} from '@fleetgis/domain/auth'
import { findRoute, isInShell } from './findRoute.ts'
import type { Logger } from './logger.ts'
import type { Admission } from './navigation.ts'
import type { Place } from './shownPage.ts'

export interface GuardOptions {
  session: Session
  client: FleetClient
  logger: Logger
  /** How long the server may take to check a route, in milliseconds; then the page opens (CF-03). */
  patience?: number
}

interface CheckedRoute {
  readonly outcome: RouteCheckOutcome
  /** The server's words about a refused token (CF-175). */
  readonly message?: string | undefined
}

/** Whether the server refused or failed at the check itself: a renewal before it may fail too (CF-164). */
const isAnswer = (error: unknown): error is ServerError =>
  error instanceof ServerError && error.endpoint === checkPermission.id

/**
 * Checks every place of the console before it is shown (CF-03). Another query of the shown page, such as its open chat, asks
 * the server nothing: it has admitted the page. The guard only guides navigation: the server decides at
 * each call what a user may see and do.
 */
export function createGuard({ session, client, logger, patience = 8000 }: GuardOptions) {
  const toSignIn: Admission = { type: 'redirect', to: SIGN_OUT_ROUTE }

  async function ask(path: string, signal: AbortSignal): Promise<CheckedRoute> {
    const controller = new AbortController()
    const stop = () => controller.abort()
    const timer = setTimeout(stop, patience)
    signal.addEventListener('abort', stop, { once: true })
    try {
      // The page still on screen may have its own token, or none.
      const options = { signal: controller.signal, page: path }
      await client.call(checkPermission, { route: checkedRoute(path) }, options)
      return { outcome: 'pass' }
    } catch (error) {
      if (error instanceof SessionExpiredError) return { outcome: 'expired' }
      if (error instanceof UnauthorizedError) return { outcome: 'unauthorized', message: error.serverMessage }
      const outcome = routeCheckOutcome(isAnswer(error) ? error : 'unreachable')
      if (outcome === 'pass' && !signal.aborted) logger.failed('The route could not be checked', error)
      return { outcome }
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
    }
  }

  return async function admit(
    { path, search }: Place,
    signal: AbortSignal,
    isShown = false,
  ): Promise<Admission> {
    const route = findRoute(path)?.route
    if (path === SIGN_OUT_ROUTE && bounces(search)) return { type: 'redirect', to: '/welcome' }
    if (route?.guard === 'session' || isInShell(path)) {
      const { isLoggedIn: loggedIn, accessToken, storedRole } = session
      if (!guardPasses({ loggedIn, accessToken, storedRole })) return toSignIn
    }
    if (route === undefined) return { type: 'show' }
    if (route.redirectsTo !== undefined) return { type: 'redirect', to: route.redirectsTo }
    if (isShown || !asksServer(path)) return { type: 'show' }
    const isCurrent = session.track()
    const { outcome, message } = await ask(path, signal)
    switch (outcome) {
      case 'pass':
        return { type: 'show' }
      case 'refused':
        return { type: 'refuse' }
      // A renewed token that is refused again counts as none.
      case 'unauthorized':
      case 'expired':
        // In the meantime another user may have signed in, in this tab or another.
        if (isCurrent()) session.signOut('expired', message)
        return toSignIn
    }
  }

  function bounces(search: string): boolean {
    return showsWelcome({
      accessToken: session.accessToken,
      success: new URLSearchParams(search).get('success'),
      signedOutHere: session.hasSignedOut,
    })
  }
}
