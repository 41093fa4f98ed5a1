import { carriesSessionToken } from '@fleetgis/domain/auth'
import type { AnyEndpoint } from './endpoint.ts'
import { SessionExpiredError, UnauthorizedError } from './errors.ts'
import type { SendOptions } from './send.ts'
import type { Session } from './session.ts'

/** Who a call is sent as: with the token of its page, with the session that was stored at its start, or with neither. */
export interface Caller {
  /** The idempotency key of a money call: the same for each of its requests. */
  idempotencyKey?: string
  token: string | undefined
  session?: Session | undefined
  /** Throws if that session has ended or is replaced. */
  check(): void
}

/** Whose calls a client sends. */
export interface ClientIdentity {
  /** The app id of the page. */
  appId: string | undefined
  /** The id of the signed-in user; undefined without a session, and where calls carry the page's own token instead. */
  userId: string | undefined
  /** The path of the current page. */
  page: string
}

export interface CallerOptions {
  /** The session of this browser, if the page has one. */
  session?: Session | undefined
  /**
   * The token of the page's own query, which has priority over the session's (CF-05). A function returns it by the path
   * of the page that a call is for, if one client serves pages with and without a token.
   */
  pageToken?: string | ((page: string) => string | undefined) | undefined
  /**
   * Returns the path of the current page, which decides whether the session's token is sent (SESS-16); `/` by default.
   */
  page?: (() => string) | undefined
}

/** Finds who the calls of a client are sent as, and ends its session. Source: CF-05, SESS-12, SESS-16. */
export function createCallers(options: CallerOptions & Pick<SendOptions, 'appId'>, onExpired: () => void) {
  const { session } = options
  let expirations = 0

  const currentPage = () => options.page?.() ?? '/'

  function tokenOf(page: string): string | undefined {
    const { pageToken } = options
    return typeof pageToken === 'function' ? pageToken(page) : pageToken
  }

  return {
    of(endpoint: Pick<AnyEndpoint, 'id' | 'name' | 'auth'>, page = currentPage()): Caller {
      const anonymous = { token: undefined, check: () => {} }
      if (endpoint.auth !== 'bearer') return anonymous
      const token = tokenOf(page)
      if (!session || !carriesSessionToken(page, token !== undefined)) return { ...anonymous, token }
      const isCurrent = session.track()
      const before = expirations
      const check = () => {
        if (isCurrent()) return
        throw expirations === before ? new UnauthorizedError(endpoint) : new SessionExpiredError(endpoint)
      }
      return { token, session, check }
    },

    /** Ends the session, for this client and all other tabs. */
    expire(message?: string) {
      if (!session?.signOut('expired', message)) return
      expirations += 1
      onExpired()
    },

    hasOwnToken: () => tokenOf(currentPage()) !== undefined,

    identity(): ClientIdentity {
      const page = currentPage()
      const hasSession = carriesSessionToken(page, tokenOf(page) !== undefined)
      return { appId: options.appId, userId: hasSession ? session?.user?.id : undefined, page }
    },
  }
}
