import { keyOf } from '../base/keys.ts'
import type { Account } from './account.ts'

/** The table of accounts. User ids are compared without case. */
export interface Accounts {
  find(userId: string): Account | undefined
  add(account: Omit<Account, 'key'>): Account
  setPassword(userId: string, password: string): void
  all(): readonly Account[]
}

const idOf = (userId: string) => userId.trim().toLowerCase()

export function createAccounts(seed: readonly Account[]): Accounts {
  const accounts = new Map(seed.map((account) => [idOf(account.userId), account]))
  return {
    find: (userId) => accounts.get(idOf(userId)),
    add(account) {
      const added = { ...account, key: keyOf('account', accounts.size + 1) }
      accounts.set(idOf(account.userId), added)
      return added
    },
    setPassword(userId, password) {
      const account = accounts.get(idOf(userId))
      if (account) accounts.set(idOf(userId), { ...account, password })
    },
    all: () => [...accounts.values()],
  }
}
