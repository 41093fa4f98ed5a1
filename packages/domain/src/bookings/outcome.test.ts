import { expect, test } from 'vitest'
import { actionOutcome } from './outcome.ts'

test.each([
  ['driver', 'accept', 1, 2, 'done'],
  ['driver', 'accept', 1, 1, 'notDone'],
  ['driver', 'accept', 1, 7, 'overtaken'],
  ['driver', 'onTheWay', 2, 8, 'done'],
  ['driver', 'arrive', 8, 3, 'done'],
  ['driver', 'arrive', 8, 8, 'notDone'],
  ['passenger', 'cancel', 1, 13, 'done'],
  ['passenger', 'cancel', 1, 2, 'overtaken'],
  ['admin', 'cancel', 11, 13, 'done'],
  ['admin', 'assign', 11, 2, 'done'],
  ['admin', 'assign', 11, 11, 'notDone'],
] as const)(
  'R5 the outcome of an unanswered action: %s, %s, %i before, %i now: %s',
  (audience, action, from, now, outcome) => {
    expect(actionOutcome(audience, action, { from, now })).toBe(outcome)
  },
)

test('R5 an action that was never offered does not count as done', () => {
  expect(actionOutcome('passenger', 'accept', { from: 1, now: 2 })).toBe('overtaken')
  expect(actionOutcome('driver', 'accept', { from: 99, now: 2 })).toBe('overtaken')
})
