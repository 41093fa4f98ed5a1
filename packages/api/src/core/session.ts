import {
  clearedAtSignOut,
  readStoredSession,
  SESSION_ITEMS,
  type SessionItem,
  type SignedIn,
  storedSession,
} from '@fleetgis/domain/auth'
import { forgetDrafts } from './drafts.ts'
import { forgetIntents } from './intents.ts'
import { type KeyValueStorage, memoryStorage, safeStorage } from './storage.ts'
import { forgetWalletGroups } from './walletGroups.ts'

/**
 * The storage of a session: `local` (the default), `session` (this tab only) or `memory` (until the page unloads);
 * CF-119.
 */
export type SessionStorageKind = 'local' | 'session' | 'memory'

/** The signed-in user, for display only: the server decides on permissions. */
export interface SessionUser {
  name: string
  id: string
  role: number | undefined
}

/**
 * The reason of a session's end: the user signed out, the server ended it, or another tab signed out, signed in as
 * another user or lost the session there.
 */
export type SignOutReason = 'user' | 'expired' | 'elsewhere'

/** A change of the session, in this or another tab, as its listeners receive it. */
export type SessionChange =
  | { type: 'signedIn' }
  /** `hasExpired`: the server ended the session, here or in another tab. */
  | { type: 'signedOut'; reason: SignOutReason; hasExpired: boolean }
  | { type: 'renewed' }

/** Where a session is stored, and what a Sign Out leaves of it. */
export interface SessionOptions {
  storage?: SessionStorageKind | KeyValueStorage
  /**
   * Keeps the access token at Sign Out, as in the specification; off by default, because the next user of the browser
   * could use it (CF-01). A token that the server refuses is not kept.
   */
  keepAccessTokenOnLogout?: boolean
}

/** The stored sign-in of a browser: its tokens and user, for a client and for the pages' guard. */
export interface Session {
  /** Whether a user has signed in since the page was loaded (GUARD-01). */
  readonly isLoggedIn: boolean
  readonly accessToken: string | undefined
  readonly refreshToken: string | undefined
  /** The stored role, not decoded (CF-02). */
  readonly storedRole: string | undefined
  /** The signed-in user, or undefined. */
  readonly user: SessionUser | undefined
  /** True from a Sign Out until the next sign-in or page load: /login does not redirect then (CF-01). */
  readonly hasSignedOut: boolean
  /** The server's message about the session that it ended, plain text, until the next sign-in or page load (CF-175). */
  readonly endMessage: string | undefined
  /** Stores a sign-in (SESS-02..06), and removes the drafts of other users from this tab. */
  signIn(signedIn: SignedIn): void
  /** Replaces the access token after a renewal. */
  renew(accessToken: string): void
  /**
   * Ends the session and removes its items (SESS-07), and at the user's Sign Out the kept intents of money calls
   * (R5), groups of wallets (CF-174) and drafts, those of other tabs too; false if there was none. `message` is the server's, where it ended the session.
   */
  signOut(reason?: SignOutReason, message?: string): boolean
  /**
   * Remembers the stored sign-in, or that there is none. Returns a function that reports whether it is still the same,
   * after changes of this page and of other tabs; a renewed access token is not a change.
   */
  track(): () => boolean
  /** Rereads the storage for changes of other tabs that sent no event; true if the session of this page has ended. */
  follow(): boolean
  /** Calls `listener` on every change, including those of other tabs; returns a function that unsubscribes. */
  subscribe(listener: (change: SessionChange) => void): () => void
}

const KEYS: Record<SessionItem, string> = {
  accessToken: 'fleetgis.access_token',
  refreshToken: 'fleetgis.refresh_token',
  userName: 'fleetgis.user_name',
  userId: 'fleetgis.user_id',
  role: 'fleetgis.role',
}

/** Set for a moment at the user's Sign Out: its event tells other tabs that it is not a session that has expired. */
const SIGN_OUT = 'fleetgis.sign_out'

/**
 * The order of writing and removing items: the refresh token last. Other tabs see one event per item and react to this
 * one, when the others are complete.
 */
function refreshTokenLast(items: readonly SessionItem[]): SessionItem[] {
  return [...items.filter((item) => item !== 'refreshToken'), 'refreshToken']
}

function openStorage(storage: SessionStorageKind | KeyValueStorage): KeyValueStorage {
  if (storage === 'memory') return memoryStorage()
  const open = () => (storage === 'local' ? globalThis.localStorage : globalThis.sessionStorage)
  return safeStorage(typeof storage === 'object' ? () => storage : open, Object.values(KEYS))
}

/** Creates the session of this browser: the signed-in user and the tokens. */
export function createSession(options: SessionOptions = {}): Session {
  const storage = openStorage(options.storage ?? 'local')
  const listeners = new Set<(change: SessionChange) => void>()
  let isLoggedIn = false
  let hasSignedOut = false
  let endMessage: string | undefined
  /** Whether the user has signed out in another tab, until the items are removed. */
  let isSignOutElsewhere = false
  /** Counts sign-ins and Sign Outs of this page, because the same tokens stored again are another session. */
  let changes = 0
  const read = (item: SessionItem) => storage.getItem(KEYS[item]) || undefined
  /**
   * The user of the stored sign-in, by the refresh token without a user id; undefined without a sign-in. Another sign-in
   * of the same user does not change it.
   */
  const storedUser = () => read('userId') ?? read('refreshToken')
  let followed = storedUser()

  const notify = (change: SessionChange) => {
    for (const listener of [...listeners]) listener(change)
  }

  /** The identity of the stored sign-in; undefined without one. A renewal does not change it. */
  function storedSignIn(): string | undefined {
    const [userId, refreshToken] = [read('userId'), read('refreshToken')]
    return userId || refreshToken ? `${userId} ${refreshToken}` : undefined
  }

  /** What the end of a session removes: a token that the server refuses stays in no case (CF-01). */
  const removedAt = (reason: SignOutReason) =>
    reason === 'expired' ? SESSION_ITEMS : clearedAtSignOut(options)

  function end(reason: SignOutReason, message: string | undefined) {
    isLoggedIn = false
    hasSignedOut = true
    endMessage = message
    changes += 1
    for (const item of refreshTokenLast(removedAt(reason))) storage.removeItem(KEYS[item])
    followed = undefined
    notify({ type: 'signedOut', reason, hasExpired: reason === 'expired' })
  }

  function follow(isExpiry = false): boolean {
    const before = followed
    followed = storedUser()
    if (before === undefined || before === followed) return false
    isLoggedIn = false
    // The storage now has another user's session, or none.
    hasSignedOut = followed === undefined
    endMessage = undefined
    const userId = session.user?.id
    if (userId !== undefined) forgetDrafts({ userId })
    notify({ type: 'signedOut', reason: 'elsewhere', hasExpired: isExpiry && hasSignedOut })
    return true
  }

  function followOtherTabs({ key, newValue }: StorageEvent) {
    if (key === SIGN_OUT && newValue !== null) {
      isSignOutElsewhere = true
      forgetDrafts()
    }
    if (key === null) follow()
    if (key !== KEYS.refreshToken) return
    follow(!isSignOutElsewhere)
    isSignOutElsewhere = false
  }

  const session: Session = {
    get isLoggedIn() {
      return isLoggedIn
    },
    get accessToken() {
      return read('accessToken')
    },
    get refreshToken() {
      return read('refreshToken')
    },
    get storedRole() {
      return read('role')
    },
    get user() {
      const {
        userId: id,
        userName,
        role,
      } = readStoredSession({
        userId: read('userId'),
        userName: read('userName'),
        role: read('role'),
      })
      return id === undefined ? undefined : { id, name: userName || id, role }
    },
    get hasSignedOut() {
      return hasSignedOut
    },
    get endMessage() {
      return endMessage
    },
    signIn(signedIn) {
      const items = storedSession(signedIn)
      for (const item of refreshTokenLast(SESSION_ITEMS)) storage.setItem(KEYS[item], items[item])
      forgetDrafts({ userId: signedIn.userId })
      followed = storedUser()
      isSignOutElsewhere = false
      changes += 1
      isLoggedIn = true
      hasSignedOut = false
      endMessage = undefined
      notify({ type: 'signedIn' })
    },
    renew(accessToken) {
      storage.setItem(KEYS.accessToken, accessToken)
      notify({ type: 'renewed' })
    },
    signOut(reason = 'user', message) {
      // A kept access token lets the guard pass, so its user can sign out again (CF-01).
      if (!isLoggedIn && !read('accessToken') && !read('refreshToken')) return false
      // A session that the server ended leaves them for the same user's next sign-in.
      if (reason === 'user') {
        forgetIntents()
        forgetWalletGroups()
        forgetDrafts()
        storage.setItem(SIGN_OUT, '1')
        storage.removeItem(SIGN_OUT)
      }
      end(reason, message)
      return true
    },
    track() {
      const [at, signIn] = [changes, storedSignIn()]
      return () => changes === at && storedSignIn() === signIn
    },
    // The events that tell a Sign Out from an expired session were missed.
    follow: () => follow(),
    subscribe(listener) {
      if (listeners.size === 0) globalThis.addEventListener?.('storage', followOtherTabs)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) globalThis.removeEventListener?.('storage', followOtherTabs)
      }
    },
  }
  return session
}
