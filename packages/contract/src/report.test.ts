import { expect, test } from 'vitest'
import type { CallResult } from './checkContract.ts'
import { linesOf } from './report.ts'

/** A call with so many differences and unknown fields. */
const call = (differences: number, additions: number): CallResult => ({
  id: 'EP-A14',
  name: 'groups',
  outcome: 'differs',
  differences: Array.from({ length: differences }, (_, index) => ({
    path: `a${index}`,
    expected: 'text',
    found: 'nothing',
    times: 1,
  })),
  additions: Array.from({ length: additions }, (_, index) => `b${index}`),
})

test('a call prints at most 200 lines, and says how many are left out', () => {
  const lines = linesOf(call(300, 5_000)).split('\n')
  expect(lines).toHaveLength(200)
  expect(lines[198]).toBe('        a197: expected text, found nothing')
  expect(lines[199]).toBe('        5102 more lines are not shown: --json prints all')
})

test('200 lines are printed whole', () => {
  const lines = linesOf(call(99, 100)).split('\n')
  expect(lines).toHaveLength(200)
  expect(lines[199]).toBe('        b99: is not in the contract')
})
