import type { ChatMessage } from '@fleetgis/domain/chat'
import { expect, test } from 'vitest'
import { estimateHeight } from './estimateHeight.ts'

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

test('a wider list takes no more lines than a narrow one, and no width is too small', () => {
  expect(heightOf(500, 1280)).toBeLessThan(heightOf(500, 360))
  expect(heightOf(500, 0)).toBeGreaterThan(heightOf(500, 360))
  expect(Number.isFinite(heightOf(500, 0))).toBe(true)
})
