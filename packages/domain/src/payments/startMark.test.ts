import { expect, test } from 'vitest'
import { readStartMark, type StartMark, startMarkText } from './startMark.ts'

const MARKS: readonly StartMark[] = [
  { step: 'opened' },
  { step: 'sent', key: 'key-a' },
  { step: 'sent', key: undefined },
]

test.each(MARKS)('CF-140 a mark of a start is read as it was kept: %j', (mark) => {
  expect(readStartMark(startMarkText(mark))).toEqual(mark)
})

test.each(['', 'begun', 'begun key-a', 'sent', 'OPENED', '{}'])(
  'CF-140 the mark %j says that the outcome is not known, and has no key',
  (text) => {
    expect(readStartMark(text)).toEqual({ step: 'sent', key: undefined })
  },
)
