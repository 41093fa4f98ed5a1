import { decodeBase64, encodeBase64 } from './base64.ts'
import { numberOf } from './replyCode.ts'

/** What a sign-in gives. Source: SESS-01. */
export interface SignedIn {
  readonly accessToken: string
  readonly refreshToken: string
  readonly userName: string
  readonly userId: string
  readonly role: number
}

/** The five things a session keeps in storage. Source: SESS-02..05. */
export const SESSION_ITEMS = ['accessToken', 'refreshToken', 'userName', 'userId', 'role'] as const

export type SessionItem = (typeof SESSION_ITEMS)[number]

/** What storage holds of a session: the tokens as they are, the rest in base64. Source: SESS-02..05, CF-15. */
export function storedSession(signedIn: SignedIn): Record<SessionItem, string> {
  return {
    accessToken: signedIn.accessToken,
    refreshToken: signedIn.refreshToken,
    userName: encodeBase64(signedIn.userName),
    userId: encodeBase64(signedIn.userId),
    role: encodeBase64(String(signedIn.role)),
  }
}

/** A session read back from storage; what is missing or was not written by `storedSession` is undefined. Source: SESS-02..05. */
export function readStoredSession(stored: { readonly [item in SessionItem]?: string | null | undefined }): {
  readonly [item in SessionItem]: SignedIn[item] | undefined
} {
  return {
    accessToken: stored.accessToken || undefined,
    refreshToken: stored.refreshToken || undefined,
    userName: decodeBase64(stored.userName),
    userId: decodeBase64(stored.userId),
    role: numberOf(decodeBase64(stored.role)),
  }
}

/** Where Sign Out goes. Source: SESS-08. */
export const SIGN_OUT_ROUTE = '/login'

/**
 * What Sign Out removes from storage: everything, or all but the access token where a deployment keeps that as
 * the first document has it. Source: SESS-07, SESS-10, CF-01.
 */
export function clearedAtSignOut({
  keepAccessTokenOnLogout = false,
}: {
  readonly keepAccessTokenOnLogout?: boolean | undefined
} = {}): readonly SessionItem[] {
  return keepAccessTokenOnLogout ? SESSION_ITEMS.filter((item) => item !== 'accessToken') : SESSION_ITEMS
}

/**
 * Whether `/login` hands over to the welcome page at once: somebody is signed in already, no message waits to be
 * read, and it was not Sign Out itself that came here. Source: SESS-11, CF-01, CF-107.
 */
export function showsWelcome({
  accessToken,
  success,
  signedOutHere = false,
}: {
  readonly accessToken?: string | null | undefined
  /** The `success` parameter; undefined or null where the address has none. */
  readonly success?: string | null | undefined
  readonly signedOutHere?: boolean | undefined
}): boolean {
  return Boolean(accessToken) && (success ?? undefined) === undefined && !signedOutHere
}
