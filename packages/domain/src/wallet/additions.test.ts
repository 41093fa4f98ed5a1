import { expect, test } from 'vitest'
import { countAdditions, hasArrived, wasToppedUpSince } from './additions.ts'
import type { ConsoleTransaction, Transaction } from './transactions.ts'

const entry = (initial: number, balance: number, total = balance - initial): Transaction => ({
  tripId: '',
  total,
  createdAt: '2026-11-21 09:00:00',
  initial,
  platform: 0,
  balance,
})
const trip: Transaction = { ...entry(20_000, 19_550, 4500), tripId: 'T-1', platform: 450 }
const of = (...transactions: Transaction[]) => ({ transactions })

test('WAL-13 a newer entry with the amount means that the top-up has arrived', () => {
  expect(hasArrived(of(trip), of(entry(19_550, 24_550), trip), 5000)).toBe(true)
})

test('WAL-13 without such an entry the top-up has not arrived', () => {
  expect(hasArrived(of(trip), of(trip), 5000)).toBe(false)
  expect(hasArrived(of(), of(), 5000)).toBe(false)
})

test('WAL-13 an earlier addition of the same amount does not count', () => {
  const earlier = entry(10_000, 15_000)
  expect(hasArrived(of(earlier), of(earlier), 5000)).toBe(false)
  expect(hasArrived(of(earlier), of(entry(15_000, 20_000), earlier), 5000)).toBe(true)
})

test('WAL-13 another amount, or a trip of that fare, is not the top-up', () => {
  expect(hasArrived(of(), of(entry(0, 4000)), 5000)).toBe(false)
  expect(hasArrived(of(), of({ ...trip, total: 5000 }), 5000)).toBe(false)
})

test('WAL-13 the entries from before can be kept as the number of additions of the amount', () => {
  const earlier = entry(10_000, 15_000)
  expect(countAdditions(of(earlier, trip), 5000)).toBe(1)
  expect(hasArrived(1, of(earlier), 5000)).toBe(false)
  expect(hasArrived(1, of(entry(15_000, 20_000), earlier), 5000)).toBe(true)
})

test('WAL-13 fractions add up like whole amounts', () => {
  expect(hasArrived(of(), of(entry(0.1, 0.3)), 0.2)).toBe(true)
})

test('WAL-13 a confirmation is void after another addition to the balance', () => {
  expect(wasToppedUpSince(of(trip), of(entry(19_550, 20_000), trip))).toBe(true)
})

test('WAL-13 a trip in the meantime changes the balance, but keeps the confirmation', () => {
  const earlier = entry(10_000, 15_000)
  expect(wasToppedUpSince(of(earlier), of(trip, earlier))).toBe(false)
  expect(wasToppedUpSince(of(), of())).toBe(false)
})

const consoleEntry = (tripId: string, total: number): ConsoleTransaction => ({
  tripId,
  from: '',
  to: '',
  total,
  reduced: tripId === '' ? 0 : 450,
  at: '2026-11-21 09:00:00',
})

test('DRV-15 on the console an entry without a trip is an addition, and a trip of that fare is not', () => {
  const before = { transactions: [consoleEntry('T-1', 4500)] }
  const after = (tripId: string) => ({ transactions: [consoleEntry(tripId, 5000), ...before.transactions] })
  expect(hasArrived(before, after(''), 5000)).toBe(true)
  expect(hasArrived(before, after('T-2'), 5000)).toBe(false)
  expect(wasToppedUpSince(before, after(''))).toBe(true)
  expect(wasToppedUpSince(before, after('T-2'))).toBe(false)
})

test('DRV-15 on the console an entry of a trip without a reduced amount is no addition', () => {
  const before = { transactions: [] }
  const { reduced: _, ...trip } = consoleEntry('T-3', 5000)
  expect(hasArrived(before, { transactions: [trip] }, 5000)).toBe(false)
})
