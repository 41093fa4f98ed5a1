import { keyOf } from '../base/keys.ts'
import type { Account } from './account.ts'

/** The table of accounts. User ids are compared without case. */
export interface Accounts {
  find(userId: string): Account | undefined
  add(account: Omit<Account, 'key'>): Account
  setPassword(userId: string, password: string): void
  update(userId: string, changes: Partial<Pick<Account, 'userName' | 'role'>>): void
  all(): readonly Account[]
}

const idOf = (userId: string) => userId.trim().toLowerCase()

export function createAccounts(seed: readonly Account[]): Accounts {
  const accounts = new Map(seed.map((account) => [idOf(account.userId), account]))
  function change(userId: string, changes: Partial<Account>): void {
    const account = accounts.get(idOf(userId))
    if (account) accounts.set(idOf(userId), { ...account, ...changes })
  }
  return {
    find: (userId) => accounts.get(idOf(userId)),
    add(account) {
      const added = { ...account, key: keyOf('account', accounts.size + 1) }
      accounts.set(idOf(account.userId), added)
      return added
    },
    setPassword: (userId, password) => change(userId, { password }),
    update: change,
    all: () => [...accounts.values()],
  }
}
