import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import * as root from './index.ts'

const folder = fileURLToPath(new URL('..', import.meta.url))
const areas = Object.entries(manifest.exports).filter(([path]) => path !== '.')
const load = (area: (typeof areas)[number][1]): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ `${folder}${area['@fleetgis/source']}`)

type Text = string | undefined
interface Range {
  start: string
  end: string
}
type PageItems = (current: number, total: number) => (number | 'ellipsis')[]
interface Units {
  hour: string
  minute: string
  second: string
}

/** The published contract of the root, checked by the compiler. */
interface Promised {
  maskEmail: (text: string) => string
  maskPhone: (text: string) => string
  formatDuration: (value: number | string | null | undefined, words?: Units) => string
  formatAmount: (value: number | string | null | undefined) => string
  formatDistanceKm: (value: number | string | null | undefined) => string
  formatAssignDistance: (metres: number) => string
  formatPaymentAmount: (value: number | string | null | undefined) => string
  formatTripCode: (parts: { tripNumber: number | string; id: string; successCode: string }) => Text
  formatTimeAgo: (stamp: string, context: { now: number; status: number }) => string
  reorderVehicle: (text: string) => string
  periodRange: (period: 'today' | 'week' | 'month', today: string) => Range
  consolePeriodRange: (period: 'today' | '7days' | '30days', today: string) => Range
  correctRange: (range: Range, edited: 'start' | 'end') => Range
  bookingStatus: (code: number) => { code: number; key: string; style: Text; isReceipt: boolean }
  statusesFor: (
    audience: 'driver' | 'passenger' | 'admin',
    option:
      | 'all'
      | 'pending'
      | 'assigned'
      | 'arrived'
      | 'complete'
      | 'cancelled'
      | 'onTheWay'
      | 'reassigned'
      | 'processing'
      | 'expired',
  ) => number[]
  bookingActions: (
    audience: 'driver' | 'passenger' | 'admin',
    code: number,
  ) => { action: 'accept' | 'onTheWay' | 'arrive' | 'cancel' | 'assign'; sets: number | undefined }[]
  canChat: (audience: 'driver' | 'passenger' | 'admin', code: number) => boolean
  totalPages: (total: number, size: number) => number
  locationPageItems: PageItems
  unknownPageItems: PageItems
  checkPageItems: PageItems
  carIconSize: (width: number) => { width: number; height: number }
  driverMarker: (
    status: number,
    options: { gray: boolean },
  ) => { colour: 'green' | 'red' | 'gray' | 'orange' | 'neutral'; selected: boolean } | undefined
  tripLine: (
    trip: { tripStatus?: number },
    options: {
      layer: 'routes' | 'currentTrips' | 'onlineBookings' | 'ongoingBookings'
      selected: boolean
      current: boolean
    },
  ) => {
    colour: 'green' | 'lightBlue' | 'purple' | 'orange' | 'red' | 'blue'
    weight: number
    endMarker: boolean
  }
  parsePaymentPrice: (text: string) => number
  parseCompactStamp: (text: string) => string
  findRedirectUrl: (html: string, options: { allowedHosts: string[] }) => Text
  encodeBase64: (text: string) => string
  decodeBase64: (text: string) => Text
  chatMessageError: (text: string) => Text
}

describe('the root', () => {
  test('exports exactly these names', () => {
    const promised: Promised = root
    expect(Object.keys(promised).sort()).toEqual([
      'CITIES',
      'DEFAULT_LANGUAGE',
      'DEFAULT_THEME',
      'PAGE_SIZES',
      'bookingActions',
      'bookingStatus',
      'canChat',
      'carIconSize',
      'chatMessageError',
      'checkPageItems',
      'consolePeriodRange',
      'correctRange',
      'decodeBase64',
      'driverMarker',
      'encodeBase64',
      'englishFormatWords',
      'findRedirectUrl',
      'fleetToday',
      'formatAmount',
      'formatAssignDistance',
      'formatDate',
      'formatDateTime',
      'formatDistanceKm',
      'formatDuration',
      'formatPaymentAmount',
      'formatTimeAgo',
      'formatTransactionDate',
      'formatTripCode',
      'languageOf',
      'locationPageItems',
      'maskEmail',
      'maskPhone',
      'parseCompactStamp',
      'parsePaymentPrice',
      'periodRange',
      'reorderVehicle',
      'routePath',
      'statusesFor',
      'themeOf',
      'totalPages',
      'tripLine',
      'unknownPageItems',
    ])
  })

  test('each is the same object as in its area', async () => {
    const all = Object.assign({}, ...(await Promise.all(areas.map(([, area]) => load(area)))))
    for (const [name, value] of Object.entries(root)) expect(all[name], name).toBe(value)
  })
})

describe('the import paths', () => {
  test.each(areas)('%s exports something', async (_, area) => {
    expect(Object.keys(await load(area)).length).toBeGreaterThan(0)
  })

  test('a name exports the same object from every path', async () => {
    const seen = new Map<string, unknown>()
    for (const [, area] of areas) {
      for (const [name, value] of Object.entries(await load(area))) {
        expect(seen.get(name) ?? value, name).toBe(value)
        seen.set(name, value)
      }
    }
  })
})
