import {
  clearedAtSignOut,
  readStoredSession,
  SESSION_ITEMS,
  type SessionItem,
  type SignedIn,
  storedSession,
} from '@fleetgis/domain/auth'
import { type KeyValueStorage, memoryStorage, safeStorage } from './storage.ts'

/** Where a session is kept: `local` (the default), `session` (this tab only) or `memory` (until the page goes); CF-119. */
export type SessionStorageKind = 'local' | 'session' | 'memory'

/** Who is signed in, for display only: what a role may do is decided by the server. */
export interface SessionUser {
  name: string
  id: string
  role: number | undefined
}

/** Why a session ended: the person signed out, the server ended it, or another tab signed out or signed in as another. */
export type SignOutReason = 'user' | 'expired' | 'elsewhere'

export type SessionChange =
  | { type: 'signedIn' }
  | { type: 'signedOut'; reason: SignOutReason }
  | { type: 'renewed' }

export interface SessionOptions {
  storage?: SessionStorageKind | KeyValueStorage
  /** Keep the access token at Sign Out, as the specification words it; off by default, because whoever comes next could use it (CF-01). */
  keepAccessTokenOnLogout?: boolean
}

export interface Session {
  /** Whether somebody signed in since the page was loaded (GUARD-01). */
  readonly isLoggedIn: boolean
  readonly accessToken: string | undefined
  readonly refreshToken: string | undefined
  /** The role as it is stored, undecoded (GUARD-03, CF-02). */
  readonly storedRole: string | undefined
  /** The signed-in user, or undefined. */
  readonly user: SessionUser | undefined
  /** True from a Sign Out until the next sign-in or load of the page: /login does not bounce then (CF-01). */
  readonly hasSignedOut: boolean
  /** Stores a sign-in (SESS-02..06). */
  signIn(signedIn: SignedIn): void
  /** Puts a renewed access token in place of the old one. */
  renew(accessToken: string): void
  /** Ends the session and clears what Sign Out clears (SESS-07, SESS-09, CF-01); false where there was none to end. */
  signOut(reason?: SignOutReason): boolean
  /**
   * Remembers the sign-in that is stored now, or that there is none. The function that it returns tells whether it is
   * still that one, after changes of this page and of other tabs; a renewed access token is no change.
   */
  track(): () => boolean
  /**
   * Reads again what other tabs may have changed while this page could not hear of it; true where the session of this
   * page turns out to be over.
   */
  follow(): boolean
  /** Calls `listener` on every change, those made in other tabs included; returns how to stop. */
  subscribe(listener: (change: SessionChange) => void): () => void
}

const KEYS: Record<SessionItem, string> = {
  accessToken: 'fleetgis.access_token',
  refreshToken: 'fleetgis.refresh_token',
  userName: 'fleetgis.user_name',
  userId: 'fleetgis.user_id',
  role: 'fleetgis.role',
}

/**
 * In which order items are written and removed: the refresh token last. Other tabs see one item after the other, and its
 * change is what they follow: then the rest is there.
 */
function refreshTokenLast(items: readonly SessionItem[]): SessionItem[] {
  return [...items.filter((item) => item !== 'refreshToken'), 'refreshToken']
}

function openStorage(storage: SessionStorageKind | KeyValueStorage): KeyValueStorage {
  if (typeof storage === 'object') return safeStorage(() => storage)
  if (storage === 'memory') return memoryStorage()
  return safeStorage(() => (storage === 'local' ? globalThis.localStorage : globalThis.sessionStorage))
}

/** The session of this browser: who is signed in, and the tokens that speak for them. */
export function createSession(options: SessionOptions = {}): Session {
  const storage = openStorage(options.storage ?? 'local')
  const listeners = new Set<(change: SessionChange) => void>()
  let isLoggedIn = false
  let hasSignedOut = false
  /** Sign-ins and Sign Outs of this page: the same tokens stored again are another session. */
  let changes = 0
  const read = (item: SessionItem) => storage.getItem(KEYS[item]) || undefined
  let followed = storedSignIn()

  const tell = (change: SessionChange) => {
    for (const listener of [...listeners]) listener(change)
  }

  /** Tells one sign-in from another; undefined where there is none. A renewal does not change it. */
  function storedSignIn(): string | undefined {
    const [userId, refreshToken] = [read('userId'), read('refreshToken')]
    return userId || refreshToken ? `${userId} ${refreshToken}` : undefined
  }

  function end(reason: SignOutReason) {
    isLoggedIn = false
    hasSignedOut = true
    changes += 1
    for (const item of refreshTokenLast(clearedAtSignOut(options))) storage.removeItem(KEYS[item])
    followed = undefined
    tell({ type: 'signedOut', reason })
  }

  function follow(): boolean {
    const before = followed
    followed = storedSignIn()
    if (before === undefined || before === followed) return false
    isLoggedIn = false
    // What is stored now is another's session, or nothing.
    hasSignedOut = followed === undefined
    tell({ type: 'signedOut', reason: 'elsewhere' })
    return true
  }

  function followOtherTabs({ key }: StorageEvent) {
    if (key === null || key === KEYS.refreshToken) follow()
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
    signIn(signedIn) {
      const items = storedSession(signedIn)
      for (const item of refreshTokenLast(SESSION_ITEMS)) storage.setItem(KEYS[item], items[item])
      followed = storedSignIn()
      changes += 1
      isLoggedIn = true
      hasSignedOut = false
      tell({ type: 'signedIn' })
    },
    renew(accessToken) {
      storage.setItem(KEYS.accessToken, accessToken)
      tell({ type: 'renewed' })
    },
    signOut(reason = 'user') {
      const token = options.keepAccessTokenOnLogout ? undefined : read('accessToken')
      if (!isLoggedIn && token === undefined && read('refreshToken') === undefined) return false
      end(reason)
      return true
    },
    track() {
      const [at, signIn] = [changes, storedSignIn()]
      return () => changes === at && storedSignIn() === signIn
    },
    follow,
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
