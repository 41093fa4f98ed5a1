import { ServerError, SessionExpiredError, UnauthorizedError } from '@fleetgis/api'

/** Whether a server refused a call: it works. */
export const isAnswer = (error: unknown) =>
  error instanceof UnauthorizedError || (error instanceof ServerError && error.kind === 'refused')

/** Whether a failure has ended the session: another call fails as well, until a sign-in. */
export const endsSession = (error: unknown) =>
  error instanceof UnauthorizedError || error instanceof SessionExpiredError

/** Whether a failed read may succeed later: not after a refusal. */
export const mayPass = (error: unknown) => !isAnswer(error) && !endsSession(error) && error !== null
