import type { DraftOwner, FleetClient } from '@fleetgis/api'

/**
 * Whose drafts a page keeps: those of the signed-in user, or of `actingUser`, that of its query, where it has a token of
 * its own. Such a page is a web view, which the system may kill (decision 42). Undefined without a user.
 */
export function draftOwner(
  client: Pick<FleetClient, 'identity'>,
  actingUser: string | undefined,
): Omit<DraftOwner, 'place'> | undefined {
  const { appId, userId, page } = client.identity()
  if (userId) return { userId, appId }
  return actingUser ? { userId: actingUser, appId, webView: page } : undefined
}
