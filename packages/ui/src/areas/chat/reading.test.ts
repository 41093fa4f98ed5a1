import type { Conversation } from '@fleetgis/domain/chat'
import { expect, test, vi } from 'vitest'
import { markRead, newReading, startSending, takeList } from './reading.ts'

const MINUTE = 60_000
/** Noon, epoch milliseconds, and its stamp of the server. */
const NOON = Date.UTC(2026, 10, 20, 5, 30)
const stampAt = (at: number) => new Date(at).toISOString()
const chat = (id: string, at: number): Conversation => ({
  id,
  senderName: 'Thida Aye',
  senderImage: '',
  content: 'Where are you?',
  sentAt: stampAt(at),
})

/** A user with two chats, whose list was answered at noon. */
function atNoon() {
  const reading = newReading()
  /** A list whose `a` has a last message of a time. */
  const list = (sentAt: number, openId?: string) => {
    const taken = takeList(reading, [chat('a', sentAt), chat('b', NOON - MINUTE)], openId)
    return { unread: [...taken.unread], news: taken.news.map(({ id }) => id) }
  }
  expect(list(NOON - MINUTE)).toEqual({ unread: [], news: [] })
  return { reading, list }
}

test('CF-185 a new message is news once, and unread until its chat is opened', () => {
  const { list } = atNoon()
  expect(list(NOON)).toEqual({ unread: ['a'], news: ['a'] })
  expect(list(NOON)).toEqual({ unread: ['a'], news: [] })
  expect(list(NOON, 'a')).toEqual({ unread: [], news: [] })
  expect(list(NOON)).toEqual({ unread: [], news: [] })
})

test('CF-185 while own messages are sent nothing of their chat is news; then what came after them is', () => {
  const { reading, list } = atNoon()
  const ended = vi.fn()
  reading.listeners.add(ended)
  const [endFirst, endSecond] = [startSending(reading, 'a'), startSending(reading, 'a')]
  endFirst({ isStampRead: true })
  expect(list(NOON)).toEqual({ unread: [], news: [] })
  markRead(reading, 'a', stampAt(NOON - 1000))
  expect(ended).toHaveBeenCalledTimes(1)
  endSecond({ isStampRead: true })
  expect(ended).toHaveBeenCalledTimes(2)
  expect(list(NOON)).toEqual({ unread: ['a'], news: ['a'] })
})

test('CF-185 an own message whose stamp could not be read is no news', () => {
  const { reading, list } = atNoon()
  const end = startSending(reading, 'a')
  expect(list(NOON)).toEqual({ unread: [], news: [] })
  end({ isStampRead: false })
  expect(list(NOON)).toEqual({ unread: [], news: [] })
  expect(list(NOON + 1000)).toEqual({ unread: ['a'], news: ['a'] })
})

test('CF-185 what a chat has shown is no news in a later list', () => {
  const { reading, list } = atNoon()
  const shown = NOON + MINUTE
  markRead(reading, 'a', stampAt(shown))
  markRead(reading, 'a', stampAt(NOON))
  expect(list(shown)).toEqual({ unread: [], news: [] })
  expect(list(shown + 1000)).toEqual({ unread: ['a'], news: ['a'] })
})
