import { forgetDrafts } from '@fleetgis/api'
import { chatUserId } from '@fleetgis/domain/query'
import { findRoute, tokenUse } from './findRoute.ts'
import type { PageTokens } from './pageToken.ts'

export interface DropOthersDraftsOptions {
  tokens: Pick<PageTokens, 'for'>
  window: { readonly location: Pick<Location, 'pathname' | 'search'> }
}

/** The parameters that name the acting user of a web view. One person has another id in each. */
const USER_IDS = ['driverid', 'passengerid', 'userID', 'userid']

/** The parameter that names the acting user of the page of a path; undefined without one. */
function userParameter(path: string): string | undefined {
  const names = findRoute(path)?.route.names ?? []
  return USER_IDS.find((name) => names.includes(name))
}

/**
 * Where a page has the token of the mobile app, removes the drafts of all but its acting user from this tab. Decision 33.
 * Those of web views whose user is named by another parameter stay: they may be the same user's. Decision 42.
 */
export function dropOthersDrafts({ tokens, window }: DropOthersDraftsOptions): void {
  const { pathname, search } = window.location
  if (tokenUse(pathname) !== 'page' || tokens.for(pathname) === undefined) return
  const parameter = userParameter(pathname)
  forgetDrafts({
    userId: actingUser(new URLSearchParams(search), parameter),
    isSameKind: (webView) => userParameter(webView) === parameter,
  })
}

/** The acting user of a web view's address, as its page reads it; empty without one. */
function actingUser(query: URLSearchParams, parameter = ''): string {
  const userId = query.get(parameter) ?? ''
  return parameter === 'userid' ? chatUserId(userId) : userId
}
