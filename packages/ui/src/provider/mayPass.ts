import { ServerError, SessionExpiredError, UnauthorizedError } from '@fleetgis/api'

/** Not implemented: the server works, and never answers the call otherwise. */
const NOT_IMPLEMENTED = 501

/** Whether a server refused a call: it works. */
export const isAnswer = (error: unknown) =>
  error instanceof UnauthorizedError ||
  (error instanceof ServerError && (error.code < 500 || error.code === NOT_IMPLEMENTED))

/** Whether a failed read may succeed later: not after a refusal. */
export const mayPass = (error: unknown) =>
  !isAnswer(error) && !(error instanceof SessionExpiredError) && error !== null
