import { expect, test } from 'vitest'
import { BOOKING_AUDIENCES } from './audience.ts'
import { BOOKING_COLOURS, bookingBadge, englishBookingWords } from './badge.ts'
import { BOOKING_STATUS_CODES, bookingStatus, isBookingStatusCode } from './status.ts'

test.each([
  ['BKS-01', 1, 'pending', 'Pending', 'pending', false],
  ['BKS-02', 2, 'assigned', 'Assigned', 'accept', false],
  ['BKS-03', 3, 'arrived', 'Arrived', 'arrive', false],
  ['BKS-04', 4, 'start', 'Start', 'start', false],
  ['BKS-05', 5, 'complete', 'Complete', 'end', true],
  ['BKS-06', 6, 'driverCancel', 'Driver cancel', 'dcancel', false],
  ['BKS-07', 7, 'passengerCancel', 'Passenger cancel', 'pcancel', false],
  ['BKS-08', 8, 'onTheWay', 'On the way', 'accept', false],
  ['BKS-09', 9, 'complete', 'Complete', 'end', true],
  ['BKS-10', 10, 'complete', 'Complete', 'end', true],
  ['BKS-11', 11, 'reassigned', 'Reassigned', 'pending', false],
  ['BKS-12', 12, 'processing', 'Processing', 'pending', false],
  ['BKS-13', 13, 'adminCancel', 'Admin cancel', 'dcancel', false],
  ['BKS-14', 400, 'expired', 'Expired', 'expired', false],
  ['BKS-15', 0, 'unknown', 'Unknown', undefined, false],
  ['BKS-15', 99, 'unknown', 'Unknown', undefined, false],
  ['BKS-15', -1, 'unknown', 'Unknown', undefined, false],
  ['BKS-15', 1.5, 'unknown', 'Unknown', undefined, false],
])('%s the code %d is %s', (_, code, key, label, style, isReceipt) => {
  expect(bookingStatus(code)).toStrictEqual({ code, key, style, isReceipt })
  expect(bookingBadge(code).label).toBe(label)
})

test.each([
  ['passenger', 'Cancelled'],
  ['driver', 'Admin cancel'],
  ['admin', 'Admin cancel'],
  [undefined, 'Admin cancel'],
] as const)('CF-176 status 13 reads for %s: %s; key, style and code stay', (audience, label) => {
  expect(bookingBadge(13, englishBookingWords, audience)).toEqual({
    label,
    style: 'dcancel',
    colour: 'red',
    icon: 'cross',
  })
  expect(bookingStatus(13)).toMatchObject({ code: 13, key: 'adminCancel', style: 'dcancel' })
})

test('CF-176 no other status reads differently for any audience', () => {
  for (const code of BOOKING_STATUS_CODES.filter((each) => each !== 13))
    for (const audience of BOOKING_AUDIENCES)
      expect(bookingBadge(code, englishBookingWords, audience)).toEqual(bookingBadge(code))
})

test('BKS-16 receipts are 5, 9 and 10', () => {
  expect(BOOKING_STATUS_CODES.filter((code) => bookingStatus(code).isReceipt)).toEqual([5, 9, 10])
})

test('BKS-17 every style is used, each with its own colour', () => {
  const badges = BOOKING_STATUS_CODES.map((code) => bookingBadge(code))
  const styles = new Set(badges.map(({ style }) => style))
  expect([...styles].sort()).toEqual([
    'accept',
    'arrive',
    'dcancel',
    'end',
    'expired',
    'pcancel',
    'pending',
    'start',
  ])
  expect(new Set(badges.map(({ style, colour }) => `${style} ${colour}`)).size).toBe(styles.size)
  expect(new Set(badges.map(({ colour }) => colour)).size).toBe(styles.size)
})

test('BKS-15 an unknown status has a gray badge without a style', () => {
  expect(bookingBadge(99)).toEqual({ label: 'Unknown', style: undefined, colour: 'gray', icon: 'question' })
})

test('BKG-06 the badge uses the given words', () => {
  const words = { ...Object.fromEntries(['pending'].map((key) => [key, 'စောင့်ဆိုင်းနေသည်'])) }
  expect(bookingBadge(1, words as never).label).toBe('စောင့်ဆိုင်းနေသည်')
})

test('BKS-01 a code in text form is read', () => {
  expect(bookingStatus('400' as never)).toMatchObject({ code: 400, key: 'expired' })
})

test.each([undefined, null, 'constructor', '__proto__', 'စောင့်', {}, [], Number.NaN, Symbol('status')])(
  'BKS-15 what is no number is Unknown too: %o',
  (code) => {
    expect(bookingStatus(code as never)).toStrictEqual({
      code: 0,
      key: 'unknown',
      style: undefined,
      isReceipt: false,
    })
    expect(isBookingStatusCode(code)).toBe(false)
  },
)

test('BKS-15 text is not a status, not even digits', () => {
  expect(isBookingStatusCode('1')).toBe(false)
  expect(isBookingStatusCode(1)).toBe(true)
})

test.each([
  ['8', 8, 'accept'],
  ['9', 9, 'end'],
  ['10', 10, 'end'],
  ['11', 11, 'pending'],
  ['12', 12, 'pending'],
  ['13', 13, 'dcancel'],
])('BKS-42 the badge of %s has the nearest style', (_, code, style) => {
  expect(bookingBadge(code).style).toBe(style)
})

test('BKS-17 each style has its colour', () => {
  expect(BOOKING_COLOURS).toEqual({
    pending: 'amber',
    accept: 'blue',
    arrive: 'purple',
    start: 'teal',
    end: 'green',
    dcancel: 'red',
    pcancel: 'orange',
    expired: 'gray',
  })
})

test('BKG-06 a badge also has an icon', () => {
  const icons = BOOKING_STATUS_CODES.map((code) => `${code} ${bookingBadge(code).icon}`)
  expect(icons.join(', ')).toBe(
    '1 clock, 2 user, 3 pin, 4 play, 5 check, 6 cross, 7 cross, 8 car, 9 check, 10 check, 11 repeat, 12 gear, 13 cross, 400 hourglass',
  )
})
