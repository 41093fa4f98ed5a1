import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadScript, ScriptError } from './loadScript.ts'

/** The properties of a script element that the loader uses. */
interface FakeScript {
  src: string
  onload?: () => void
  onerror?: () => void
  remove: () => void
}

let appended: FakeScript[] = []
let count = 0

/** A new address per test, because a page loads each script once. */
const nextAddress = () => {
  count += 1
  return `https://captcha.example/${count}.js`
}

beforeEach(() => {
  vi.useFakeTimers()
  appended = []
  vi.stubGlobal('document', {
    createElement: (): FakeScript => ({ src: '', remove: vi.fn() }),
    head: { append: (element: FakeScript) => appended.push(element) },
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a script is appended once for several requests', async () => {
  const address = nextAddress()
  const first = loadScript(address, async () => 'api')
  const second = loadScript(address, async () => 'another')
  appended[0]?.onload?.()
  expect(await first).toBe('api')
  expect(await second).toBe('api')
  expect(appended.map((element) => element.src)).toEqual([address])
})

test('T17 a script without an answer in 10 s is slow, and can be requested again', async () => {
  const address = nextAddress()
  const slow = loadScript(address, async () => 'api')
  const outcome = expect(slow).rejects.toMatchObject({ name: 'ScriptError', reason: 'slow' })
  await vi.advanceTimersByTimeAsync(9_999)
  expect(appended[0]?.remove).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await outcome
  expect(appended[0]?.remove).toHaveBeenCalled()

  const again = loadScript(address, async () => 'api')
  expect(appended).toHaveLength(2)
  appended[1]?.onload?.()
  expect(await again).toBe('api')
})

test('T17 a script that loads but never becomes ready is slow too', async () => {
  const waiting = loadScript(nextAddress(), () => new Promise(() => {}))
  const outcome = expect(waiting).rejects.toMatchObject({ reason: 'slow' })
  appended[0]?.onload?.()
  await vi.advanceTimersByTimeAsync(10_000)
  await outcome
})

test('T17 the error of a blocked script does not contain its address', async () => {
  const blocked = loadScript(`${nextAddress()}?render=site-key`, async () => 'api')
  appended[0]?.onerror?.()
  const error = await blocked.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ScriptError)
  expect(error).toMatchObject({ reason: 'blocked', message: 'https://captcha.example: script blocked' })
})

test('T17 a script that defines nothing counts as blocked', async () => {
  const emptied = loadScript(nextAddress(), async () => {
    throw new Error('nothing there')
  })
  appended[0]?.onload?.()
  await expect(emptied).rejects.toMatchObject({ reason: 'blocked' })
})
