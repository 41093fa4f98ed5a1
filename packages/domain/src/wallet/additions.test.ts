import { expect, test } from 'vitest'
import { hasArrived, wasToppedUpSince } from './additions.ts'
import type { Transaction } from './transactions.ts'

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

test('WAL-13 an entry that added the amount since then has arrived', () => {
  expect(hasArrived(of(trip), of(entry(19_550, 24_550), trip), 5000)).toBe(true)
})

test('WAL-13 without such an entry nothing has arrived', () => {
  expect(hasArrived(of(trip), of(trip), 5000)).toBe(false)
  expect(hasArrived(of(), of(), 5000)).toBe(false)
})

test('WAL-13 an addition of the same amount before is another one', () => {
  const earlier = entry(10_000, 15_000)
  expect(hasArrived(of(earlier), of(earlier), 5000)).toBe(false)
  expect(hasArrived(of(earlier), of(entry(15_000, 20_000), earlier), 5000)).toBe(true)
})

test('WAL-13 another amount, or a trip of that fare, is not the top-up', () => {
  expect(hasArrived(of(), of(entry(0, 4000)), 5000)).toBe(false)
  expect(hasArrived(of(), of({ ...trip, total: 5000 }), 5000)).toBe(false)
})

test('WAL-13 fractions add up like whole amounts', () => {
  expect(hasArrived(of(), of(entry(0.1, 0.3)), 0.2)).toBe(true)
})

test('WAL-13 a yes to a balance that something was added to since does not count', () => {
  expect(wasToppedUpSince(of(trip), of(entry(19_550, 20_000), trip))).toBe(true)
})

test('WAL-13 a trip meanwhile changes the balance, and takes nothing from the yes', () => {
  const earlier = entry(10_000, 15_000)
  expect(wasToppedUpSince(of(earlier), of(trip, earlier))).toBe(false)
  expect(wasToppedUpSince(of(), of())).toBe(false)
})
