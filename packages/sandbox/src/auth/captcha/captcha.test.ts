import { createContext, Script } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ORIGIN, openWorld } from '../../testing/openWorld.ts'
import { challengeScript } from './challengeScript.ts'
import { scoreScript } from './scoreScript.ts'

interface FakeElement {
  tag: string
  style: Record<string, string>
  children: (FakeElement | string)[]
  attributes: Record<string, string>
  textContent: string
  checked: boolean
  listeners: Record<string, () => void>
  readonly childElementCount: number
}

function anElement(tag: string): FakeElement {
  const element = {
    tag,
    style: {},
    children: [] as (FakeElement | string)[],
    attributes: {} as Record<string, string>,
    textContent: '',
    checked: false,
    listeners: {} as Record<string, () => void>,
    get childElementCount() {
      return element.children.length
    },
    append: (...children: (FakeElement | string)[]) => void element.children.push(...children),
    setAttribute(name: string, value: string) {
      element.attributes[name] = value
    },
    addEventListener(type: string, listener: () => void) {
      element.listeners[type] = listener
    },
  }
  return element
}

interface Grecaptcha {
  ready(run: () => void): void
  render(container: FakeElement, options: Record<string, unknown>): number
  getResponse(id?: number): string
  reset(id?: number): void
  execute(siteKey: string, options: { action: string }): Promise<string>
}

/** Runs a script of the sandbox as a page does. */
function load(script: string, query = '') {
  const { respond, world, send } = openWorld()
  const window: { grecaptcha?: Grecaptcha } = {}
  const fetch = async (url: URL, init: RequestInit) => respond(new Request(url, init))
  const document = {
    currentScript: { src: `${ORIGIN}/captcha/script.js${query}` },
    documentElement: { lang: 'en' },
    createElement: anElement,
  }
  const context = createContext({ window, document, fetch, URL, setTimeout, clearTimeout })
  new Script(script).runInContext(context)
  const { grecaptcha } = window
  if (!grecaptcha) throw new Error('The script defines nothing.')
  return { grecaptcha, world, send, window }
}

/** Renders a challenge and returns its parts. */
function draw(query = '', options: Record<string, unknown> = {}) {
  const loaded = load(challengeScript, query)
  const container = anElement('div')
  const callbacks = { callback: vi.fn(), 'expired-callback': vi.fn(), 'error-callback': vi.fn() }
  const id = loaded.grecaptcha.render(container, { sitekey: 'sandbox', ...callbacks, ...options })
  const parts = (root: FakeElement): FakeElement[] =>
    root.children.flatMap((child) => (typeof child === 'string' ? [] : [child, ...parts(child)]))
  const all = parts(container)
  const box = all.find(({ tag }) => tag === 'input') as FakeElement
  const label = all.find(({ tag }) => tag === 'label') as FakeElement
  const status = all.find(({ attributes }) => attributes.role === 'status') as FakeElement
  const tick = async () => {
    box.checked = true
    box.listeners.change?.()
    // Only the timers of the script are faked; immediates are real.
    while (status.textContent === 'Checking') await new Promise(setImmediate)
  }
  return { ...loaded, ...callbacks, id, container, box, label, status, tick }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
})

test('ticking the box calls back with a token that the sandbox accepts once', async () => {
  const { tick, callback, grecaptcha, id, world } = draw()
  expect(grecaptcha.getResponse(id)).toBe('')
  await tick()
  const token = grecaptcha.getResponse(id)
  expect(callback).toHaveBeenCalledExactlyOnceWith(token)
  expect(world.captcha.redeem(token, 'loginForm', world.now)).toBe(true)
  expect(world.captcha.redeem(token, 'loginForm', world.now)).toBe(false)
})

test('the box is a real one, with a label', () => {
  const { box, label } = draw()
  expect(label.children).toContain(box)
  expect(
    label.children.some((child) => typeof child !== 'string' && child.textContent === "I'm not a robot"),
  ).toBe(true)
})

test('the challenge is in Burmese with hl=my', () => {
  const { label } = draw('?hl=my')
  const words = label.children
    .map((child) => (typeof child === 'string' ? child : child.textContent))
    .join('')
  expect(words).toMatch(/^[\u1000-\u109f ]+$/)
})

test('a second click neither unticks the box nor requests another token', async () => {
  const { tick, callback, box } = draw()
  await tick()
  box.checked = false
  box.listeners.change?.()
  expect(box.checked).toBe(true)
  expect(callback).toHaveBeenCalledTimes(1)
})

test('a token expires after two minutes, and says so', async () => {
  const { tick, grecaptcha, box, ...calls } = draw()
  await tick()
  vi.advanceTimersByTime(119_999)
  expect(calls['expired-callback']).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(calls['expired-callback']).toHaveBeenCalledTimes(1)
  expect(grecaptcha.getResponse()).toBe('')
  expect(box.checked).toBe(false)
})

test('with ?behaviour=expire it expires after three seconds, on the server too', async () => {
  const { tick, grecaptcha, world, ...calls } = draw('?behaviour=expire')
  await tick()
  const token = grecaptcha.getResponse()
  vi.advanceTimersByTime(3000)
  expect(calls['expired-callback']).toHaveBeenCalledTimes(1)
  expect(world.captcha.redeem(token, 'loginForm', world.now + 3000)).toBe(false)
})

test('with ?behaviour=fail the check fails, and can be tried again', async () => {
  const { tick, callback, box, ...calls } = draw('?behaviour=fail')
  await tick()
  await tick()
  expect(calls['error-callback']).toHaveBeenCalledTimes(2)
  expect(callback).not.toHaveBeenCalled()
  expect(box.checked).toBe(false)
})

test('reset clears the token', async () => {
  const { tick, grecaptcha, id, box, ...calls } = draw()
  await tick()
  grecaptcha.reset(id)
  expect(grecaptcha.getResponse(id)).toBe('')
  expect(box.checked).toBe(false)
  vi.advanceTimersByTime(200_000)
  expect(calls['expired-callback']).not.toHaveBeenCalled()
})

test('an element takes one challenge, and an unknown one is an error', () => {
  const { grecaptcha, container } = draw()
  expect(() => grecaptcha.render(container, {})).toThrow('already been rendered')
  expect(() => grecaptcha.getResponse(7)).toThrow()
})

test('a score token is valid only for its action', async () => {
  const { grecaptcha, world } = load(scoreScript)
  const ready = vi.fn()
  grecaptcha.ready(ready)
  const tokens = [
    await grecaptcha.execute('sandbox', { action: 'signup' }),
    await grecaptcha.execute('sandbox', { action: 'signup' }),
  ]
  expect(ready).toHaveBeenCalledTimes(1)
  expect(world.captcha.redeem(tokens[0] ?? '', 'signup', world.now)).toBe(true)
  expect(world.captcha.redeem(tokens[1] ?? '', 'loginForm', world.now)).toBe(false)
})

test('with ?behaviour=fail the score is rejected', async () => {
  const { grecaptcha } = load(scoreScript, '?behaviour=fail')
  await expect(grecaptcha.execute('sandbox', { action: 'signup' })).rejects.toThrow('503')
})

test.each([challengeScript, scoreScript])('no script needs what a strict policy forbids', (script) => {
  expect(script).not.toMatch(
    /innerHTML|outerHTML|insertAdjacent|cssText|'style'|"style"|\beval\b|new Function|\.on[a-z]+ =|javascript:/,
  )
})

test.each(['challenge.js', 'score.js'])(
  '%s is served as a script; blocked it is refused, slow it comes late',
  async (name) => {
    const { respond } = openWorld()
    const at = (query: string) => respond(new Request(`${ORIGIN}/captcha/${name}${query}`))
    expect((await at('')).headers.get('Content-Type')).toContain('text/javascript')
    expect((await at('?behaviour=block')).status).toBe(403)
    const slow = vi.fn()
    const answered = at('?behaviour=slow').then(slow)
    await vi.advanceTimersByTimeAsync(11_999)
    expect(slow).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await answered
    expect(slow).toHaveBeenCalledTimes(1)
  },
)
