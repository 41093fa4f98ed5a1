import { expect, test } from 'vitest'
import { abortReason, checkAborted } from './abort.ts'

test('an aborted signal throws its reason', () => {
  const control = new AbortController()
  expect(() => checkAborted(control.signal)).not.toThrow()
  expect(() => checkAborted(undefined)).not.toThrow()
  control.abort('left')
  expect(abortReason(control.signal)).toBe('left')
  expect(() => checkAborted(control.signal)).toThrow('left')
})

test('a signal of a browser of 2020, which has no reason, throws an AbortError', () => {
  const old = { aborted: true } as AbortSignal
  expect(() => checkAborted(old)).toThrow(expect.objectContaining({ name: 'AbortError' }))
})
