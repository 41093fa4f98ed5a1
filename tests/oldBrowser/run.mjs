// `npm run test:old-browser`: the main journeys through the production build of the console, in a Chromium of 2020: sign in
// and see the map, accept a booking, top up with a PIN, send a message. Ends with 1 if one fails, if a script throws or if
// the policy blocks something. With --built the last build is served.
import { spawnSync } from 'node:child_process'
import { readyLinks } from '../../packages/sandbox/src/pages/readyLinks.ts'
import { startWithSandbox } from '../../tools/preview.ts'
import { startOldChromium } from './oldChromium.mjs'

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 800 }

/** What the sandbox asks for; its README has the sign-ins and the PIN. */
const ADMIN = { userId: 'admin@fleetgis.example', password: 'fleet1234' }
const PIN = '123456'

async function signIn(page, { address }) {
  await page.goto(`${address}/login`)
  await page.type('input', 'User ID', ADMIN.userId)
  await page.type('input', 'Password', ADMIN.password)
  await page.press('input[type="checkbox"]', "I'm not a robot")
  await page.hasText('You are verified')
  await page.press('button', 'Sign In')
}

async function signInAndSeeTheMap(page, site) {
  await signIn(page, site)
  await page.until('The map', () => /[1-9]\d* vehicles/.test(document.body.textContent))
  await page.until('A street', () =>
    [...document.images].some(({ src, naturalWidth }) => /\/tiles\//.test(src) && naturalWidth > 0),
  )
  await page.until('A vehicle', () =>
    [...document.querySelectorAll('canvas')].some((canvas) =>
      canvas
        .getContext('2d')
        .getImageData(0, 0, canvas.width, canvas.height)
        .data.some((value) => value > 0),
    ),
  )
}

async function acceptABooking(page, { linkTo }) {
  await page.goto(linkTo('Driver: bookings'))
  await page.press('article button', 'Accept')
  await page.until('An assigned booking', () =>
    [...document.querySelectorAll('article [data-component="Badge"]')].some(
      ({ textContent }) => textContent === 'Assigned',
    ),
  )
}

async function topUpWithAPin(page, { linkTo }) {
  await page.goto(`${linkTo('Group panel: with a PIN, registers drivers')}#topUp`)
  await page.press('button', 'Top up ')
  await page.type('[role="dialog"] input', 'Amount', '5000')
  await page.press('[role="dialog"] button', 'Continue')
  await page.type('[data-component="PinPad"] input', '', PIN)
  await page.press('[role="dialog"] button', 'Top up 5,000 MMK')
  await page.hasText('5,000 MMK was added to the wallet of')
}

async function sendAMessage(page, { linkTo }) {
  await page.goto(linkTo('Driver: chat about a booking'))
  await page.type('textarea', 'Message', 'I am at the gate.')
  await page.press('button', 'Send')
  await page.until('The message', () =>
    [...document.querySelectorAll('[data-component="ChatPanel"] [data-part="text"]')].some(
      ({ textContent }) => textContent === 'I am at the gate.',
    ),
  )
}

/** It has no container queries: the rules of a table follow the window, and each row is a block of labelled lines. */
async function readATableOnAPhone(page, site) {
  await signIn(page, site)
  await page.until('The map', () => document.querySelector('canvas'))
  await page.goto(`${site.address}/check-location`)
  await page.until('A row of labelled lines', () => {
    const cell = document.querySelector('[data-component="Table"] tbody td[data-label]')
    return cell && getComputedStyle(cell).display === 'grid'
  })
}

const JOURNEYS = [
  [signInAndSeeTheMap, DESK],
  [acceptABooking, PHONE],
  [topUpWithAPin, PHONE],
  [sendAMessage, PHONE],
  [readATableOnAPhone, PHONE],
]

if (!process.argv.includes('--built')) {
  const { status } = spawnSync(
    'pnpm',
    ['--filter', '@fleetgis/console', 'run', 'build', '--logLevel', 'warn'],
    {
      stdio: 'inherit',
    },
  )
  if (status !== 0) process.exit(1)
}
const { preview, sandbox, close } = await startWithSandbox('apps/console/dist', {
  console: 0,
  sandbox: 0,
  gateway: 0,
})
const site = {
  address: preview.address,
  linkTo: (title) => preview.address + readyLinks(sandbox.world).find((link) => link.title === title).path,
}
const browser = await startOldChromium()
console.log(browser.version)
let failures = 0
for (const [journey, viewport] of JOURNEYS) {
  const page = await browser.newPage(viewport)
  const problems = []
  await journey(page, site).catch(({ message }) => problems.push(message))
  problems.push(...page.problems)
  if (process.env.PICTURES) await page.screenshot(`${process.env.PICTURES}/${journey.name}.png`)
  await page.close()
  failures += problems.length
  console.log(
    problems.length === 0 ? `ok     ${journey.name}` : `FAILED ${journey.name}: ${problems.join('; ')}`,
  )
}
browser.close()
await close()
process.exit(failures === 0 ? 0 : 1)
