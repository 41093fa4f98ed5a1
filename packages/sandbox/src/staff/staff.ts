import { type Caller, refuse } from '../answer.ts'
import type { Account } from '../auth/account.ts'

/** The caller's account of the console; refuses users of the mobile app with 403. */
export function staff({ account }: Caller): Account {
  return account ?? refuse(403, 'Only users of the console may make this call.')
}
