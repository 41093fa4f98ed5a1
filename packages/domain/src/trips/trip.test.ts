import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatAmount } from '../format/amount.ts'
import { gives } from '../testing/gives.ts'
import { amountLines, fareEstimate } from './amountLines.ts'
import { extraLine } from './extras.ts'
import { reorderVehicle } from './reorderVehicle.ts'
import { hasRoute, routePath } from './routePath.ts'
import { isUnderWay, tripVehicleLabel } from './trip.ts'
import { detailTripCode } from './tripDetail.ts'

describe('extras', () => {
  test.each([
    ['A', 0, 500, 3, 500],
    ['B', 2, 300, 5, 300],
    ['E', '2', 300, 5, 300],
  ])(
    'BKD-18 extra %s of type %j is a flat amount without quantity',
    (name, type, amount, quantity, total) => {
      expect(extraLine({ name, type, amount, quantity })).toStrictEqual({
        name,
        quantity: undefined,
        amount: total,
      })
    },
  )

  test.each([
    ['C', 1, 200, 3, 'x 3', 600],
    ['D', 3, 1000, 1, 'x 1', 1000],
    ['F', 1, 200, undefined, 'x 1', 200],
    ['G', undefined, 200, 2, 'x 2', 400],
    ['H', '1', '250' as never, '2' as never, 'x 2', 500],
    ['I', 1, 'free' as never, 2, 'x 2', 0],
  ])(
    'BKD-19 extra %s of type %j is its amount times its quantity',
    (name, type, amount, quantity, text, total) => {
      expect(extraLine({ name, type, amount, quantity })).toStrictEqual({
        name,
        quantity: text,
        amount: total,
      })
    },
  )

  test('BKD-19 the amount of a row has no rounding noise', () => {
    const { amount } = extraLine({ name: 'Toll', type: 1, amount: 0.1, quantity: 25 })
    expect(formatAmount(amount)).toBe('3')
  })
})

describe('amounts', () => {
  const fare = { initialFare: 1500, distanceCharge: 2400, waitingCharge: 300, extrasTotal: 700, total: 4900 }

  test('BKD-09 the lines are initial fare, distance, waiting, extras and total', () => {
    expect(amountLines(fare)).toEqual([
      { key: 'initialFare', amount: 1500 },
      { key: 'distanceCharge', amount: 2400 },
      { key: 'waitingCharge', amount: 300 },
      { key: 'extrasTotal', amount: 700 },
      { key: 'total', amount: 4900 },
    ])
  })

  test.each([0, null, undefined, '0', '0.00', '', 'free'])('BKD-13 an amount of %j has no line', (amount) => {
    expect(amountLines({ ...fare, waitingCharge: amount }).map(({ key }) => key)).not.toContain(
      'waitingCharge',
    )
  })

  test('BKD-13 an amount in text form has its line', () => {
    expect(amountLines({ ...fare, waitingCharge: '500' })).toContainEqual({
      key: 'waitingCharge',
      amount: 500,
    })
  })

  test.each([[{ total: 0 }], [{}], [{ total: null }], [undefined as never]])(
    'BKD-13 TOTAL shows even of %j',
    (amounts) => {
      expect(amountLines(amounts)).toEqual([{ key: 'total', amount: 0 }])
    },
  )

  test('BKD-13 the last line is always the total, and no other is 0', () => {
    const amount = fc.anything()
    fc.assert(
      fc.property(fc.record({ initialFare: amount, distanceCharge: amount, total: amount }), (amounts) => {
        const lines = amountLines(amounts as never)
        expect(lines.at(-1)?.key).toBe('total')
        expect(lines.slice(0, -1).every((line) => line.amount !== 0)).toBe(true)
      }),
    )
  })
})

describe('vehicle', () => {
  test.each([
    ['AA-1234 Toyota Probox', 'Toyota Probox AA-1234'],
    [' AA-1234  Toyota Probox ', 'Toyota Probox AA-1234'],
    ['၁က-၁၂၃၄ တိုယိုတာ ပရိုဘောက်စ်', 'တိုယိုတာ ပရိုဘောက်စ် ၁က-၁၂၃၄'],
  ])('BKD-04 the three parts of %j are shown as %j', gives(reorderVehicle))

  test.each(['', 'AA-1234', 'AA-1234 Probox', 'AA-1234 Toyota Probox GL', '  two  parts '])(
    'BKD-04 %j has not three parts and stays',
    (text) => {
      expect(reorderVehicle(text)).toBe(text)
    },
  )

  test('BKD-04 a value that is not text is shown as empty text', () => {
    expect(reorderVehicle(undefined)).toBe('')
    expect(reorderVehicle(1234 as never)).toBe('')
  })

  test('TRIP-03 a card names the vehicle number, or the e-mail', () => {
    expect(tripVehicleLabel({ vehicleNo: 'AA-1234', email: 'a@example.com' })).toEqual({
      text: 'AA-1234',
      kind: 'vehicle',
    })
    expect(tripVehicleLabel({ vehicleNo: ' ', email: 'a@example.com' })).toEqual({
      text: 'a@example.com',
      kind: 'email',
    })
    expect(tripVehicleLabel({})).toEqual({ text: '', kind: 'email' })
  })
})

describe('route', () => {
  const message = 'Path must contain at least two points, each with [lat, lng]'

  test('VAL-36 a path of two points is accepted, as pairs or as objects', () => {
    const points = [
      { lat: 16.8, lng: 96.1 },
      { lat: 16.9, lng: 96.2 },
    ]
    expect(
      routePath([
        [16.8, 96.1],
        [16.9, 96.2],
      ]),
    ).toEqual(points)
    expect(routePath(points)).toEqual(points)
  })

  test.each([
    ['no points', []],
    ['one point', [[16.8, 96.1]]],
    ['a point without longitude', [[16.8, 96.1], [16.9]]],
    ['a point that is none', [[16.8, 96.1], null, [16.9, 96.2]]],
    ['a point without numbers', [{ lat: 'north' }, { lat: 16.9, lng: 96.2 }, { lat: 16.9, lng: 96.2 }]],
    [
      'not a number',
      [
        [16.8, Number.NaN],
        [16.9, 96.2],
        [16.9, 96.2],
      ],
    ],
    [
      'a latitude beyond the pole',
      [
        [96.1, 16.8],
        [16.9, 96.2],
        [16.9, 96.2],
      ],
    ],
    ['no path at all', undefined],
    ['a text', 'path'],
  ])('VAL-36 %s throws', (_, path) => {
    expect(() => routePath(path as never)).toThrow(new Error(message))
  })

  test('BKD-11 a route needs two points; otherwise the no-trip note shows', () => {
    const point = { lat: 16.8, lng: 96.1 }
    expect(hasRoute({ path: [point, point] })).toBe(true)
    expect(hasRoute({ path: [point] })).toBe(false)
    expect(hasRoute({ path: [] })).toBe(false)
    expect(hasRoute({ path: [point, { lat: Number.NaN, lng: 96.1 }, point] })).toBe(false)
  })

  test('ERR-30 a detail that could not be fetched has no route', () => {
    expect(hasRoute(undefined)).toBe(false)
  })
})

test('BKD-07 the trip code of a detail derives from its syskey, and needs a success code', () => {
  const detail = { tripNumber: '128', key: 'trip-2024-001ab', successCode: '7H' }
  expect(detailTripCode(detail)).toBe('#128128')
  expect(detailTripCode({ ...detail, successCode: undefined })).toBeUndefined()
})

test('VAL-36 a point without latitude throws too', () => {
  const path = [
    [undefined, 96.1],
    [16.8, 96.1],
    [16.9, 96.2],
  ]
  expect(() => routePath(path as never)).toThrow('Path must contain at least two points')
})

test.each([
  [10_000, 10_900, { estimated: 10_000, difference: 900 }],
  [10_000, '9500.00', { estimated: 10_000, difference: -500 }],
  [10_000, 10_000, { estimated: 10_000, difference: 0 }],
  [10_000, 0, undefined],
  [10_000, null, undefined],
  [0, 10_900, undefined],
  [undefined, 10_900, undefined],
])('TRIP-09 estimated %j and actual %j give %j', (estimatedAmount, total, expected) => {
  expect(fareEstimate({ estimatedAmount, total })).toEqual(expected)
})

test('TRIP-08 a trip is under way until it has an end or the status of an ended one', () => {
  expect(isUnderWay({})).toBe(true)
  expect(isUnderWay({ tripStatus: 2, endedAt: '' })).toBe(true)
  expect(isUnderWay({ tripStatus: 3 })).toBe(false)
  expect(isUnderWay({ tripStatus: 2, endedAt: 'soon' })).toBe(false)
})
