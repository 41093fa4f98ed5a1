/** What an account is there to show; see the README. */
export type Quirk =
  /** Its route checks answer 409: the session has expired (GUARD-11). */
  | 'routesExpired'
  /** Every call with its token answers 416: the session is over (SESS-13). */
  | 'sessionOver'
  /** Its access tokens live for seconds, so that renewal is seen at once (SESS-12). */
  | 'shortTokens'
  /** Its access tokens live for seconds, and are never renewed. */
  | 'neverRenewed'
  /** Every form that names it fails with 500. */
  | 'broken'
  /** It is being deleted: it cannot sign in, nor be made again (ERR-01). */
  | 'deleted'

/** Somebody who may sign in to the console. */
export interface Account {
  key: string
  userId: string
  userName: string
  password: string
  role: number
  /** The groups that they see; all, where there is none. */
  groupIds?: readonly string[]
  /** False where they may neither top up nor decide requests (EMB-05); who may only look never may. */
  movesMoney?: boolean
  quirk?: Quirk
}
