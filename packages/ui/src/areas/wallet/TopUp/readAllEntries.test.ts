import { createFleetClient } from '@fleetgis/api'
import type { DriverKey } from '@fleetgis/domain/drivers'
import { hasArrived } from '@fleetgis/domain/wallet'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { consoleWallet } from '../AddBalance/consoleWallet.ts'
import { groupWallet } from './groupWallet.ts'
import type { WalletContext } from './TopUpWallet.ts'

const driver = { driverKey: 'D1' as DriverKey, groupId: 'G001' }

const WALLETS = [
  ['group', (context: WalletContext) => groupWallet(context, { ...driver, userId: 'A1' })],
  ['console', (context: WalletContext) => consoleWallet(context, { ...driver, contact: '095550111' })],
] as const

/** An addition, in the words of either history. */
const addition = (amount: number) => ({ total: amount, initial: 0, reduce_amount: 0, balance: amount })

const SUMS = { opening_balance: 0, closing_balance: 0, commission: 0, wallet: 0 }

/** The context of a wallet whose server has these entries, at most `cap` on a page. */
function contextOf(entries: readonly unknown[], cap = Number.POSITIVE_INFINITY): WalletContext {
  const client = createFleetClient({
    bases: { main: 'https://fleet.example' },
    pageToken: 'a token',
    fetch: async (address) => {
      const { searchParams } = new URL(String(address))
      const size = Math.min(Number(searchParams.get('pageSize')), cap)
      const first = (Number(searchParams.get('curPage')) - 1) * size
      return Response.json({
        data_list: entries.slice(first, first + size),
        count: entries.length,
        ...SUMS,
      })
    },
  })
  return { client, queries: new QueryClient(), days: () => ({ start: '2026-11-20', end: '2026-11-21' }) }
}

const FULL_PAGE = Array.from({ length: 20 }, () => addition(1000))

test.each(WALLETS)(
  'WAL-13 a top-up that is not on the first page of the wallet of the %s has arrived',
  async (_, open) => {
    const before = await open(contextOf(FULL_PAGE, 20)).readLedger()
    const now = await open(contextOf([...FULL_PAGE, addition(5000)], 20)).readLedger()
    expect(now.transactions).toHaveLength(21)
    expect(hasArrived(before, now, 5000)).toBe(true)
  },
)

test.each(WALLETS)(
  'WAL-13 the wallet of the %s is not read where an entry cannot be read',
  async (_, open) => {
    const context = contextOf([...FULL_PAGE, { total: 'much', balance: 5000 }])
    const call = vi.spyOn(context.client, 'call')
    await expect(open(context).readLedger()).rejects.toMatchObject({
      name: 'ContractError',
      received: '20 of 21 rows',
    })
    // A row that was dropped is on no smaller page either.
    const reads = call.mock.calls.filter(([{ id }]) => ['EP-A20', 'EP-B44'].includes(id))
    expect(reads).toHaveLength(2)
  },
)
