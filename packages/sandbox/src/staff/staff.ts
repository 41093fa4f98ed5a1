import { type Caller, refuse } from '../answer.ts'
import type { Account } from '../auth/account.ts'

/** The account of a caller of the console; refuses the users of the mobile app with 403. */
export function staff({ account }: Caller): Account {
  return account ?? refuse(403, 'This call is for users of the console.')
}
