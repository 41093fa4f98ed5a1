import { type ChatMessage, shownOutgoing } from '@fleetgis/domain/chat'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ChatPage, ChatTransport } from './ChatTransport.ts'
import { type ChatKeeper, createChat } from './createChat.ts'
import { newsOf } from './newsOf.ts'
import { conversation, createFakeChat, pageOf } from './storyChat.ts'

const settle = () => new Promise((resolve) => setImmediate(resolve))
const idsOf = (keeper: ChatKeeper) => keeper.get().session.messages.map(({ id }) => id)
const textsOf = (keeper: ChatKeeper) => keeper.get().session.messages.map(({ content }) => content)

async function open(transport: ChatTransport) {
  const keeper = createChat(transport, () => 0)
  const stop = keeper.start()
  await settle()
  return { keeper, stop }
}

test('CHAT-22 a chat opens with its newest messages', async () => {
  const { keeper } = await open(createFakeChat(conversation(50)))
  expect(idsOf(keeper)).toEqual(conversation(30, { from: 20 }).map(({ id }) => id))
  expect(keeper.get()).toMatchObject({ isLoading: false, hasOlder: true, failure: undefined })
})

test('CF-115 a poll that is under way is shown as a fetch', async () => {
  let report = (_isFetching: boolean) => {}
  const { keeper } = await open({
    ...createFakeChat(conversation(2)),
    subscribe({ onFetching }) {
      report = onFetching
      return () => {}
    },
  })
  const isFetching = () => newsOf(keeper.get(), keeper).isFetching
  expect(isFetching()).toBe(false)
  report(true)
  expect(isFetching()).toBe(true)
  report(false)
  expect(isFetching()).toBe(false)
})

test('CHAT-23 after closing no message is added and the subscription has ended', async () => {
  const chat = createFakeChat(conversation(2))
  const { keeper, stop } = await open(chat)
  stop()
  chat.arrive('too late')
  await settle()
  expect(textsOf(keeper)).not.toContain('too late')
})

test('CHAT-23 a failure of an earlier opening, whose transport does not heed the signal, is no failure of the next', async () => {
  const chat = createFakeChat(conversation(2))
  let fail = (_error: Error) => {}
  const { keeper, stop } = await open({
    ...chat,
    list: (request) =>
      request.older === undefined
        ? chat.list(request)
        : new Promise((_, reject) => {
            fail = reject
          }),
  })
  // More than a page: the pages before it are fetched.
  chat.arrive(...Array.from({ length: 40 }, (_, index) => `news ${index}`))
  await settle()
  stop()
  keeper.start()
  fail(new Error('away'))
  await settle()
  expect(keeper.get()).toMatchObject({ isLoading: false, problem: undefined, failedAt: undefined })
})

test('CF-115 a chat that failed to open can be retried', async () => {
  const chat = createFakeChat(conversation(2))
  const failure = new Error('away')
  chat.fail(failure)
  const { keeper } = await open(chat)
  expect(keeper.get()).toMatchObject({ isLoading: false, failure })
  chat.fail(undefined)
  keeper.reload()
  // Until the answer it shows the previous failure.
  expect(keeper.get()).toMatchObject({ isLoading: true, failure })
  await settle()
  expect(keeper.get()).toMatchObject({ isLoading: false, failure: undefined })
  expect(idsOf(keeper)).toHaveLength(2)
})

test('CF-115 refresh fetches the newest messages at once, and reports a failure', async () => {
  const failure = new Error('away')
  const chat = createFakeChat(conversation(2))
  const { keeper } = await open(chat)
  chat.fail(failure)
  keeper.refresh()
  await settle()
  expect(keeper.get()).toMatchObject({ isRefreshing: false, problem: failure, failedAt: 0 })
  expect(idsOf(keeper)).toHaveLength(2)
  chat.fail(undefined)
  keeper.refresh()
  expect(keeper.get().isRefreshing).toBe(true)
  await settle()
  expect(keeper.get()).toMatchObject({ isRefreshing: false, problem: undefined, failedAt: undefined })
})

test('CF-121 messages are sent one after another, and a failed one does not block the next', async () => {
  const sent: string[] = []
  const answers: ((isGood: boolean) => void)[] = []
  const chat: ChatTransport = {
    ...createFakeChat(conversation(2)),
    send: ({ text }) =>
      new Promise((resolve, reject) => {
        sent.push(text)
        answers.push((isGood) => (isGood ? resolve(undefined) : reject(new Error('away'))))
      }),
  }
  const { keeper } = await open(chat)
  expect(keeper.send('one')).toBe(true)
  expect(keeper.send('two')).toBe(true)
  await settle()
  expect(sent).toEqual(['one'])
  answers[0]?.(false)
  await settle()
  expect(sent).toEqual(['one', 'two'])
  answers[1]?.(true)
  await settle()
  const [first] = keeper.get().session.outgoing
  expect(keeper.get().session.outgoing.map(({ delivery }) => delivery)).toEqual(['failed', 'sent'])
  keeper.retry({ localId: first?.localId ?? '' })
  keeper.retry({ localId: first?.localId ?? '' })
  await settle()
  expect(sent).toEqual(['one', 'two', 'one'])
})

test.each([
  ['no news', 0],
  ['more news than a page', 40],
])(
  'CF-121 Retry sends no message that was stored though its answer was lost, with %s after it',
  async (_, count) => {
    const chat = createFakeChat(conversation(2), { size: 10 })
    const away = new TypeError('Failed to fetch')
    const transport: ChatTransport = {
      ...chat,
      async send(message) {
        await chat.send(message)
        throw away
      },
      // Only Retry fetches news.
      subscribe: () => () => {},
    }
    const { keeper } = await open(transport)
    keeper.send('Coming')
    await settle()
    chat.arrive(...Array.from({ length: count }, (_, index) => `news ${index}`))
    const retry = async () => {
      for (const { localId } of keeper.get().session.outgoing) keeper.retry({ localId })
      await settle()
    }
    chat.fail(away)
    await retry()
    expect(keeper.get().session.outgoing).toMatchObject([{ content: 'Coming', delivery: 'failed' }])
    chat.fail(undefined)
    await retry()
    expect(chat.sent).toEqual(['Coming'])
    expect(keeper.get().session.outgoing).toEqual([])
    expect(textsOf(keeper).filter((text) => text === 'Coming')).toHaveLength(1)
  },
)

test.each([
  { messages: 2, news: 1 },
  // The first news of an empty chat join nothing that is known.
  { messages: 0, news: 2 },
])(
  'CF-121 Retry fetches no list where news have joined $messages messages since the failure: it sends though the list fails',
  async ({ messages, news }) => {
    const chat = createFakeChat(conversation(messages))
    let away: Error | undefined
    const { keeper } = await open({
      ...chat,
      list: async (request) => {
        if (away) throw away
        return chat.list(request)
      },
    })
    away = new TypeError('Failed to fetch')
    chat.fail(away)
    keeper.send('Coming')
    await settle()
    chat.fail(undefined)
    const retry = async () => {
      for (const { localId } of keeper.get().session.outgoing) keeper.retry({ localId })
      await settle()
      return chat.sent
    }
    expect(await retry()).toEqual(['Coming'])
    for (let count = 0; count < news; count += 1) {
      chat.arrive('Where are you?')
      await settle()
    }
    expect(await retry()).toEqual(['Coming', 'Coming'])
  },
)

test('CF-121 Retry sends no message that was stored where the transport pushes only the new ones after it', async () => {
  const chat = createFakeChat(conversation(2))
  let push = (_page: ChatPage) => {}
  const { keeper } = await open({
    ...chat,
    async send(message) {
      await chat.send(message)
      throw new TypeError('Failed to fetch')
    },
    subscribe({ onNews }) {
      push = onNews
      return () => {}
    },
  })
  keeper.send('Coming')
  await settle()
  for (const [index, text] of ['Where are you?', 'Are you there?'].entries()) {
    chat.arrive(text)
    push({ ...pageOf(chat.log, 1, index + 1), older: undefined })
    await settle()
  }
  for (const { localId } of keeper.get().session.outgoing) keeper.retry({ localId })
  await settle()
  expect(chat.sent).toEqual(['Coming'])
  expect(keeper.get().session.outgoing).toEqual([])
})

test.each([
  ['is closed', 'none', false],
  ['is closed', 'one', true],
  ['is opened again', 'none', false],
])(
  'CF-121 Retry in a chat that %s before the list answers, which has %s of two equal texts, sends the others in order',
  async (how, _, isStored) => {
    const chat = createFakeChat(conversation(2))
    const lists: (() => void)[] = []
    let isRetry = false
    const { keeper, stop } = await open({
      ...chat,
      async list(request) {
        if (isRetry) await new Promise<void>((resolve) => lists.push(resolve))
        request.signal.throwIfAborted()
        return chat.list(request)
      },
      subscribe: () => () => {},
    })
    const lost: string[] = []
    keeper.keepTexts({
      onSending: () => ({ onStart() {}, onEnd() {} }),
      onLost: (text) => void lost.push(text),
    })
    chat.fail(new TypeError('Failed to fetch'))
    for (const text of ['Coming', 'Wait', 'Coming']) keeper.send(text)
    await settle()
    expect(keeper.get().session.outgoing).toHaveLength(3)
    chat.fail(undefined)
    if (isStored) await chat.send({ text: 'Coming' })
    const first = chat.sent.length
    isRetry = true
    const [one, wait, two] = keeper.get().session.outgoing
    for (const message of [one, two, wait]) keeper.retry({ localId: message?.localId ?? '' })
    stop()
    if (how === 'is opened again') {
      keeper.start()
      await settle()
      // The list of Retry; that of the opening still loads.
      lists.pop()?.()
      await settle()
      expect(keeper.get()).toMatchObject({ newsAt: undefined, isLoading: true })
    }
    for (let turn = 0; turn < 8; turn += 1) {
      for (const answer of lists.splice(0)) answer()
      await settle()
    }
    expect(lost).toEqual([])
    expect(chat.sent.slice(first)).toEqual(isStored ? ['Coming', 'Wait'] : ['Coming', 'Coming', 'Wait'])
  },
)

test('CF-121 a text that fails to send is kept once its chat is closed, unless polling has returned it', async () => {
  const fake = createFakeChat(conversation(2))
  const failures: ((error: Error) => void)[] = []
  const send = () => new Promise((_, reject) => failures.push(reject))
  const { keeper, stop } = await open({ ...fake, send })
  const kept: string[] = []
  keeper.keepTexts({
    onSending: () => ({ onStart() {}, onEnd() {} }),
    onLost: (text) => void kept.push(text),
  })
  for (const text of ['open', 'shown', 'closed', 'reopened']) keeper.send(text)
  const failNext = async () => {
    failures.shift()?.(new Error('away'))
    await settle()
  }
  await settle()
  await failNext()
  expect(kept).toEqual([])
  await fake.send({ text: 'shown' })
  await settle()
  stop()
  await failNext()
  expect(kept).toEqual([])
  await failNext()
  expect(kept).toEqual(['closed'])
  keeper.start()
  await settle()
  await failNext()
  expect(kept).toEqual(['closed', 'reopened'])
})

test('VAL-29 an invalid text is refused', async () => {
  const { keeper } = await open(createFakeChat(conversation(2)))
  expect(keeper.send('  ')).toBe(false)
  expect(keeper.send('a'.repeat(501))).toBe(false)
  expect(createChat(createFakeChat(), () => 0).send('Hello')).toBe(false)
})

test('CHAT-22 more news than a page leaves no gap', async () => {
  const chat = createFakeChat(conversation(10), { size: 5 })
  const { keeper } = await open(chat)
  chat.arrive(...Array.from({ length: 23 }, (_, index) => `news ${index}`))
  await settle()
  await settle()
  expect(idsOf(keeper)).toEqual(chat.log.slice(5).map(({ id }) => id))
})

test('CHAT-22 news during the closing of a gap are kept', async () => {
  const chat = createFakeChat(conversation(10), { size: 5 })
  const { keeper } = await open(chat)
  chat.arrive(...Array.from({ length: 12 }, (_, index) => `news ${index}`))
  chat.arrive('and one more')
  await settle()
  await settle()
  expect(idsOf(keeper)).toEqual(chat.log.slice(5).map(({ id }) => id))
})

/** The possible actions of the user, the other party, the network and the clock. */
type Step =
  | { readonly type: 'arrive'; readonly count: number }
  | { readonly type: 'poll' | 'older' | 'answer' | 'reject' }
  | { readonly type: 'send'; readonly text: string }
  | { readonly type: 'retry' }
  | { readonly type: 'loseAnswer' }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ type: fc.constant('arrive' as const), count: fc.integer({ min: 1, max: 9 }) }),
  fc.record({
    type: fc.constantFrom('poll' as const, 'older' as const, 'answer' as const, 'answer' as const),
  }),
  fc.record({ type: fc.constantFrom('reject' as const) }),
  // Few words, so that texts repeat.
  fc.record({ type: fc.constant('send' as const), text: fc.constantFrom('yes', 'no', 'ok') }),
  fc.record({ type: fc.constantFrom('retry' as const, 'loseAnswer' as const) }),
)

const SIZE = 6

/** A server and a network controlled by the test. */
function openServer() {
  const log: ChatMessage[] = []
  const calls: { run: () => void; fail: () => void; lose: () => void }[] = []
  let listener: Parameters<ChatTransport['subscribe']>[0] | undefined

  function add(content: string, isMe: boolean) {
    const [message] = conversation(1, { from: log.length, perDay: 400 })
    // Several messages share a second.
    if (message)
      log.push({
        ...message,
        content,
        isMe,
        sentAt: `2026-01-01 08:00:${String(Math.floor(log.length / 4) % 60).padStart(2, '0')}`,
      })
  }

  /** A call that waits until the network settles it: done with an answer, done without one, or not done. */
  const call = <Result>(work: () => Result) =>
    new Promise<Result>((resolve, reject) => {
      calls.push({
        run: () => resolve(work()),
        fail: () => reject(new Error('away')),
        lose: () => {
          work()
          reject(new Error('no answer'))
        },
      })
    })

  const transport: ChatTransport = {
    userId: 'D-1',
    list: ({ older }) => call(() => pageOf(log, Number(older ?? 1), SIZE)),
    send: ({ text }) => call(() => add(text, true)),
    subscribe: (next) => {
      listener = next
      return () => {
        listener = undefined
      }
    },
  }
  return { log, calls, add, transport, news: () => listener?.onNews(pageOf(log, 1, SIZE)) }
}

describe('against a random server and network', () => {
  test('CHAT-22 R3 no message is lost or shown twice, and all are in the order of the server', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 50 }), async (steps) => {
        const { log, calls, add, transport, news } = openServer()
        for (let count = 0; count < 9; count += 1) add(`first ${count}`, false)
        const keeper = createChat(transport, () => 0)
        const stop = keeper.start()
        await settle()
        calls.shift()?.run()
        await settle()
        const typed: string[] = []
        const check = () => {
          const shown = keeper.get().session.messages.map(({ id }) => Number(id.slice(2)))
          expect(shown).toEqual(shown.map((_, index) => (shown[0] ?? 0) + index))
          // Every typed text is somewhere: sent, in flight, or waiting for Retry.
          const { outgoing } = keeper.get().session
          for (const text of new Set(typed)) {
            const here = log.filter(({ content, isMe }) => isMe && content === text).length
            const waiting = shownOutgoing({ outgoing }).filter(({ content }) => content === text).length
            const needed = typed.filter((one) => one === text).length
            expect(here + waiting).toBeGreaterThanOrEqual(needed)
          }
        }
        for (const one of steps) {
          if (one.type === 'arrive') for (let count = 0; count < one.count; count += 1) add('news', false)
          else if (one.type === 'poll') news()
          else if (one.type === 'older') keeper.loadOlder()
          else if (one.type === 'send') {
            if (keeper.send(one.text)) typed.push(one.text)
          } else if (one.type === 'retry') {
            const failed = keeper.get().session.outgoing.find(({ delivery }) => delivery === 'failed')
            if (failed) keeper.retry(failed)
          } else {
            const next = calls.shift()
            if (one.type === 'answer') next?.run()
            else if (one.type === 'reject') next?.fail()
            else next?.lose()
          }
          await settle()
          check()
        }
        // In the end the network works again, and every message is there.
        for (let turn = 0; turn < 40; turn += 1) {
          for (const next of calls.splice(0)) next.run()
          await settle()
        }
        for (let turn = 0; turn < 3; turn += 1) {
          news()
          for (let wait = 0; wait < 10; wait += 1) {
            for (const next of calls.splice(0)) next.run()
            await settle()
          }
        }
        check()
        expect(keeper.get().session.messages.at(-1)?.id).toBe(log.at(-1)?.id)
        expect(shownOutgoing(keeper.get().session).filter(({ delivery }) => delivery !== 'failed')).toEqual(
          [],
        )
        stop()
      }),
      { numRuns: Number(process.env.FUZZ_RUNS ?? 10) },
    )
  })
})
