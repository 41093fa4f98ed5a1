import { expect, test } from 'vitest'
import { mayReport, type ReportMark, readReportMark, reportMarkText } from './reportMark.ts'

const MARKS: readonly ReportMark[] = [
  { outcome: 'completed', sent: [] },
  { outcome: 'refused', sent: [] },
  { outcome: 'unknown', sent: [] },
  { outcome: 'unknown', sent: ['a1', 'b2'] },
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

test('CF-168 after an unknown outcome a press sends only what this browser has not sent', () => {
  const mark = readReportMark('sent a1 b2')
  expect(mayReport(mark, 'c3')).toBe(true)
  expect(mayReport(mark, 'a1')).toBe(false)
  expect(mayReport(mark, 'b2')).toBe(false)
})

test('CF-168 without a digest of the reports nothing is sent again', () => {
  expect(mayReport(readReportMark('sent'), 'c3')).toBe(false)
  expect(mayReport(readReportMark('sent a1'), undefined)).toBe(false)
})

test.each(['done', 'refused'])('CF-168 after the outcome %s nothing is sent again', (text) => {
  expect(mayReport(readReportMark(text), 'c3')).toBe(false)
})
