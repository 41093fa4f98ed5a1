import type { ConsoleTransaction, Transaction } from '@fleetgis/domain/wallet'
import type { HistoryModel } from './HistoryModel.ts'

const TRIPS = [
  { tripId: 'ab-cd-15', tripNumber: '128', successCode: '9C', total: 4500, at: '2025-01-10 15:30:00' },
  { tripId: 'trip-0042', tripNumber: '7', successCode: 'X5', total: 12_000, at: '2025-01-10 11:05:00' },
  { tripId: '', total: 30_000, at: '2025-01-09 18:20:00' },
  { tripId: 'x-y-9z', tripNumber: '5', successCode: '12K', total: 7000, at: '2025-01-09 09:41:00' },
  { tripId: 'trip-zz', tripNumber: '31', successCode: 'z', total: 2800, at: '2025-01-08 00:02:00' },
] as const

/** A wallet's page with consistent totals: 20,000 + 30,000 - 2,630 = 47,370. Two trips are on the next page. */
export function aWallet(overrides: Partial<Extract<HistoryModel, { model: 'wallet' }>> = {}): HistoryModel {
  let balance = 47_370
  const transactions = TRIPS.map((row): Transaction => {
    const { tripId, total, at: createdAt } = row
    const platform = tripId === '' ? 0 : total / 10
    const initial = tripId === '' ? balance - total : balance + platform
    const entry = { ...row, total, createdAt, initial, platform, balance }
    balance = initial
    return entry
  })
  const sums = { opening: 20_000, wallet: 30_000, platform: 2630, closing: 47_370 }
  return { model: 'wallet', transactions, count: 7, ...sums, ...overrides }
}

/** A page of the console. */
export function aConsolePage(): HistoryModel {
  const ways = [
    ['Sule Pagoda', 'Inya Lake Hotel'],
    ['Yangon Central Station', 'Insein Market'],
    ['', ''],
    ['Bogyoke Market', 'Hledan Centre'],
    ['Kandawgyi', 'Dagon Seikkan'],
  ] as const
  const transactions = TRIPS.map(({ tripId, total, at }, index): ConsoleTransaction => {
    const [from, to] = ways[index] ?? ['', '']
    if (tripId === '') return { tripId, from, to, total, reduced: 0, at }
    return { tripId, from, to, distanceKm: 12.06, duration: '00:35:10', total, reduced: total / 10, at }
  })
  return { model: 'console', transactions, count: 7 }
}
