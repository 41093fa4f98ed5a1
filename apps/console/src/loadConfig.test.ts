import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConfigError } from './ConfigError.ts'
import { ConfigLateError } from './ConfigLateError.ts'
import { loadConfig } from './loadConfig.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A fetch that ends where its signal aborts, as a browser's does. */
const answering = (respond: (signal: AbortSignal) => Promise<Response>) =>
  vi.fn((_: RequestInfo | URL, init?: RequestInit) => {
    const signal = init?.signal as AbortSignal
    const aborted = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
    })
    return Promise.race([respond(signal), aborted])
  }) as typeof fetch

const silence = () => new Promise<never>(() => {})

test('the text and the headers of config.json', async () => {
  const fetch = answering(async () => new Response('{"နာမည်":1}', { headers: { Age: '5' } }))
  const { text, headers } = await loadConfig(fetch)
  expect([text, headers.get('Age')]).toEqual(['{"နာမည်":1}', '5'])
})

test('CF-182 a host that never answers is given up after 8 s, not before', async () => {
  const loading = loadConfig(answering(silence))
  const failed = vi.fn()
  loading.catch(failed)
  await vi.advanceTimersByTimeAsync(7_999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await expect(loading).rejects.toBeInstanceOf(ConfigLateError)
})

test('CF-182 a file whose end never arrives is given up after 8 s', async () => {
  const body = (signal: AbortSignal) =>
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"bases"'))
        signal.addEventListener('abort', () => controller.error(new DOMException('Aborted', 'AbortError')))
      },
    })
  const loading = loadConfig(answering(async (signal) => new Response(body(signal))))
  loading.catch(() => {})
  await vi.advanceTimersByTimeAsync(8_000)
  await expect(loading).rejects.toBeInstanceOf(ConfigLateError)
})

test('CF-182 a file of 1 MB is read, a longer one is refused as wrong', async () => {
  const ofLength = (length: number) => loadConfig(answering(async () => new Response('x'.repeat(length))))
  expect((await ofLength(1_000_000)).text).toHaveLength(1_000_000)
  await expect(ofLength(1_000_001)).rejects.toBeInstanceOf(ConfigError)
})

test('a host without the file is an error', async () => {
  const missing = loadConfig(answering(async () => new Response('', { status: 404 })))
  await expect(missing).rejects.toThrow('config.json could not be loaded')
})
