import { refusesRenewal } from '@fleetgis/domain/auth'
import { renewToken } from '../auth/renewToken.ts'
import type { EndpointInput } from './endpoint.ts'
import { ContractError, ServerError, SessionExpiredError, UnauthorizedError } from './errors.ts'
import { read } from './read.ts'
import type { Answer } from './request.ts'
import type { Session } from './session.ts'

/** Of all clients of a session: renewals side by side would make each other invalid (CF-99). */
const inFlight = /* @__PURE__ */ new WeakMap<Session, { isCurrent: () => boolean; token: Promise<string> }>()

/**
 * Makes the function that renews the access token of a session, with one request for all calls that ask
 * meanwhile (CF-99). It resolves to the new token, and rejects with a SessionExpiredError after a refusal, with an
 * UnauthorizedError where the session is over or another's by then, and else with what went wrong (CF-164).
 * `expire` is called where the server refused, or there is nothing to renew with.
 */
export function createRenewal(
  send: (input: EndpointInput<typeof renewToken>) => Promise<Answer>,
  tell: (event: { type: 'renewed' }) => void,
  expire: () => void,
): (session: Session) => Promise<string> {
  function refuse(): never {
    expire()
    throw new SessionExpiredError(renewToken)
  }

  async function renew(session: Session, isCurrent: () => boolean): Promise<string> {
    const { refreshToken, accessToken, user } = session
    if (refreshToken === undefined || user === undefined) return refuse()
    try {
      const answer = await send({ userId: user.id, refreshToken, accessToken: accessToken ?? '' })
      // A page of HTML comes from something between here and the server.
      const token = answer.isPage ? '' : read(renewToken, answer, () => {})
      if (token === '') throw new ContractError(renewToken, '', 'no token')
      if (!isCurrent()) throw new UnauthorizedError(renewToken)
      session.renew(token)
      tell({ type: 'renewed' })
      return token
    } catch (error) {
      if (!isCurrent() || !isRefusal(error)) throw error
      const { accessToken: newer } = session
      // Another tab has renewed it meanwhile, and spent what this renewal came with.
      if (newer !== undefined && newer !== accessToken) return newer
      return refuse()
    }
  }

  return (session) => {
    const running = inFlight.get(session)
    if (running?.isCurrent()) return running.token
    const isCurrent = session.track()
    const started = { isCurrent, token: renew(session, isCurrent) }
    inFlight.set(session, started)
    const clear = () => {
      if (inFlight.get(session) === started) inFlight.delete(session)
    }
    started.token.then(clear, clear)
    return started.token
  }
}

function isRefusal(error: unknown): boolean {
  if (error instanceof UnauthorizedError || error instanceof SessionExpiredError) return true
  return error instanceof ServerError && refusesRenewal(error)
}
