import { forgetDrafts } from '@fleetgis/api'
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
  const query = new URLSearchParams(search)
  forgetDrafts({ userId: query.get('driverid') ?? query.get('userid') ?? '' })
}
