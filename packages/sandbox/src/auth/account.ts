/** The special behaviour of a test account; the README lists them. */
export type Quirk =
  /** Its route checks answer 409: session expired (GUARD-11). */
  | 'routesExpired'
  /** Every call with its token answers 416: session over (SESS-13). */
  | 'sessionOver'
  /** Its access tokens live for seconds, so that renewal happens soon (SESS-12). */
  | 'shortTokens'
  /** Its access tokens live for seconds, and renewal is refused. */
  | 'neverRenewed'
  /** Every form that names it answers 500. */
  | 'broken'
  /** It is being deleted: it can neither sign in nor be created again (ERR-01). */
  | 'deleted'

/** A user of the console. */
export interface Account {
  key: string
  userId: string
  userName: string
  password: string
  role: number
  /** The groups that the account sees; all groups if undefined. */
  groupIds?: readonly string[]
  /** False if the account may neither top up nor decide requests (EMB-05). Viewers never may in web views. */
  movesMoney?: boolean
  quirk?: Quirk
}
