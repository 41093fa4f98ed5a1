import { expect, test, vi } from 'vitest'
import { createNoticeQueue } from './notifier.ts'

test('a message without a duration stays for 1000 ms', () => {
  const queue = createNoticeQueue()
  queue.notify({ text: 'Invalid' })
  expect(queue.getShown()).toMatchObject([{ text: 'Invalid', tone: 'info', duration: 1000 }])
})

test('a message stays for its duration', () => {
  const queue = createNoticeQueue()
  queue.notify({ text: 'Added', tone: 'success', duration: 3000 })
  expect(queue.getShown()).toMatchObject([{ duration: 3000 }])
})

test('TOAST-05 a repeated message is shown once; its time restarts', () => {
  const queue = createNoticeQueue()
  queue.notify({ text: 'Invalid' })
  queue.notify({ text: 'Invalid' })
  expect(queue.getShown()).toHaveLength(1)
  expect(queue.getShown()[0]?.times).toBe(2)
})

test('TOAST-05 the same text with another tone is another message', () => {
  const queue = createNoticeQueue()
  queue.notify({ text: 'Updated', tone: 'success' })
  queue.notify({ text: 'Updated', tone: 'danger' })
  expect(queue.getShown()).toHaveLength(2)
})

test('TOAST-05 a dismissed message can be shown again', () => {
  const queue = createNoticeQueue()
  queue.notify({ text: 'Invalid' })
  const [first] = queue.getShown()
  queue.dismiss(first?.id ?? 0)
  expect(queue.getShown()).toEqual([])
  queue.notify({ text: 'Invalid' })
  expect(queue.getShown()).toHaveLength(1)
  expect(queue.getShown()[0]?.id).not.toBe(first?.id)
})

test('subscribers are called on every change until they unsubscribe', () => {
  const queue = createNoticeQueue()
  const listener = vi.fn()
  const stop = queue.subscribe(listener)
  queue.notify({ text: 'One' })
  queue.notify({ text: 'Two' })
  stop()
  queue.notify({ text: 'Three' })
  expect(listener).toHaveBeenCalledTimes(2)
})
