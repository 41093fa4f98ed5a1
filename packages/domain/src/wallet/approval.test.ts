import { expect, test } from 'vitest'
import type { DriverKey } from '../drivers/ids.ts'
import {
  ALL_TYPES,
  APPROVAL_FILTERS,
  approvalStatus,
  canDecide,
  DECISION_MESSAGE,
  decide,
  decisionOutcome,
  filterRequests,
  openRequests,
  requestDriverLabel,
  typeOptions,
} from './approval.ts'

const TABLE = [
  [1, 'submitted', 'pending', true, 2, 4],
  [2, 'approved', 'approved', false, undefined, undefined],
  [4, 'rejected', 'rejected', false, undefined, undefined],
  [3, 'unknown', 'unknown', false, undefined, undefined],
  [0, 'unknown', 'unknown', false, undefined, undefined],
] as const

test.each(TABLE)('APR-10 a request of status %i is %s', (code, key) => {
  expect(approvalStatus(code)).toMatchObject({ code, key })
})

test.each(TABLE)('APR-12 a request of status %i (%s) has the icon %s', (code, _, icon) => {
  expect(approvalStatus(code).icon).toBe(icon)
})

test.each(TABLE)(
  'APR-06 a request of status %i (%s, %s) offers Approve and Reject: %s',
  (code, _key, _icon, shown) => {
    expect(canDecide(code, true)).toBe(shown)
  },
)

test.each(TABLE)(
  'APR-11 approve and reject from status %i',
  (code, _key, _icon, _shown, approved, rejected) => {
    expect(decide(code, 'approve')).toBe(approved)
    expect(decide(code, 'reject')).toBe(rejected)
  },
)

test('PERM-15 without the permission no action is offered', () => {
  expect(canDecide(1, false)).toBe(false)
  expect(canDecide(1, 'true' as never)).toBe(false)
})

test('APR-10 a status in text form is read, other values are unknown', () => {
  expect(approvalStatus('4' as never).key).toBe('rejected')
  expect(canDecide('1' as never, true)).toBe(true)
  for (const value of [undefined, null, '', 'approved', 'toString', {}, Symbol('status')]) {
    expect(approvalStatus(value as never)).toEqual({ code: undefined, key: 'unknown', icon: 'unknown' })
    expect(decide(1, value as never)).toBeUndefined()
  }
})

const rows = [
  { key: 'a', status: 1, type: 'KBZ Pay' },
  { key: 'b', status: 2, type: 'Wave' },
  { key: 'c', status: 4, type: 'KBZ Pay' },
  { key: 'd', status: 3, type: undefined },
]

test.each([
  ['all', 'abcd'],
  ['submitted', 'a'],
  ['approved', 'b'],
  ['rejected', 'c'],
] as const)('APR-04 the filter %s leaves %s', (filter, keys) => {
  expect(APPROVAL_FILTERS).toContain(filter)
  expect(
    filterRequests(rows, filter)
      .map(({ key }) => key)
      .join(''),
  ).toBe(keys)
})

test('APR-03 the type options are all and those of the rows', () => {
  expect(typeOptions(rows)).toEqual([ALL_TYPES, 'KBZ Pay', 'Wave'])
  expect(typeOptions([])).toEqual([''])
})

test('CF-133 the toast of an approval, and of a rejection', () => {
  expect(DECISION_MESSAGE).toEqual({ approve: 'APPROVED_SUCCESS', reject: 'SUCCESS' })
})

test('APR-11 the status tells the outcome of a decision', () => {
  expect([1, 2, 4, 7, undefined].map((status) => decisionOutcome('approve', status))).toEqual([
    'notDone',
    'done',
    'overtaken',
    'overtaken',
    'overtaken',
  ])
  expect(decisionOutcome('reject', 4)).toBe('done')
  expect(decisionOutcome('reject', 2)).toBe('overtaken')
})

test('APR-11 only submitted requests are in the sum of the queue', () => {
  const rows = [
    { status: 1, amount: 5_000 },
    { status: 2, amount: 7_000 },
    { status: 1, amount: 0 },
    { status: 1, amount: Number.NaN },
    { status: 9, amount: 3_000 },
  ]
  expect(openRequests(rows)).toEqual({ count: 3, sums: new Map([['MMK', 5_000]]) })
  expect(openRequests([])).toEqual({ count: 0, sums: new Map() })
})

test('CF-172 requests of two currencies have two sums; all names of the kyat are one', () => {
  const rows = [
    { status: 1, amount: 5_000, symbol: 'Ks' },
    { status: 1, amount: 100, symbol: 'USD' },
    { status: 1, amount: 2_000, symbol: 'ကျပ်' },
  ]
  expect(openRequests(rows).sums).toEqual(
    new Map([
      ['MMK', 7_000],
      ['USD', 100],
    ]),
  )
})

test('APR-08 the driver of a request is called by name, else by the plate, else by the member id', () => {
  const request = {
    key: '1',
    groupKey: '2',
    driverKey: '3' as DriverKey,
    driverName: ' ',
    status: 1,
    amount: 5000,
    requestedAt: '',
    attachments: [],
  }
  expect(requestDriverLabel({ ...request, driverName: 'Ko Aung', vehicleNo: '9K-1234' })).toBe('Ko Aung')
  expect(requestDriverLabel({ ...request, vehicleNo: '9K-1234', memberId: 'M-1' })).toBe('9K-1234')
  expect(requestDriverLabel({ ...request, memberId: 'M-1' })).toBe('M-1')
})
