import { expect, test } from 'vitest'
import {
  type ReportMark,
  readReportMark,
  reportByPress,
  reportMarkText,
  reportOutcome,
} from './reportMark.ts'

const A = { digest: 'a1', key: 'key-a', isRefused: false }
const B = { digest: 'b2', key: 'key-b', isRefused: false }
const NEW = { digest: 'c3', key: 'key-c', isRefused: false }
const NOT_APART = { digest: '', key: 'key-d', isRefused: false }

const MARKS: readonly ReportMark[] = [
  { isCompleted: true, sent: [] },
  { isCompleted: false, sent: [] },
  { isCompleted: false, sent: [{ ...A, isRefused: true }] },
  { isCompleted: false, sent: [{ ...NOT_APART, isRefused: true }] },
  { isCompleted: false, sent: [A, { ...B, isRefused: true }] },
]

test.each(MARKS)('a mark is read as it was kept: %j', (mark) => {
  expect(readReportMark(reportMarkText(mark))).toEqual(mark)
})

test.each(['', 'sent', 'refused', 'completed', 'DONE', '{}'])(
  'CF-168 the mark %j may stand for a report: unknown',
  (text) => {
    expect(reportOutcome(readReportMark(text), A)).toBe('unknown')
  },
)

const unknown = readReportMark('sent a1:key-a b2:key-b')

test.each([true, false])(
  'CF-168 after an unknown outcome a press sends what this browser has not sent (keys: %s)',
  (hasKeys) => {
    expect(reportByPress(unknown, NEW, { hasKeys })).toEqual(NEW)
  },
)

test('CF-168 what was sent is sent again only where the server knows keys, and under its first key', () => {
  const again = { ...A, key: 'another' }
  expect(reportByPress(unknown, again, { hasKeys: false })).toBeUndefined()
  expect(reportByPress(unknown, again, { hasKeys: true })).toEqual(A)
  expect(reportByPress(readReportMark('sent a1'), again, { hasKeys: true })).toBeUndefined()
})

test.each([true, false])(
  'CF-168 where nothing tells reports apart none is sent again (keys: %s)',
  (hasKeys) => {
    expect(reportByPress(readReportMark('sent'), NEW, { hasKeys })).toBeUndefined()
    expect(reportByPress(readReportMark('sent :key-d'), NEW, { hasKeys })).toBeUndefined()
    expect(reportByPress(unknown, NOT_APART, { hasKeys })).toBeUndefined()
  },
)

test('CF-168 after a report that was done nothing is sent again', () => {
  const done = readReportMark('done')
  expect(reportByPress(done, NEW, { hasKeys: true })).toBeUndefined()
  expect(reportOutcome(done, NEW)).toBe('completed')
})

test.each([true, false])(
  'CF-168 after a refused report a press sends another payment of the booking, never the same (keys: %s)',
  (hasKeys) => {
    const refused = readReportMark('sent a1:key-a!')
    expect(reportByPress(refused, NEW, { hasKeys })).toEqual(NEW)
    expect(reportByPress(refused, { ...A, key: 'another' }, { hasKeys })).toBeUndefined()
    expect(reportByPress(readReportMark('sent :key-d!'), NEW, { hasKeys })).toBeUndefined()
  },
)

test('CF-168 a refusal is the outcome of its own report alone', () => {
  const aRefused = readReportMark('sent a1:key-a! b2:key-b')
  expect(reportOutcome(aRefused, A)).toBe('refused')
  expect(reportByPress(aRefused, A, { hasKeys: true })).toBeUndefined()
  expect(reportOutcome(aRefused, B)).toBe('unknown')
  expect(reportByPress(aRefused, B, { hasKeys: true })).toEqual(B)
  expect(reportOutcome(aRefused, NEW)).toBe('unknown')
  expect(reportOutcome(readReportMark('sent :key-d!'), NOT_APART)).toBe('refused')
})
