import type { ChatMessage } from '@fleetgis/domain/chat'
import { expect, test } from 'vitest'
import { createEstimates, estimateHeight } from './estimateHeight.ts'

const message = (content: string, own: Partial<ChatMessage> = {}): ChatMessage => ({
  id: 'M-1',
  conversationId: 'C-1',
  senderId: 'P-1',
  senderName: '',
  senderImage: '',
  content,
  contentType: 'text',
  sentAt: '2026-01-01 22:00:00',
  isMe: false,
  ...own,
})

const PHONE = { width: 360, language: 'en' } as const
/** A message of the same sender and minute as the one before. */
const heightOf = (content: string, at: { width?: number } = {}) =>
  estimateHeight(message(content), message(''), { ...PHONE, ...at })

/** Line heights of 14 and 12 px letters, 1.45 times as high, in whole 64ths of a px. */
const LINE = 20 + 19 / 64
const SMALL = 17 + 25 / 64

test('heights of a line, a name and a day follow from their font sizes', () => {
  // The text has 20 px around it, a name 8 and a day 24.
  expect(heightOf('x')).toBe(Math.round(LINE + 20))
  expect(heightOf('a\nb\nc')).toBe(Math.round(3 * LINE + 20))
  expect(heightOf('a\n')).toBe(heightOf('a\nb'))
  expect(estimateHeight(message('x'), message('', { senderId: 'D-1' }), PHONE)).toBe(
    Math.round(LINE + 20 + (SMALL + 8)),
  )
  expect(estimateHeight(message('x'), undefined, PHONE)).toBe(
    Math.round(LINE + 20 + (SMALL + 8) + (SMALL + 24)),
  )
})

test('Burmese has larger letters and lines', () => {
  // 16 px letters throughout, in lines of 28.8.
  const burmese = { width: 360, language: 'my' } as const
  expect(estimateHeight(message('x'), message(''), burmese)).toBe(Math.round(28.8 + 20))
  expect(heightOf('က'.repeat(38))).toBeGreaterThan(heightOf('x'.repeat(38)))
  // In an English page the lines alone: 14 px letters in lines of 25.2.
  expect(heightOf('က')).toBe(Math.round(25.2 + 20))
})

test('a longer text has more lines, and fewer in a wider list', () => {
  expect(heightOf('x'.repeat(60))).toBe(heightOf('a\nb'))
  expect(heightOf('x'.repeat(500), { width: 1_280 })).toBeLessThan(heightOf('x'.repeat(500)))
  expect(heightOf('x'.repeat(500), { width: 0 })).toBeGreaterThan(heightOf('x'.repeat(500)))
  expect(Number.isFinite(heightOf('x'.repeat(500), { width: 0 }))).toBe(true)
})

test('a name repeats with the next minute, and a day starts at midnight', () => {
  const at = (before: string, sentAt: string) =>
    estimateHeight(message('x', { sentAt }), message('', { sentAt: before }), PHONE)
  expect(at('2026-01-01 22:00:00', '2026-01-01 22:00:59')).toBe(heightOf('x'))
  expect(at('2026-01-01 22:00:59', '2026-01-01 22:01:00')).toBe(Math.round(LINE + 20 + (SMALL + 8)))
  expect(at('2026-01-01 23:59:59', '2026-01-02 00:00:00')).toBe(
    Math.round(LINE + 20 + (SMALL + 8) + (SMALL + 24)),
  )
})

test('the messages of a list are estimated for its current width', () => {
  const first = message('x'.repeat(500))
  const estimates = createEstimates([first, message('y')], 'en')
  for (const width of [360, 1_280, 360])
    expect(estimates(0, width)).toBe(estimateHeight(first, undefined, { width, language: 'en' }))
  expect(estimates(1, 1_280)).toBe(heightOf('y'))
  expect(estimates(2, 1_280)).toBeUndefined()
})
