// WebKitGTK's MiniBrowser over plain WebDriver. It needs a display: xvfb-run brings one.
// Screenshots hang with WEBKIT_DISABLE_COMPOSITING_MODE or WEBKIT_DISABLE_DMABUF_RENDERER, even if they are empty.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserPage, createPage, type Size } from '../browsers/browserPage.ts'
import type { Engine } from './engine.ts'
import { recordedProblems } from './recordedProblems.ts'

/** The toolbar of MiniBrowser keeps its window wider than a phone: without room in it the window may be as narrow. */
const NARROW_TOOLBAR =
  '* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 4px; -gtk-icon-transform: scale(0.2); }'
const SCREEN = '-screen 0 1400x1000x24'
/** In milliseconds. */
const TIMEOUT = 40_000

export async function startWebKit(miniBrowser: string): Promise<Engine> {
  const settings = mkdtempSync(join(tmpdir(), 'fleetgis-webkit-'))
  mkdirSync(join(settings, 'gtk-3.0'))
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), NARROW_TOOLBAR)
  const port = await freePort()
  // In a group of its own, so that the display ends with it.
  const driver = spawn('xvfb-run', ['-a', '-s', SCREEN, 'WebKitWebDriver', `--port=${port}`], {
    env: { ...process.env, XDG_CONFIG_HOME: settings, LC_ALL: 'C.utf8' },
    stdio: 'ignore',
    detached: true,
  })
  const send = createSend(`http://127.0.0.1:${port}`)
  await driverIsReady(send)
  const capabilities = {
    alwaysMatch: {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
    },
  }

  /** A session has a storage of its own, which ends with it; the driver has one session at a time. */
  async function newPage(size: Size): Promise<BrowserPage> {
    const { sessionId } = await send<NewSession>('POST', '/session', { capabilities })
    const at = `/session/${sessionId}`
    await send('POST', `${at}/timeouts`, { script: TIMEOUT, pageLoad: TIMEOUT })
    const actions = (type: string, actions: object[], more = {}) =>
      send('POST', `${at}/actions`, { actions: [{ type, id: type, actions, ...more }] })
    const page = createPage({
      goto: (url) => send('POST', `${at}/url`, { url }),
      evaluate: async <Values extends readonly unknown[], Result>(
        read: (...values: Values) => Result,
        ...values: Values
      ): Promise<Awaited<Result>> => {
        const { result, thrown } = await send<Evaluated<Awaited<Result>>>('POST', `${at}/execute/async`, {
          script: `const done = arguments[1];
            Promise.resolve().then(() => (${read})(...arguments[0])).then(
              (result) => done({ result }), (error) => done({ thrown: String(error) }))`,
          args: [values],
        })
        if (thrown) throw new Error(thrown)
        // JSON has null for undefined.
        return (result ?? undefined) as Awaited<Result>
      },
      click: (x, y) =>
        actions('pointer', [
          { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ]),
      async type(text) {
        for (const value of text)
          await actions('key', [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ])
      },
      resize,
      async screenshot(path) {
        writeFileSync(path, Buffer.from(await send<string>('GET', `${at}/screenshot`), 'base64'))
      },
      problems: () => page.evaluate(recordedProblems),
      close: () => send('DELETE', at),
    })

    /** The window is as much larger than the page as its bars are. */
    async function resize({ width, height }: Size) {
      const bars = await page.evaluate(() => [outerWidth - innerWidth, outerHeight - innerHeight] as const)
      await send('POST', `${at}/window/rect`, { width: width + bars[0], height: height + bars[1] })
      await page.until(
        `A window of ${width} x ${height}`,
        (width, height) => innerWidth === width && innerHeight === height,
        width,
        height,
      )
    }

    await resize(size)
    return page
  }

  async function close() {
    const ended = once(driver, 'exit')
    if (driver.pid) process.kill(-driver.pid)
    await ended
    rmSync(settings, { recursive: true })
  }

  const { sessionId, capabilities: own } = await send<NewSession>('POST', '/session', { capabilities })
  await send('DELETE', `/session/${sessionId}`)
  return { version: `WebKitGTK ${own.browserVersion}`, newPage, close }
}

interface NewSession {
  readonly sessionId: string
  readonly capabilities: { readonly browserVersion: string }
}

/** What a function in the page returned or threw. */
interface Evaluated<Result> {
  readonly result?: Result | null
  readonly thrown?: string
}

type Send = ReturnType<typeof createSend>

/** A function that sends a command of WebDriver and resolves to its value, whose type the protocol gives. */
function createSend(address: string) {
  return async <Value>(method: string, path: string, body: object = {}): Promise<Value> => {
    const reply = await fetch(address + path, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT),
    })
    const { value } = await reply.json()
    if (value?.error) throw new Error(`WebKit, ${path}: ${value.error}: ${value.message}`)
    return value
  }
}

async function driverIsReady(send: Send): Promise<void> {
  for (const end = Date.now() + TIMEOUT; ; ) {
    const status = await send<{ ready: boolean }>('GET', '/status').catch(() => undefined)
    if (status?.ready) return
    if (Date.now() > end) throw new Error('WebKitWebDriver does not answer.')
    await new Promise((waited) => setTimeout(waited, 100))
  }
}

/** The driver cannot choose a free port. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
