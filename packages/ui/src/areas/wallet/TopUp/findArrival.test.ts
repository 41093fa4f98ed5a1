import { NetworkError } from '@fleetgis/api'
import { balanceHistory } from '@fleetgis/api/wallet'
import { expect, test, vi } from 'vitest'
import { findArrival } from './findArrival.ts'

test('WAL-13 a failure of the ledger is over once the ledger is read again', async () => {
  const error = new NetworkError(balanceHistory, { wasSent: true })
  const ledger = { transactions: [] }
  const onFailure = vi.fn()
  const found = await findArrival({
    readLedger: vi.fn().mockRejectedValueOnce(error).mockResolvedValue(ledger),
    hasMoney: () => false,
    isOver: () => true,
    pause: async () => undefined,
    isOpen: () => true,
    onFailure,
  })
  expect(found).toEqual({ hasArrived: false, ledger })
  expect(onFailure.mock.calls).toEqual([[error], [undefined], [undefined]])
})
