import type { Session } from '@fleetgis/api'
import type { Navigation } from './navigation.ts'
import type { PageTokens } from './pageToken.ts'

export interface FollowPageTokenOptions {
  tokens: PageTokens
  session: Pick<Session, 'subscribe'>
  navigation: Pick<Navigation, 'shown' | 'subscribe'>
}

/**
 * Drops the token of a web view when the console shows a page that does not use it, at sign-in, and at the end of this
 * tab's session. Events of other tabs do not affect a web view. Source: CF-06.
 */
export function followPageToken({ tokens, session, navigation }: FollowPageTokenOptions): void {
  navigation.subscribe(() => {
    if (navigation.shown !== undefined) tokens.arrive(navigation.shown.place.path)
  })
  session.subscribe((change) => {
    const isElsewhere = change.type === 'signedOut' && change.reason === 'elsewhere'
    if (change.type !== 'renewed' && !isElsewhere) tokens.drop()
  })
}
