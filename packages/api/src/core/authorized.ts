import { renewable } from '@fleetgis/domain/auth'
import { renewToken } from '../auth/renewToken.ts'
import { checkAborted, orAborted } from './abort.ts'
import type { Caller } from './callers.ts'
import type { AnyEndpoint, Endpoint } from './endpoint.ts'
import { NetworkError, SessionExpiredError, UnauthorizedError } from './errors.ts'
import type { TabLocks } from './once.ts'
import type { DroppedRow } from './readers.ts'
import { type ReplyReader, readReply } from './readReply.ts'
import { createRenewal } from './renewal.ts'
import type { createSend } from './send.ts'
import type { Session } from './session.ts'

type AuthorizedEvent = { type: 'renewed' } | ({ type: 'rowDropped'; endpoint: string } & DroppedRow)

interface AuthorizedOptions {
  send: ReturnType<typeof createSend>
  reader: ReplyReader | undefined
  locks: TabLocks | undefined
  report: (event: AuthorizedEvent) => void
  /** Ends the session, with the server's message. */
  expire: (message?: string) => void
}

/** Makes the function that sends a call, and once more after a renewal if the session's token is refused (CF-06). */
export function createAuthorized({ send, reader, locks, report, expire }: AuthorizedOptions) {
  const renew = createRenewal((input) => send(renewToken, input, {}), { locks, report, expire })

  /** One request and its reading. A 416 ends the session if the session's token was sent (SESS-13). */
  async function attempt<Input, Output>(
    endpoint: Endpoint<Input, unknown, unknown, unknown, Output>,
    input: Input,
    token: string | undefined,
    caller: Caller,
    signal?: AbortSignal,
  ): Promise<Output> {
    const answer = await send(endpoint, input, { token, signal, idempotencyKey: caller.idempotencyKey })
    const onDropped = (row: DroppedRow) => report({ type: 'rowDropped', endpoint: endpoint.id, ...row })
    try {
      return await readReply(endpoint, answer, { reader, onDropped, signal })
    } catch (error) {
      if (error instanceof SessionExpiredError && caller.session && token !== undefined) {
        caller.check()
        expire()
      }
      throw error
    }
  }

  /**
   * Renews the token for a call. If that fails, a read rejects with the renewal's failure (CF-164); for other calls the
   * error states that nothing was executed, because the server refused the call.
   */
  async function renewFor(
    { access }: Pick<AnyEndpoint, 'access'>,
    session: Session,
    caller: Caller,
    refusedWith: string | undefined,
  ): Promise<string> {
    try {
      return await renew(session, refusedWith)
    } catch (cause) {
      caller.check()
      if (access === 'read' || cause instanceof SessionExpiredError) throw cause
      throw new NetworkError(renewToken, { wasSent: false, cause })
    }
  }

  return async function authorized<Input, Output>(
    endpoint: Endpoint<Input, unknown, unknown, unknown, Output>,
    input: Input,
    caller: Caller,
    signal?: AbortSignal,
  ): Promise<Output> {
    caller.check()
    const token = caller.session ? caller.session.accessToken : caller.token
    try {
      return await attempt(endpoint, input, token, caller, signal)
    } catch (error) {
      const { session } = caller
      if (!(error instanceof UnauthorizedError) || !session || !renewable(endpoint.path)) throw error
      caller.check()
      // A call sent before a renewal whose 401 arrives after it uses the new token.
      const current = session.accessToken
      const isRenewed = current !== undefined && current !== token
      // A renewal is shared: it goes on for other calls where this one is aborted.
      const renewed = isRenewed
        ? current
        : await orAborted(renewFor(endpoint, session, caller, error.serverMessage), signal)
      checkAborted(signal)
      caller.check()
      return await attempt(endpoint, input, renewed, caller, signal)
    }
  }
}
