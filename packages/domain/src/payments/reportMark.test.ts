import { expect, test } from 'vitest'
import { type ReportMark, readReportMark, reportByPress, reportMarkText } from './reportMark.ts'

const A = { digest: 'a1', key: 'key-a' }
const B = { digest: 'b2', key: 'key-b' }
const NEW = { digest: 'c3', key: 'key-c' }

const MARKS: readonly ReportMark[] = [
  { outcome: 'completed', sent: [] },
  { outcome: 'refused', sent: [] },
  { outcome: 'unknown', sent: [] },
  { outcome: 'unknown', sent: [A, B] },
]

test.each(MARKS)('a mark is read as it was kept: %j', (mark) => {
  expect(readReportMark(reportMarkText(mark))).toEqual(mark)
})

test.each(['', 'sent', 'completed', 'DONE', '{}'])(
  'CF-168 the mark %j may stand for a report: unknown',
  (text) => {
    expect(readReportMark(text).outcome).toBe('unknown')
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
  const again = { digest: 'a1', key: 'another' }
  expect(reportByPress(unknown, again, { hasKeys: false })).toBeUndefined()
  expect(reportByPress(unknown, again, { hasKeys: true })).toEqual(A)
  expect(reportByPress(readReportMark('sent a1'), again, { hasKeys: true })).toBeUndefined()
})

test.each([true, false])(
  'CF-168 where nothing tells reports apart none is sent again (keys: %s)',
  (hasKeys) => {
    expect(reportByPress(readReportMark('sent'), NEW, { hasKeys })).toBeUndefined()
    expect(reportByPress(unknown, undefined, { hasKeys })).toBeUndefined()
  },
)

test.each(['done', 'refused'])('CF-168 after the outcome %s nothing is sent again', (text) => {
  expect(reportByPress(readReportMark(text), NEW, { hasKeys: true })).toBeUndefined()
})
