import { expect, test, vi } from 'vitest'
import { createNoticeQueue } from './notifier.ts'

test('a message without a time stays for 1000 ms', () => {
  const queue = createNoticeQueue()
  queue.notify({ text: 'Invalid' })
  expect(queue.getShown()).toMatchObject([{ text: 'Invalid', tone: 'info', duration: 1000 }])
})

test('a message stays as long as it asks to', () => {
  const queue = createNoticeQueue()
  queue.notify({ text: 'Added', tone: 'success', duration: 3000 })
  expect(queue.getShown()).toMatchObject([{ duration: 3000 }])
})

test('TOAST-05 the same message is not shown twice; it starts anew', () => {
  const queue = createNoticeQueue()
  queue.notify({ text: 'Invalid' })
  queue.notify({ text: 'Invalid' })
  expect(queue.getShown()).toHaveLength(1)
  expect(queue.getShown()[0]?.times).toBe(2)
})

test('TOAST-05 the same words with another tone are another message', () => {
  const queue = createNoticeQueue()
  queue.notify({ text: 'Updated', tone: 'success' })
  queue.notify({ text: 'Updated', tone: 'danger' })
  expect(queue.getShown()).toHaveLength(2)
})

test('TOAST-05 a message that has gone can come again', () => {
  const queue = createNoticeQueue()
  queue.notify({ text: 'Invalid' })
  const [first] = queue.getShown()
  queue.dismiss(first?.id ?? 0)
  expect(queue.getShown()).toEqual([])
  queue.notify({ text: 'Invalid' })
  expect(queue.getShown()).toHaveLength(1)
  expect(queue.getShown()[0]?.id).not.toBe(first?.id)
})

test('watchers are told of every change until they stop watching', () => {
  const queue = createNoticeQueue()
  const listener = vi.fn()
  const stop = queue.subscribe(listener)
  queue.notify({ text: 'One' })
  queue.notify({ text: 'Two' })
  stop()
  queue.notify({ text: 'Three' })
  expect(listener).toHaveBeenCalledTimes(2)
})
