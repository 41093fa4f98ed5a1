import { forgetDrafts } from '@fleetgis/api'
import { chatUserId } from '@fleetgis/domain/query'
import { tokenUse } from './findRoute.ts'
import type { PageTokens } from './pageToken.ts'

export interface DropOthersDraftsOptions {
  tokens: Pick<PageTokens, 'for'>
  window: { readonly location: Pick<Location, 'pathname' | 'search'> }
}

/** Where a page has the token of the mobile app, removes the drafts of all but its acting user from this tab. Decision 33. */
export function dropOthersDrafts({ tokens, window }: DropOthersDraftsOptions): void {
  const { pathname, search } = window.location
  if (tokenUse(pathname) !== 'page' || tokens.for(pathname) === undefined) return
  forgetDrafts({ userId: actingUser(new URLSearchParams(search)) })
}

/** The acting user of a web view's address, as its page reads it; empty without one. */
function actingUser(query: URLSearchParams): string {
  const userId = query.get('driverid') ?? query.get('passengerid') ?? query.get('userID')
  return userId ?? chatUserId(query.get('userid'))
}
