import { expect, test } from 'vitest'
import { abortReason, checkAborted, orAborted } from './abort.ts'

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

test('a promise is left at once when its signal aborts', async () => {
  const control = new AbortController()
  const left = orAborted(new Promise(() => {}), control.signal)
  control.abort('left')
  await expect(left).rejects.toBe('left')
  await expect(orAborted(Promise.resolve(1), control.signal)).rejects.toBe('left')
  await expect(orAborted(Promise.resolve(1), new AbortController().signal)).resolves.toBe(1)
  await expect(orAborted(Promise.reject('no'), new AbortController().signal)).rejects.toBe('no')
  await expect(orAborted(Promise.resolve(1), undefined)).resolves.toBe(1)
})
