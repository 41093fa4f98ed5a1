import { refusesRenewal } from '@fleetgis/domain/auth'
import { renewToken } from '../auth/renewToken.ts'
import type { EndpointInput } from './endpoint.ts'
import { ContractError, ServerError, SessionExpiredError, UnauthorizedError } from './errors.ts'
import type { TabLocks } from './once.ts'
import { read } from './read.ts'
import type { Answer } from './request.ts'
import type { Session } from './session.ts'

interface RenewalOptions {
  /** The locks that the tabs of the browser share. */
  locks: TabLocks | undefined
  report: (event: { type: 'renewed' }) => void
  expire: (message: string | undefined) => void
}

/** How long a renewal waits for that of another tab, in milliseconds: a tab that is suspended may keep the lock. */
const LONGEST_WAIT = 10_000

/** Shared by all clients of a session, because parallel renewals would invalidate each other (CF-99). */
const inFlight = new WeakMap<Session, { isCurrent: () => boolean; token: Promise<string> }>()

/**
 * Creates the function that renews the access token of a session, with one request for all concurrent callers (CF-99),
 * those of other tabs included.
 * It resolves to the new token. It rejects with a SessionExpiredError after a refusal, with an UnauthorizedError if the
 * session has ended or is replaced, and else with the failure of the request (CF-164). Calls `expire` if the server
 * refused or there is no refresh token, with the server's message: that of the refused call, else of the renewal (CF-175).
 */
export function createRenewal(
  send: (input: EndpointInput<typeof renewToken>) => Promise<Answer>,
  { locks, report, expire }: RenewalOptions,
): (session: Session, refusedWith: string | undefined) => Promise<string> {
  function refuse(message: string | undefined): never {
    expire(message)
    throw new SessionExpiredError(renewToken)
  }

  async function renew(
    session: Session,
    isCurrent: () => boolean,
    { refused, refusedWith }: { refused: string | undefined; refusedWith: string | undefined },
  ): Promise<string> {
    // The session of then may have ended while another tab renewed: the one of now has a token of its own.
    if (!isCurrent()) throw new UnauthorizedError(renewToken)
    const { refreshToken, accessToken, user } = session
    // Another tab has renewed the token meanwhile.
    if (accessToken !== undefined && accessToken !== refused) return accessToken
    if (refreshToken === undefined || user === undefined) return refuse(refusedWith)
    try {
      const answer = await send({ userId: user.id, refreshToken, accessToken: accessToken ?? '' })
      // An HTML page comes from a proxy, not from the server.
      const token = answer.isPage ? '' : read(renewToken, answer, () => {})
      if (token === '') throw new ContractError(renewToken, '', 'no token')
      if (!isCurrent()) throw new UnauthorizedError(renewToken)
      session.renew(token)
      report({ type: 'renewed' })
      return token
    } catch (error) {
      if (!isCurrent() || !isRefusal(error)) throw error
      const { accessToken: newer } = session
      // Without locks another tab may have renewed the token: a server may refuse to renew the old one again.
      if (newer !== undefined && newer !== accessToken) return newer
      return refuse(refusedWith ?? messageOf(error))
    }
  }

  return (session, refusedWith) => {
    const running = inFlight.get(session)
    if (running?.isCurrent()) return running.token
    const isCurrent = session.track()
    const { accessToken: refused } = session
    const token = inOneTab({ locks, userId: session.user?.id ?? '' }, () =>
      renew(session, isCurrent, { refused, refusedWith }),
    )
    const started = { isCurrent, token }
    inFlight.set(session, started)
    const clear = () => {
      if (inFlight.get(session) === started) inFlight.delete(session)
    }
    started.token.then(clear, clear)
    return started.token
  }
}

/** Renews while no other tab does for the same user. */
async function inOneTab(
  { locks, userId }: { locks: TabLocks | undefined; userId: string },
  renew: () => Promise<string>,
): Promise<string> {
  if (!locks) return renew()
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), LONGEST_WAIT)
  let isGranted = false
  const use = () => {
    isGranted = true
    clearTimeout(timer)
    return renew()
  }
  try {
    return await locks.request(`fleetgis:renewal:${userId}`, { signal: waiting.signal }, use)
  } catch (error) {
    if (isGranted) throw error
    // Waited too long, or the browser refuses all locks, as in a sandboxed frame.
    clearTimeout(timer)
    return renew()
  }
}

function isRefusal(error: unknown): boolean {
  if (error instanceof UnauthorizedError || error instanceof SessionExpiredError) return true
  return error instanceof ServerError && refusesRenewal(error)
}

function messageOf(error: unknown): string | undefined {
  return error instanceof UnauthorizedError || error instanceof ServerError ? error.serverMessage : undefined
}
