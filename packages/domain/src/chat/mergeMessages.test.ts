import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ChatMessage } from './conversation.ts'
import { mergeMessages, oldestFirst } from './mergeMessages.ts'

const message = (id: string, sentAt = '', content = id): ChatMessage => ({
  id,
  conversationId: 'C1',
  senderId: 'you',
  senderName: '',
  senderImage: '',
  content,
  contentType: 'text',
  sentAt,
  isMe: false,
})
const at = (second: number) => `2025-01-02 10:00:${String(second).padStart(2, '0')}`
const ids = (messages: readonly ChatMessage[]) => messages.map(({ id }) => id).join(' ')
const list = (text: string, second = 1) => text.split(' ').map((id) => message(id, at(second)))

test.each([
  ['a b c', 'b c d', 'a b c d'],
  ['b c d', 'a b', 'a b c d'],
  ['a d', 'a b c d', 'a b c d'],
  ['a c', 'a b c d', 'a b c d'],
  ['a b', 'c d', 'a b c d'],
])('CHAT-22 %j and a page of %j are %j, although all have one stamp', (known, page, merged) => {
  expect(ids(mergeMessages(list(known), list(page)))).toBe(merged)
})

test('CHAT-34 an older page with the stamp of the rest is put before it', () => {
  expect(ids(mergeMessages(list('c d'), list('a b'), 'older'))).toBe('a b c d')
})

test('CHAT-34 an older page of newer messages is dropped: its pages have shifted since it was asked for', () => {
  const known = list('a b', 1)
  expect(mergeMessages(known, list('c d', 2), 'older')).toBe(known)
})

test('CHAT-22 a page without an overlap is placed by its stamps', () => {
  const known = [message('a', at(1)), message('d', at(4))]
  const page = [message('b', at(2)), message('c', at(3)), message('e', at(5))]
  expect(ids(mergeMessages(known, page))).toBe('a b c d e')
  expect(ids(mergeMessages(known, [message('0', at(0))]))).toBe('0 a d')
  expect(ids(mergeMessages(known, [message('x'), message('y')]))).toBe('a d x y')
  expect(ids(mergeMessages(known, [message('x')], 'older'))).toBe('x a d')
})

test('CHAT-22 a page without changes returns the same list', () => {
  const known = list('a b c')
  expect(mergeMessages(known, list('b c'))).toBe(known)
  expect(mergeMessages(known, [])).toBe(known)
})

test('CHAT-22 a changed message replaces its old version', () => {
  const merged = mergeMessages(list('a b c'), [message('b', at(1), 'changed')])
  expect(merged.map(({ content }) => content)).toEqual(['a', 'changed', 'c'])
})

test('CHAT-34 a page may have its newest message first', () => {
  const page = [message('c', at(3)), message('b', at(2)), message('a', at(1))]
  expect(ids(oldestFirst(page))).toBe('a b c')
  expect(ids(mergeMessages([], page))).toBe('a b c')
  expect(oldestFirst(list('b a'))).toEqual(list('b a'))
})

describe('with a server that keeps writing', () => {
  const SIZE = 5
  /** Steps: messages arrive, the newest or an older page is fetched; answers may be late. */
  const step = fc.oneof(
    fc.record({ type: fc.constant('arrive' as const), count: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ type: fc.constant('poll' as const), late: fc.integer({ min: 0, max: 2 }) }),
    fc.record({ type: fc.constant('older' as const), late: fc.integer({ min: 0, max: 2 }) }),
  )

  test('CHAT-22 no message twice, none lost, all in the server’s order, for any order of answers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 25 }), fc.array(step, { maxLength: 40 }), (begun, steps) => {
        const log: ChatMessage[] = []
        const arrive = (count: number) => {
          // Several messages share a stamp.
          for (let i = 0; i < count; i += 1)
            log.push(message(`${log.length}`, at(Math.floor(log.length / 3))))
        }
        const page = (number: number) => {
          const end = Math.max(0, log.length - (number - 1) * SIZE)
          return log.slice(Math.max(0, end - SIZE), end)
        }
        arrive(begun)
        let known = mergeMessages([], page(1))
        let next = 2
        let isOlderUnderWay = false
        let late: { due: number; apply: () => void }[] = []
        const answerUntil = (now: number) => {
          for (const { due, apply } of late) if (due <= now) apply()
          late = late.filter(({ due }) => due > now)
          // The server's messages, each once, without gaps.
          const shown = known.map(({ id }) => Number(id))
          expect(shown).toEqual(shown.map((_, index) => (shown[0] ?? 0) + index))
        }
        for (const [now, one] of steps.entries()) {
          if (one.type === 'arrive') arrive(one.count)
          else if (one.type === 'poll') {
            const news = page(1)
            const apply = () => {
              // A page without an overlap is preceded by the pages up to the known messages, which the chat fetches
              // first.
              if (news.some(({ id }) => known.some((own) => own.id === id)))
                known = mergeMessages(known, news)
            }
            late.push({ due: now + one.late, apply })
          } else if (!isOlderUnderWay) {
            const older = page(next)
            next += 1
            isOlderUnderWay = true
            const apply = () => {
              isOlderUnderWay = false
              known = mergeMessages(known, older, 'older')
            }
            late.push({ due: now + one.late, apply })
          }
          answerUntil(now)
        }
        answerUntil(Number.POSITIVE_INFINITY)
      }),
      { numRuns: 300 },
    )
  })
})
