import { DRIVER_LIST_ROUTE } from '../permission/routePermission.ts'
import { STAFF_ROUTES } from '../staff/role.ts'
import { decodeBase64 } from './base64.ts'
import { segmentsOf } from './path.ts'
import { numberOf, type ReplyCodes } from './replyCode.ts'

export interface GuardInput {
  readonly loggedIn: boolean
  readonly accessToken?: string | null | undefined
  /** As stored: base64. */
  readonly storedRole?: string | null | undefined
}

/**
 * Whether a guarded page may open; if not, the page redirects to `/login`. Storage can be edited by its user, so this
 * check guides navigation and is not security. Source: CF-02.
 */
export function guardPasses({ loggedIn, accessToken, storedRole }: GuardInput): boolean {
  return loggedIn === true || Boolean(accessToken) || decodeBase64(storedRole) === '0'
}

/** The list of a page of one thing, which its name gives: that of `rate-form` is `rate`, that of `driver` `driver-list`. */
function listOf(page: string): string | undefined {
  const thing = page.replace(/-(form|detail)$/, '')
  return STAFF_ROUTES.find((route) => route === `/home/${thing}` || route === `/home/${thing}-list`)
}

/** Pages that the documents give to web views only: who sees the drivers sees them. Source: CF-185. */
export const ROUTES_OF_DRIVER_LIST = ['/home/bookings', '/home/chats'] as const

const WITH_DRIVERS: ReadonlySet<string> = new Set(ROUTES_OF_DRIVER_LIST)

/** The route of a page's entry in the menu: that of its list for a page of one thing. Source: GUARD-06..10, CF-186. */
export function menuRoute(path: string): string {
  const segments = segmentsOf(path)
  const [home, page = ''] = segments
  const list = home === 'home' && segments.length === 3 ? listOf(page) : undefined
  return list ?? `/${segments.join('/')}`
}

/** The route to check with the server for a page, without query and fragment. Source: GUARD-05..10, CF-185. */
export function checkedRoute(path: string): string {
  const route = menuRoute(path)
  return WITH_DRIVERS.has(route) ? DRIVER_LIST_ROUTE : route
}

/** Whether the guard checks a page with the server: only the children of `/home`. Source: CF-03. */
export function asksServer(path: string): boolean {
  const segments = segmentsOf(path)
  return segments[0] === 'home' && segments.length > 1
}

/**
 * `expired` signs out with the session-expired message, `refused` cancels the navigation, `unauthorized` starts a token
 * renewal.
 */
export type RouteCheckOutcome = 'pass' | 'expired' | 'refused' | 'unauthorized'

/**
 * The outcome of the server's answer about a route. The first refusal among body code and HTTP status decides; a server
 * that fails, is busy or is unreachable lets the page open. Sources: CF-03, CF-09; decision 71.
 */
export function routeCheckOutcome(answer: ReplyCodes | 'unreachable'): RouteCheckOutcome {
  if (answer === 'unreachable') return 'pass'
  const code = [numberOf(answer.messageCode), numberOf(answer.status)].find(isRefusal)
  switch (code) {
    case undefined:
      return 'pass'
    case 401:
      return 'unauthorized'
    case 409:
    case 416:
      return 'expired'
    default:
      return 'refused'
  }
}

/** A busy server (408, 429) has not checked anything. Source: CF-164. */
function isRefusal(code: number | undefined): boolean {
  return code !== undefined && code >= 400 && code < 500 && code !== 408 && code !== 429
}
