import { decodeBase64, encodeBase64 } from './base64.ts'
import { numberOf } from './replyCode.ts'

/** The result of a sign-in. Source: SESS-01. */
export interface SignedIn {
  readonly accessToken: string
  readonly refreshToken: string
  readonly userName: string
  readonly userId: string
  readonly role: number
}

/** The five items of a session in storage. Source: SESS-02..05. */
export const SESSION_ITEMS = ['accessToken', 'refreshToken', 'userName', 'userId', 'role'] as const

export type SessionItem = (typeof SESSION_ITEMS)[number]

/** The stored items of a session: the tokens plain, the rest in base64. Source: CF-15. */
export function storedSession(signedIn: SignedIn): Record<SessionItem, string> {
  return {
    accessToken: signedIn.accessToken,
    refreshToken: signedIn.refreshToken,
    userName: encodeBase64(signedIn.userName),
    userId: encodeBase64(signedIn.userId),
    role: encodeBase64(String(signedIn.role)),
  }
}

/**
 * A session from storage. Items that are missing or were not written by `storedSession` are undefined. Source:
 * SESS-02..05.
 */
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

/** The page after Sign Out. Source: SESS-08. */
export const SIGN_OUT_ROUTE = '/login'

/**
 * The items that Sign Out removes from storage: all, or all but the access token if the deployment keeps it. Source:
 * CF-01.
 */
export function clearedAtSignOut({
  keepAccessTokenOnLogout = false,
}: {
  readonly keepAccessTokenOnLogout?: boolean | undefined
} = {}): readonly SessionItem[] {
  return keepAccessTokenOnLogout ? SESSION_ITEMS.filter((item) => item !== 'accessToken') : SESSION_ITEMS
}

/**
 * Whether `/login` redirects to the welcome page: a user is signed in, there is no banner message, and the page was not
 * opened by Sign Out. Source: SESS-11.
 */
export function showsWelcome({
  accessToken,
  success,
  signedOutHere = false,
}: {
  readonly accessToken?: string | null | undefined
  /** The `success` parameter; undefined or null if the address has none. */
  readonly success?: string | null | undefined
  readonly signedOutHere?: boolean | undefined
}): boolean {
  return Boolean(accessToken) && (success ?? undefined) === undefined && !signedOutHere
}
