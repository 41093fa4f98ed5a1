import { expect, test } from 'vitest'
import { readStartMark, refusedStart, type StartMark, startMarkText } from './startMark.ts'

const OPENED: StartMark = { step: 'opened', hasAskedGateway: true }
const ASKED: StartMark = { step: 'sent', key: undefined, hasAskedGateway: true }
const SAVING: StartMark = { step: 'sent', key: 'key-a', hasAskedGateway: false }
const SAVING_AGAIN: StartMark = { ...SAVING, hasAskedGateway: true }

test.each([OPENED, ASKED, SAVING, SAVING_AGAIN])(
  'CF-140 a mark of a start is read as it was kept: %j',
  (mark) => {
    expect(readStartMark(startMarkText(mark))).toEqual(mark)
  },
)

test.each(['', 'begun', 'begun key-a', 'sent', 'OPENED', '{}'])(
  'CF-140 the mark %j says that the outcome is not known, and has no key',
  (text) => {
    expect(readStartMark(text)).toEqual(ASKED)
  },
)

test('CF-140 a mark with a key alone is one whose start has not asked the gateway', () => {
  expect(readStartMark('sent key-a')).toEqual(SAVING)
})

test.each([
  [OPENED, OPENED],
  [ASKED, ASKED],
  [SAVING_AGAIN, ASKED],
  [SAVING, undefined],
])('CF-140 a refused start after %j leaves %j', (earlier, left) => {
  expect(refusedStart(earlier)).toEqual(left)
})
