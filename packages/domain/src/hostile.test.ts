import { describe, expect, test } from 'vitest'
import * as root from './index.ts'

// Calls everything that the root exports with values that plain JavaScript callers may pass: no call throws, and no
// returned text exposes internals.

const MEGABYTE = 1 << 20
const thrower = () => {
  throw new Error('hostile')
}

const HOSTILE: readonly (readonly [name: string, value: unknown])[] = [
  ['nothing', undefined],
  ['null', null],
  ['an empty text', ''],
  ['blanks', ' \t\r\n\u00a0\u2028\ufeff'],
  ['control characters', '\u0000\u0007\u001b[31m\u007f\u009f'],
  ['Burmese', 'မြန်မာနိုင်ငံ၊ ရန်ကုန်'],
  ['Burmese digits', '၁၂၃၄၅၆၇၈'],
  ['Zawgyi', 'ျမန္မာ'],
  ['emoji', '👨‍👩‍👧‍👦🇲🇲@😀-😀'],
  ['lone surrogates', '\ud800@\udfff-\udc00\ud83d'],
  ['text from right to left', '\u202eעברית\u200f-العربية\u2066'],
  ['combining marks', `a${'\u0301'.repeat(1000)}`],
  ['markup', '<img src=x onerror=alert(1)>@"`&lt;'],
  ['prototype keys', '__proto__'],
  ['another prototype key', 'constructor'],
  ['a percent', '%'],
  ['an exponent', '1e999999999'],
  ['a small exponent', '1e-999999999'],
  ['a hexadecimal', '0x1F'],
  ['separators', '::--..,,@@//'],
  ['a date that is none', '2025-02-30 25:61:61'],
  ['a year far away', '+275760-09-13'],
  ['zero', 0],
  ['minus zero', -0],
  ['minus one', -1],
  ['a fraction', 0.1 + 0.2],
  ['an endless number', Number.POSITIVE_INFINITY],
  ['an endless negative number', Number.NEGATIVE_INFINITY],
  ['no number', Number.NaN],
  ['the largest number', Number.MAX_VALUE],
  ['the smallest number', -Number.MAX_VALUE],
  ['the finest number', Number.MIN_VALUE],
  ['a whole number beyond all others', Number.MAX_SAFE_INTEGER + 1],
  ['1e21', 1e21],
  ['minus 1e21', -1e21],
  ['a bigint', 12n],
  ['a bigint beyond every number', -(10n ** 400n)],
  ['true', true],
  ['a symbol', Symbol('hostile')],
  ['a list', []],
  ['a list of lists', [[], [[]]]],
  ['a list of numbers', [1, 2, 3]],
  ['a sparse list', new Array(3)],
  ['an object', {}],
  ['an object without a prototype', Object.create(null)],
  ['a date', new Date(Number.NaN)],
  ['a function', () => 'hostile'],
  ['a class', class Hostile {}],
  ['an object whose texts throw', { toString: thrower, valueOf: thrower, toJSON: thrower }],
  ['an object that throws when it is converted', { [Symbol.toPrimitive]: thrower }],
  [
    'an object of hostile fields',
    { start: {}, end: [], now: {}, status: Symbol('x'), allowedHosts: [{}, null] },
  ],
]

const MEGABYTES: readonly (readonly [name: string, value: string])[] = [
  ['a megabyte of letters', 'a'.repeat(MEGABYTE)],
  ['a megabyte of digits', '9'.repeat(MEGABYTE)],
  ['a megabyte of blanks', ' '.repeat(MEGABYTE)],
  ['a megabyte of @', '@'.repeat(MEGABYTE)],
  ['a megabyte of dashes', '-'.repeat(MEGABYTE)],
  ['a megabyte of tags', '<a '.repeat(MEGABYTE / 4)],
  ['a megabyte of surrogates', '\ud83d'.repeat(MEGABYTE)],
]

type Call = (value: never) => unknown

const CALLS: Record<
  Exclude<keyof typeof root, 'CITIES' | 'PAGE_SIZES' | `DEFAULT_${string}` | 'englishFormatWords'>,
  Call[]
> = {
  bookingActions: [(value) => root.bookingActions('driver', value), (value) => root.bookingActions(value, 1)],
  bookingStatus: [root.bookingStatus],
  canChat: [(value) => root.canChat('admin', value), (value) => root.canChat(value, 2)],
  carIconSize: [root.carIconSize],
  chatMessageError: [root.chatMessageError],
  checkPageItems: [(value) => root.checkPageItems(value, value), (value) => root.checkPageItems(1, value)],
  consolePeriodRange: [
    (value) => root.consolePeriodRange('7days', value),
    (value) => root.consolePeriodRange(value, '2025-01-05'),
  ],
  correctRange: [
    (value) => root.correctRange(value, 'start'),
    (value) => root.correctRange({ start: value, end: value }, value),
  ],
  decodeBase64: [root.decodeBase64],
  driverMarker: [
    root.driverMarker,
    (value) => root.driverMarker(3, value),
    (value) => root.driverMarker(3, { gray: value }),
  ],
  encodeBase64: [root.encodeBase64],
  findRedirectUrl: [
    (value) => root.findRedirectUrl(value, { allowedHosts: ['pay.example.com'] }),
    (value) => root.findRedirectUrl("<script>window.open('https://a.b/','_self')</script>", value),
    (value) =>
      root.findRedirectUrl("<script>window.open('https://a.b/','_self')</script>", { allowedHosts: value }),
    (value) =>
      root.findRedirectUrl("<script>window.open('https://a.b/','_self')</script>", { allowedHosts: [value] }),
  ],
  fleetToday: [root.fleetToday, (value) => root.fleetToday(0, value)],
  formatAmount: [root.formatAmount],
  formatAssignDistance: [root.formatAssignDistance],
  formatDate: [root.formatDate],
  formatDateTime: [root.formatDateTime, (value) => root.formatDateTime('2024-01-03 15:30:45', value)],
  formatDistanceKm: [root.formatDistanceKm],
  formatDuration: [root.formatDuration, (value) => root.formatDuration(61, value)],
  formatPaymentAmount: [root.formatPaymentAmount],
  formatTimeAgo: [
    (value) => root.formatTimeAgo(value, { now: 0 }),
    (value) => root.formatTimeAgo('2024-01-03 15:30:45', value),
    (value) => root.formatTimeAgo('2024-01-03 15:30:45', { now: value, status: value }),
    (value) => root.formatTimeAgo('2024-01-03 15:30:45', { now: 2e12 }, value),
  ],
  formatTransactionDate: [
    root.formatTransactionDate,
    (value) => root.formatTransactionDate('2024-01-03 15:30:45', value),
  ],
  formatTripCode: [
    root.formatTripCode,
    (value) => root.formatTripCode({ tripNumber: 7, id: value, successCode: '5' }),
    (value) => root.formatTripCode({ tripNumber: value, id: 'trip-0042', successCode: value }),
  ],
  languageOf: [root.languageOf],
  locationPageItems: [
    (value) => root.locationPageItems(value, 20),
    (value) => root.locationPageItems(1, value),
    (value) => root.locationPageItems(value, value),
  ],
  maskEmail: [root.maskEmail],
  maskPhone: [root.maskPhone],
  parseCompactStamp: [root.parseCompactStamp, (value) => root.parseCompactStamp('20240103153045', value)],
  parsePaymentPrice: [root.parsePaymentPrice],
  periodRange: [(value) => root.periodRange('week', value), (value) => root.periodRange(value, '2025-01-05')],
  reorderVehicle: [root.reorderVehicle],
  routePath: [root.routePath, (value) => root.routePath([value, value])],
  statusesFor: [(value) => root.statusesFor('driver', value), (value) => root.statusesFor(value, 'all')],
  themeOf: [root.themeOf],
  totalPages: [
    (value) => root.totalPages(value, 10),
    (value) => root.totalPages(10, value),
    (value) => root.totalPages(value, value),
  ],
  tripLine: [
    root.tripLine,
    (value) => root.tripLine({ tripStatus: value }, value),
    (value) => root.tripLine({}, { layer: value, selected: value, current: value }),
  ],
  unknownPageItems: [(value) => root.unknownPageItems(value, 20), (value) => root.unknownPageItems(value, 7)],
}

const PATH_ERROR = 'Path must contain at least two points, each with [lat, lng]'
const MACHINE = /undefined|NaN|Invalid|Infinity|\[object|function|=>/

/** Every text and number in a result, at any depth. */
function* leaves(answer: unknown): Generator<unknown> {
  if (typeof answer === 'object' && answer !== null)
    for (const part of Object.values(answer)) yield* leaves(part)
  else yield answer
}

/** The result of a call; the one documented error of this package counts as none (VAL-36). */
function answerOf(name: string, call: Call, value: unknown): unknown {
  try {
    return call(value as never)
  } catch (error) {
    if (name === 'routePath' && error instanceof Error && error.message === PATH_ERROR) return undefined
    throw error
  }
}

function expectAnswers(name: string, calls: readonly Call[], value: unknown) {
  for (const call of calls) {
    for (const leaf of leaves(answerOf(name, call, value))) {
      if (typeof leaf === 'string') expect(MACHINE.test(leaf) ? leaf.slice(0, 100) : '').toBe('')
      expect(['string', 'number', 'boolean', 'undefined']).toContain(typeof leaf)
      if (typeof leaf === 'number') expect(leaf).not.toBeNaN()
    }
  }
}

describe.each(Object.entries(CALLS))('%s', (name, calls) => {
  test.each(HOSTILE)('answers to %s', (_, value) => expectAnswers(name, calls, value))
  test.each(MEGABYTES)('T25 answers to %s', (_, value) => expectAnswers(name, calls, value))
})

test('every function of the root is called here', () => {
  const functions = Object.entries(root).filter(([, value]) => typeof value === 'function')
  expect(Object.keys(CALLS).sort()).toEqual(functions.map(([name]) => name).sort())
})
