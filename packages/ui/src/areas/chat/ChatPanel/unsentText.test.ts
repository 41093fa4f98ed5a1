import { afterEach, expect, test, vi } from 'vitest'
import type { KeptDraft } from '../../../provider/useKeptDraft.ts'
import { deferred } from '../../../testing/storyServers.ts'
import type { ChatTransport } from './ChatTransport.ts'
import { createChat } from './createChat.ts'
import { conversation, createFakeChat } from './storyChat.ts'
import * as page from './unsentText.ts'

afterEach(() => vi.resetModules())

/** A draft that outlives the page. */
function openDraft() {
  const fields = new Map<string, string>()
  const draft: KeptDraft = {
    read: (saved) => ({ ...saved, ...Object.fromEntries([...fields].filter(([name]) => name in saved)) }),
    keep(_saved, typed) {
      for (const [name, text] of Object.entries<string>(typed)) fields.set(name, text)
    },
    drop: () => fields.clear(),
  }
  return draft
}

/** The text that the field of an open chat gets, by default when all calls are over. */
function takenBy(
  { takeSending, takeUnsent }: typeof page,
  draft: KeptDraft,
  chat = createFakeChat(),
  now = 1_000_000,
) {
  const texts: string[] = []
  const leave = takeUnsent(draft, (text) => texts.push(text))
  takeSending(draft, chat.log, now)
  leave()
  return texts
}

/** A chat whose calls end only when the test ends them: in the order of the list. */
async function open(draft: KeptDraft, count = 2, now = () => 0, listed = async () => {}) {
  const chat = createFakeChat(conversation(count))
  const calls: ((isSent: boolean) => void)[] = []
  const send = () =>
    new Promise((resolve, reject) =>
      calls.push((isSent) => (isSent ? resolve('') : reject(new Error('away')))),
    )
  const list: ChatTransport['list'] = async (request) => {
    await listed()
    return chat.list(request)
  }
  const keeper = createChat({ ...chat, send, list }, () => 0)
  keeper.keepTexts({
    onSending: (text, after) => page.keepSending(draft, text, after, now),
    onLost: (text) => page.keepUnsent(draft, text),
  })
  const stop = keeper.start()
  await settle()
  return { chat, calls, keeper, stop }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

/** The module of a page that is loaded after this one. */
async function reload() {
  vi.resetModules()
  return import('./unsentText.ts')
}

test('CF-121 after a reload the field has the texts that were on their way, once, but not those that were stored', async () => {
  const draft = openDraft()
  const { chat, keeper } = await open(draft)
  await chat.send({ text: 'yes' })
  for (const text of ['one', 'yes', 'two', 'yes']) keeper.send(text)
  await chat.send({ text: 'yes' })
  const next = await reload()
  expect(takenBy(next, draft, chat)).toEqual(['one\ntwo\nyes'])
  expect(takenBy(next, draft, chat)).toEqual([])
})

test('CF-121 after a reload a text is compared with all messages where the one before it is no longer among the newest', async () => {
  const draft = openDraft()
  const { keeper } = await open(draft)
  keeper.send('one')
  const chat = createFakeChat(conversation(2, { from: 40 }))
  await chat.send({ text: 'one' })
  expect(takenBy(await reload(), draft, chat)).toEqual([])
})

test('CF-121 a text is on its way until its call ends, also in a chat that was closed and is opened again', async () => {
  const draft = openDraft()
  const { keeper, calls, stop } = await open(draft)
  for (const text of ['one', 'two', 'three']) keeper.send(text)
  await settle()
  stop()
  expect(takenBy(page, draft)).toEqual([])
  calls.shift()?.(true)
  await settle()
  calls.shift()?.(false)
  await settle()
  // It failed, and is the field's.
  expect(takenBy(page, draft)).toEqual(['two'])
  expect(takenBy(await reload(), draft)).toEqual(['three'])
})

test('CF-121 after a reload a text waits for 30 s from the start of its call, and the list may still show it', async () => {
  const draft = openDraft()
  let now = 0
  const { chat, keeper, calls } = await open(draft, 2, () => now)
  for (const text of ['one', 'yes', 'yes']) keeper.send(text)
  await settle()
  now = 20_000
  calls.shift()?.(false)
  await settle()
  const next = await reload()
  expect(takenBy(next, draft, chat, 49_999)).toEqual([])
  expect(next.takeSending(draft, chat.log, 49_999)).toBe(true)
  await chat.send({ text: 'yes' })
  // It is one of the two, at each look.
  for (const time of [49_998, 49_999]) expect(takenBy(next, draft, chat, time)).toEqual([])
  expect(takenBy(next, draft, chat, 50_000)).toEqual(['yes'])
  expect(next.takeSending(draft, chat.log, 50_000)).toBe(false)
})

test('CF-121 after a reload a text of Retry waits for 30 s from the start of its call, which a list precedes', async () => {
  const draft = openDraft()
  let now = 0
  let listed: Promise<void> | undefined
  const { keeper, calls } = await open(
    draft,
    2,
    () => now,
    async () => listed,
  )
  keeper.send('one')
  await settle()
  calls.shift()?.(false)
  await settle()
  const { promise, resolve } = deferred<void>()
  listed = promise
  for (const { localId } of keeper.get().session.outgoing) keeper.retry({ localId })
  now = 20_000
  resolve()
  await settle()
  expect(calls).toHaveLength(1)
  const next = await reload()
  expect(takenBy(next, draft, undefined, 49_999)).toEqual([])
  expect(takenBy(next, draft, undefined, 50_000)).toEqual(['one'])
})

test('CF-121 a text that waits behind the same one, which was sent, is not the message that the list shows', async () => {
  const draft = openDraft()
  const { chat, keeper, calls } = await open(draft)
  for (const text of ['yes', 'yes']) keeper.send(text)
  await settle()
  calls.shift()?.(true)
  await settle()
  await chat.send({ text: 'yes' })
  expect(takenBy(await reload(), draft, chat)).toEqual(['yes'])
  calls.shift()?.(true)
  await settle()
  expect(draft.read({ sending: '' })).toEqual({ sending: '' })
})

test.each(['{', '7', '[null, {"id": "a"}]'])('what is not readable in the storage is no text: %s', (kept) => {
  const draft = openDraft()
  draft.keep({ sending: '' }, { sending: kept })
  expect(takenBy(page, draft)).toEqual([])
})
