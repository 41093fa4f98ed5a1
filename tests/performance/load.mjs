// `npm run bench:load`: what the first screens cost on a slow phone: bytes as sent, requests, and the time until the
// page can be used, at 400 kbps with 400 ms round trips and the processor slowed four times. Medians of three cold
// loads of the production build over real HTTP; ends with 1 when a budget is exceeded. With `--bytes` one load each at
// full speed: bytes and requests only. With `--second` the second opening too, with an empty HTTP cache and what the
// service worker has kept: usable within a third of the first, without a byte of script from the network. Paths as arguments limit it to those screens.

import { existsSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { chromium } from 'playwright'
import { STAFF_ROUTES } from '../../packages/domain/src/staff/index.ts'
import { readyLinks } from '../../packages/sandbox/src/pages/readyLinks.ts'
import { signIns } from '../../packages/sandbox/src/server.ts'
import { CHROMIUM_FLAGS, chromiumPath } from '../../tools/browser.ts'
import { startWithSandbox } from '../../tools/preview.ts'
import { storedSession } from '../browsers/storedSession.ts'

const FOLDER = 'apps/console/dist'
const BYTES_ONLY = process.argv.includes('--bytes')
const SECOND = process.argv.includes('--second')
const RUNS = BYTES_ONLY ? 1 : 3
const NETWORK = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const SLOW_DOWN = 4
/** Opened twice with `--second`. */
const OPENED_TWICE = ['/driver-booking-list', '/groupadmin', '/login']

/** Pages of staff that are usable at something else than the others. */
const OWN_ENTRY = ['/home/map', '/home/polyline-list']

const SCREENS = [
  // A person can type. Half of traccar-web's sign-in, measured the same way, would be 6.6 s, a third 4.4 s.
  {
    path: '/login',
    usable: `document.querySelector('input[autocomplete="username"]')`,
    budget: { js: 268, requests: 35, usable: 6.6 },
  },
  // A driver can press a button of the first booking. What opens later is not paid for: no map, calendar or dialog.
  {
    path: '/driver-booking-list',
    link: 'Driver: bookings',
    usable: `document.querySelector('[data-component="BookingCard"] button')`,
    budget: { js: 280, requests: 50, usable: 6.6 },
    without: /leaflet|calendar|datefield|daterangefield|modalframe|sheet/i,
  },
  {
    path: '/admin-booking-list',
    link: 'Group admin: bookings',
    usable: `document.querySelector('[data-component="BookingCard"] button')`,
    budget: { js: 280, usable: 6.6 },
    without: /leaflet|calendar|datefield|daterangefield|modalframe|sheet|datatable/i,
  },
  {
    path: '/admin-booking-list, wide',
    link: 'Group admin: bookings',
    isWide: true,
    usable: `document.querySelector('[data-component="DataTable"] [role="row"] [role="cell"], [data-component="DataTable"] tbody td')`,
    budget: { js: 300, usable: 6.6 },
  },
  {
    path: '/chat',
    link: 'Group admin: chats',
    usable: `document.querySelector('[data-component="EntityRow"] button')`,
    budget: { js: 268, usable: 6.6 },
    without: /chatpanel/i,
  },
  {
    path: '/groupadmin',
    link: 'Group panel: with a PIN',
    usable: `document.querySelector('[data-component="AdminPanel"] li a')`,
    budget: { js: 275, usable: 6.6 },
  },
  {
    path: '/policy/driver',
    usable: `document.querySelector('main h2')`,
    budget: { js: 255, usable: 6.6 },
  },
  {
    path: '/payment-cancel',
    link: 'Payment: cancelled',
    usable: `/Payment cancelled/.test(document.body.textContent)`,
    budget: { js: 262, usable: 6.6 },
  },
  {
    path: '/reset-password',
    link: 'Reset password: a token that holds',
    usable: `document.querySelector('input[type="password"]')`,
    budget: { js: 265, usable: 6.6 },
  },
  // The map is drawn, and says how many vehicles it shows.
  {
    path: '/home/map',
    isSignedIn: true,
    usable: `/[1-9]\\d* vehicles in view/.test(document.body.textContent) && document.querySelector('canvas')`,
    budget: { js: 335 },
  },
  {
    path: '/map',
    link: 'Map: several groups',
    usable: `document.querySelector('canvas')`,
    budget: { js: 328 },
  },
  {
    path: '/owner-map',
    link: 'Owner: several vehicles',
    usable: `document.querySelector('canvas')`,
    budget: { js: 332 },
  },
  ...STAFF_ROUTES.filter((path) => !OWN_ENTRY.includes(path)).map((path) => ({
    path,
    isSignedIn: true,
    usable: `document.querySelector('main [role="row"] td, main [role="cell"], main dl dd')`,
    budget: { js: 283 },
  })),
  // Its totals are there before its rows.
  {
    path: '/home/polyline-list',
    isSignedIn: true,
    usable: `document.querySelector('main [role="row"] td, main [role="cell"]')`,
    budget: { js: 276 },
  },
  ...['location', 'check-location', 'unknown-location'].map((name) => ({
    path: `/${name}`,
    isSignedIn: true,
    usable: `document.querySelector('main h1')`,
    budget: { js: 280 },
  })),
  {
    path: '/search-location',
    isSignedIn: true,
    usable: `document.querySelector('main h1')`,
    budget: { js: 342 },
  },
]

/**
 * The host of the preview. DevTools slow down a page, not its worker: for a second opening the host itself waits as long
 * as the network would.
 */
async function openHost(preview) {
  const host = { isSlow: false, scripts: 0 }
  const server = createServer((incoming, outgoing) => {
    const { url, method, headers } = incoming
    if (url.endsWith('.js') && url.startsWith('/assets/')) host.scripts += 1
    const answer = () =>
      request(preview.address + url, { method, headers }, (response) => {
        outgoing.writeHead(response.statusCode, response.headers)
        response.pipe(outgoing)
      }).end()
    // The worker asks for a page; what it does not keep the page asks for itself.
    if (host.isSlow && headers['sec-fetch-mode'] === 'navigate') setTimeout(answer, NETWORK.latency)
    else answer()
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  host.address = `http://localhost:${server.address().port}`
  host.close = () => {
    server.closeAllConnections()
    server.close()
  }
  return host
}

/** Seconds until a screen is usable at its first opening and at its second, and the scripts that the second asked for. */
async function loadTwice(browser, host, path, { usable }, stored) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 })
  async function open() {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.clearBrowserCache')
    await devtools.send('Network.emulateNetworkConditions', NETWORK)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
    await page.addInitScript({ content: watch(usable, stored) })
    await page.goto(host.address + path, { waitUntil: 'commit' })
    const at = await page.waitForFunction(() => window.usableAt, null, { timeout: 60_000 })
    return { page, seconds: (await at.jsonValue()) / 1000 }
  }
  const first = await open()
  const isKept = async () =>
    Boolean(await (await caches.open('fleetgis-page')).match('/', { ignoreVary: true }))
  while (!(await first.page.evaluate(isKept))) await first.page.waitForTimeout(500)
  await first.page.close()
  host.isSlow = true
  host.scripts = 0
  const second = await open()
  const { scripts } = host
  host.isSlow = false
  await context.close()
  return { first: first.seconds, second: second.seconds, scripts }
}

/** The script of a page that remembers when `usable` holds and is painted. */
const watch = (usable, stored) => `
  for (const [key, value] of Object.entries(${JSON.stringify(stored)})) localStorage.setItem(key, value)
  function look() {
    // The frame after the one in which it is there has painted it.
    if (${usable}) requestAnimationFrame(() => { window.usableAt = performance.now() })
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)`

/** One cold load: bytes by kind, requests, seconds until `usable` holds and is painted, and what loaded too early. */
async function load(browser, address, { usable, without, isWide }, stored) {
  const viewport = isWide ? { width: 1280, height: 800 } : { width: 360, height: 740 }
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  if (!BYTES_ONLY) {
    await devtools.send('Network.emulateNetworkConditions', NETWORK)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  }
  const kinds = new Map()
  const sent = { js: 0, all: 0, requests: 0 }
  const early = []
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  devtools.on('Network.requestWillBeSent', ({ request }) => {
    if (/^https?:/.test(request.url)) sent.requests += 1
    if (without?.test(new URL(request.url).pathname)) early.push(request.url)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sent.all += encodedDataLength
    if (kinds.get(requestId) === 'Script') sent.js += encodedDataLength
  })
  await page.addInitScript({ content: watch(usable, stored) })
  await page.goto(address, { waitUntil: 'commit' })
  const seconds =
    (await (await page.waitForFunction(() => window.usableAt, null, { timeout: 60_000 })).jsonValue()) / 1000
  await page.waitForLoadState('networkidle').catch(() => {})
  await context.close()
  return { ...sent, seconds, early }
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

if (!existsSync(`${FOLDER}/index.html`)) {
  console.error('There is no build of the console yet. Make one: npm run build')
  process.exit(1)
}
const { preview, sandbox, close } = await startWithSandbox(FOLDER)
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS })
const session = storedSession(sandbox.world, signIns[0])
const links = new Map(readyLinks(sandbox.world).map(({ title, path }) => [title, path]))

/** The path of the ready link whose title starts so. */
function linkOf(start) {
  for (const [title, path] of links) if (title.startsWith(start)) return path
  throw new Error(`There is no ready link "${start}".`)
}

/** Medians of both openings of a screen. */
async function measureTwice(screen) {
  const runs = []
  for (let run = 0; run < RUNS; run += 1) {
    const host = await openHost(preview)
    runs.push(await loadTwice(browser, host, screen.link ? linkOf(screen.link) : screen.path, screen, {}))
    host.close()
  }
  const [first, second] = ['first', 'second'].map((name) => median(runs.map((run) => run[name])))
  return {
    screen: screen.path,
    'first, s': first.toFixed(1),
    'second, s': second.toFixed(1),
    'second / first': figure(second / first, 1 / 3, 2),
    'scripts loaded': figure(Math.max(...runs.map(({ scripts }) => scripts)), 0, 0),
  }
}

let isOver = false
/** A figure beside its budget, where it has one. */
function figure(value, budget, digits) {
  const text = value.toFixed(digits)
  if (budget === undefined) return text
  if (value > budget) isOver = true
  return `${text} ${value > budget ? '>' : '<='} ${Number(budget.toFixed(2))}`
}

const rows = []
const twice = []
try {
  const wanted = process.argv.slice(2).filter((argument) => argument.startsWith('/'))
  for (const screen of SCREENS) {
    if (wanted.length > 0 && !wanted.includes(screen.path)) continue
    if (SECOND) {
      if (OPENED_TWICE.includes(screen.path)) twice.push(await measureTwice(screen))
      continue
    }
    const runs = []
    for (let run = 0; run < RUNS; run += 1) {
      const path = screen.link ? linkOf(screen.link) : screen.path
      runs.push(await load(browser, preview.address + path, screen, screen.isSignedIn ? session : {}))
    }
    for (const url of new Set(runs.flatMap(({ early }) => early))) {
      isOver = true
      console.error(`${screen.path} loads too early: ${url}`)
    }
    const of = (name) => median(runs.map((run) => run[name]))
    rows.push({
      screen: screen.path,
      'JS, kB sent': figure(of('js') / 1000, screen.budget.js, 1),
      'all, kB sent': figure(of('all') / 1000, undefined, 1),
      requests: figure(of('requests'), screen.budget.requests, 0),
      ...(BYTES_ONLY ? {} : { 'usable, s': figure(of('seconds'), screen.budget.usable, 1) }),
    })
  }
} finally {
  await browser.close()
  await close()
}
console.table(SECOND ? twice : rows)
if (isOver) console.error('A budget is exceeded.')
process.exit(isOver ? 1 : 0)
