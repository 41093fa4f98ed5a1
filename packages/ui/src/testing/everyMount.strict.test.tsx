/// <reference types="vite/client" />
// Effects that run twice leave a widget as effects that run once do: its page, its calls and its polls. Stories run in
// production React, where StrictMode runs no effect twice (decision 27).
import { rushHour } from '@fleetgis/sandbox'
import { Activity, type ReactElement, type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { everyView, everyWidget } from './everyMount.ts'
import { forgetPayments } from './forgetPayments.ts'
import { outlineFaults } from './outlineFaults.ts'
import { SandboxProvider } from './SandboxProvider.tsx'

// Lazy parts are loaded before, so that no page is read while one is under way.
import.meta.glob(
  [
    '../{areas,map,primitives,remote,shell}/**/*.{ts,tsx,json}',
    '!**/*.{stories,test}.*',
    '!**/*.d.ts',
    '!**/story*',
  ],
  { eager: true },
)

const NOW = Date.parse('2026-11-20T03:00:00Z')
const { city } = rushHour({ now: NOW })

beforeEach(async () => {
  vi.useFakeTimers({
    now: NOW,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
})

/** Ends after a task of the browser; React renders in such tasks. */
const task = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve(undefined)
    }
    port2.postMessage(undefined)
  })
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** How many locks of the kit are held or waited for, such as that of a payment. */
async function locks(): Promise<number> {
  const { held = [], pending = [] } = await navigator.locks.query()
  return [...held, ...pending].filter(({ name }) => name?.startsWith('fleetgis')).length
}

/** Renders a widget in a world of its own. */
function stage(widget: ReactElement) {
  const world = rushHour({ now: NOW, city })
  let calls: { name: string; signal: AbortSignal }[] = []
  let underWay = 0
  let changes = 0
  const errors: string[] = []
  const logged = vi
    .spyOn(console, 'error')
    .mockImplementation((...words) => void errors.push(words.join(' ')))
  const box = document.createElement('div')
  box.style.height = '600px'
  document.body.append(box)
  const watcher = new MutationObserver((records) => {
    changes += records.length
  })
  watcher.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  const root = createRoot(box)
  const page = (
    <SandboxProvider
      world={() => world}
      signedInAs="admin@fleetgis.example"
      onError={(failure) => void errors.push(JSON.stringify(failure))}
      network={async (request, respond) => {
        calls.push({ name: `${request.method} ${new URL(request.url).pathname}`, signal: request.signal })
        underWay += 1
        try {
          return await respond(request)
        } finally {
          underWay -= 1
          changes += 1
        }
      }}
    >
      <div style={{ height: 600 }}>{widget}</div>
    </SandboxProvider>
  )

  /** Waits until no call is under way, no lock is waited for, and the page stays as it is. */
  async function settle() {
    let quiet = 0
    while (quiet < 4) {
      const before = changes
      await vi.advanceTimersByTimeAsync(50)
      await (quiet < 2 ? task() : frame())
      const isLocked = (await locks()) > 0
      quiet = before === changes && underWay === 0 && !isLocked ? quiet + 1 : 0
    }
  }

  /** The names of the calls since the last time that were not aborted, and every error. */
  function takeCalls() {
    const names = calls.filter(({ signal }) => !signal.aborted).map(({ name }) => name)
    calls = []
    return [...names.sort(), ...errors.splice(0)]
  }

  return {
    takeCalls,
    async render(wrap: (page: ReactNode) => ReactNode) {
      root.render(wrap(page))
      await settle()
    },
    /** Lets a minute pass; the world stands still, so that what is read again is the same. */
    async wait() {
      await vi.advanceTimersByTimeAsync(60_000)
      await settle()
    },
    async end() {
      root.unmount()
      await settle()
      await forgetPayments()
      watcher.disconnect()
      box.remove()
      logged.mockRestore()
    },
  }
}

/** The elements of the page with their attributes, values and focus; generated ids are numbered. */
function readPage(): string[] {
  const numbers = new Map<string, number>()
  const number = (id: string) => {
    if (!numbers.has(id)) numbers.set(id, numbers.size)
    return `#${numbers.get(id)}`
  }
  const lines = [...document.body.querySelectorAll('*')].map((part) => {
    const attributes = [...part.attributes]
      // Where the pointer rests is not the widget's state.
      .filter(({ name, value }) => name !== 'data-hovered' && (name !== 'style' || value !== ''))
      .map(({ name, value }) => `${name}="${value.replace(/\S*_r_\w+_\S*/g, number)}"`)
    const own = [...part.childNodes].filter((node) => node instanceof Text).map((node) => node.data)
    const input = part instanceof HTMLInputElement ? ` value=${part.value} ${part.checked}` : ''
    const focus = part === document.activeElement ? ' focused' : ''
    return `<${part.localName} ${attributes.sort().join(' ')}>${own.join('')}${input}${focus}`
  })
  // The layers of a map come in any order: each has its z-index.
  return lines.sort()
}

/**
 * The same calls in the minute. Those that are repeated every few seconds may differ by a quarter: how many fit depends on
 * how fast they are answered. Two timers in place of one would double them.
 */
function expectPolls(polls: readonly string[], expected: readonly string[]) {
  const timesOf = (all: readonly string[], name: string) => all.filter((one) => one === name).length
  expect.soft([...new Set(polls)], 'polls when shown').toEqual([...new Set(expected)])
  for (const name of new Set(expected)) {
    const times = timesOf(expected, name)
    const difference = Math.abs(timesOf(polls, name) - times)
    expect.soft(difference, `polls of ${name} when shown, ${times} expected`).toBeLessThanOrEqual(times / 4)
  }
}

test.each(Object.entries({ ...everyView, ...everyWidget }))(
  '%s is the same after two mounts, and hidden and shown, as after one mount',
  async (_name, widget) => {
    const once = stage(widget)
    await once.render((page) => page)
    const shown = readPage()
    expect.soft(outlineFaults(document.body), 'outline').toEqual([])
    const mounted = once.takeCalls()
    expect
      .soft(
        mounted.filter((text) => /same key/.test(text)),
        'duplicate rows',
      )
      .toEqual([])
    await once.wait()
    const later = once.takeCalls()
    await once.end()

    const twice = stage(widget)
    const inMode = (mode: 'visible' | 'hidden') => (page: ReactNode) => (
      <StrictMode>
        <Activity mode={mode}>{page}</Activity>
      </StrictMode>
    )
    await twice.render(inMode('visible'))
    expect.soft(readPage(), 'StrictMode').toEqual(shown)
    expect.soft(twice.takeCalls(), 'calls in StrictMode').toEqual(mounted)
    await twice.render(inMode('hidden'))
    await twice.wait()
    expect.soft(twice.takeCalls(), 'calls while hidden').toEqual([])
    await twice.render(inMode('visible'))
    expect.soft(readPage(), 'Activity').toEqual(shown)
    // What is read may be read again, once.
    expect.soft(mounted, 'calls when shown').toEqual(expect.arrayContaining(twice.takeCalls()))
    await twice.wait()
    expectPolls(twice.takeCalls(), later)
    await twice.end()
  },
)
