import type { Conversation } from '@fleetgis/domain/chat'
import { expect, test } from 'vitest'
import { conversationRows } from './conversationRows.ts'

const conversation = (id: string, sentAt: string): Conversation => ({
  id,
  senderName: '',
  senderImage: '',
  content: '',
  sentAt,
})
const LIST = [
  conversation('a', '2026-01-01 10:00:00'),
  conversation('b', '2026-01-02 09:00:00'),
  conversation('c', '2026-01-02 11:00:00'),
  conversation('d', 'never'),
]

test('CHAT-05 conversations are grouped by day, the newest first', () => {
  expect(conversationRows(LIST, new Set()).map(({ key }) => key)).toEqual([
    'day 02 Jan 2026',
    'chat c',
    'chat b',
    'day 01 Jan 2026',
    'chat a',
    'day ',
    'chat d',
  ])
})

test('CHAT-05 a folded day shows only its header', () => {
  const rows = conversationRows(LIST, new Set(['day 02 Jan 2026']))
  expect(rows.map(({ key }) => key)).toEqual([
    'day 02 Jan 2026',
    'day 01 Jan 2026',
    'chat a',
    'day ',
    'chat d',
  ])
  expect(rows[0]).toMatchObject({ isOpen: false, count: 2 })
})
