import type { ChatMessage } from '@fleetgis/domain/chat'
import { expect, test } from 'vitest'
import { createEstimates, estimateHeight } from './estimateHeight.ts'

const message = (content: string, senderId = 'P-1'): ChatMessage => ({
  id: 'M-1',
  conversationId: 'C-1',
  senderId,
  senderName: '',
  senderImage: '',
  content,
  contentType: 'text',
  sentAt: '',
  isMe: false,
})

const heightOf = (letters: number, width = 360) =>
  estimateHeight(message('x'.repeat(letters)), message(''), width)

test('a message is estimated higher by each line, and by the name of another sender', () => {
  const line = heightOf(60) - heightOf(20)
  expect(line).toBeGreaterThan(0)
  expect(heightOf(0)).toBe(heightOf(20))
  expect(heightOf(100)).toBe(heightOf(20) + 2 * line)
  expect(estimateHeight(message('', 'D-1'), message(''), 360)).toBeGreaterThan(heightOf(0))
  expect(estimateHeight(message(''), undefined, 360)).toBeGreaterThan(heightOf(0))
})

test('a line break and a new day make a message higher', () => {
  const line = heightOf(60) - heightOf(20)
  expect(estimateHeight(message('a\nb\nc'), message(''), 360)).toBe(heightOf(20) + 2 * line)
  expect(estimateHeight(message('a\n'), message(''), 360)).toBe(heightOf(20) + line)
  const [evening, late, morning] = ['2026-01-01 22:00:00', '2026-01-01 23:59:59', '2026-01-02 00:00:00'].map(
    (sentAt) => ({ ...message('x'), sentAt }),
  ) as [ChatMessage, ChatMessage, ChatMessage]
  expect(estimateHeight(late, evening, 360)).toBe(heightOf(1))
  expect(estimateHeight(morning, late, 360)).toBeGreaterThan(heightOf(1) + line)
})

test('the messages of a list are estimated for the width that it has now', () => {
  const rows = [message('x'.repeat(500)), message('y')]
  const estimates = createEstimates(rows)
  const [first] = rows
  expect(estimates(0, 360)).toBe(first && estimateHeight(first, undefined, 360))
  expect(estimates(0, 1280)).toBe(first && estimateHeight(first, undefined, 1280))
  expect(estimates(1, 1280)).toBe(heightOf(1))
  expect(estimates(2, 1280)).toBeUndefined()
})

test('a wider list takes no more lines than a narrow one, and no width is too small', () => {
  expect(heightOf(500, 1280)).toBeLessThan(heightOf(500, 360))
  expect(heightOf(500, 0)).toBeGreaterThan(heightOf(500, 360))
  expect(Number.isFinite(heightOf(500, 0))).toBe(true)
})
