// The main journeys through the production build of the console, in browsers that Playwright does not drive.
import type { BrowserPage, Size } from './browserPage.ts'

/** Where the journeys begin. */
export interface Start {
  /** Of the console, without a slash at the end. */
  readonly address: string
  /** The address of a ready link of the sandbox. */
  linkTo(title: string): string
}

interface Journey {
  readonly journey: (page: BrowserPage, start: Start) => Promise<unknown>
  readonly size: Size
}

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 800 }
/** Of a phone whose keyboard is open. */
const LOWER = { width: 360, height: 420 }

/** What the sandbox asks for; its README has the sign-ins and the PIN. */
const ADMIN = { userId: 'admin@fleetgis.example', password: 'fleet1234' }
const PIN = '123456'

async function signIn(page: BrowserPage, { address }: Start) {
  await page.goto(`${address}/login`)
  await page.type('input', 'User ID', ADMIN.userId)
  await page.type('input', 'Password', ADMIN.password)
  await page.press('input[type="checkbox"]', "I'm not a robot")
  await page.hasText('You are verified')
  await page.press('button', 'Sign In')
}

async function signInAndSeeTheMap(page: BrowserPage, start: Start) {
  await signIn(page, start)
  await page.until('The map', () => /[1-9]\d* vehicles/.test(document.body.textContent ?? ''))
  await page.until('A street', () =>
    [...document.images].some(({ src, naturalWidth }) => /\/tiles\//.test(src) && naturalWidth > 0),
  )
  await page.until('A vehicle', () =>
    [...document.querySelectorAll('canvas')].some((canvas) =>
      canvas
        .getContext('2d')
        ?.getImageData(0, 0, canvas.width, canvas.height)
        .data.some((value) => value > 0),
    ),
  )
}

/** In the page: the number of the first booking that can be accepted. */
function findPending() {
  const card = [...document.querySelectorAll('article')].find((article) =>
    [...article.querySelectorAll('button')].some(({ textContent }) => textContent === 'Accept'),
  )
  return card?.querySelector('h2, h3, h4')?.textContent
}

/** In the page: whether a booking is among the trips under way, where its card stays, with this status. */
function isUnderWay(id: string, status: string) {
  return [...document.querySelectorAll('[data-part="pinned"] article')].some(
    (article) =>
      article.querySelector('h2, h3, h4')?.textContent === id &&
      article.querySelector('[data-component="Badge"]')?.textContent === status,
  )
}

async function acceptABookingAndArrive(page: BrowserPage, { linkTo }: Start) {
  await page.goto(linkTo('Driver: bookings'))
  const id = (await page.until('A pending booking', findPending)) ?? ''
  for (const [buttons, status] of [
    [['Accept'], 'Assigned'],
    [['I am on the way'], 'On the way'],
    [['Arrive', 'Arrive: press again'], 'Arrived'],
  ] as const) {
    for (const button of buttons) await page.press('article button', button, id)
    await page.until(`The booking as ${status}`, isUnderWay, id, status)
  }
}

async function topUpWithAPin(page: BrowserPage, { linkTo }: Start) {
  await page.goto(`${linkTo('Group panel: with a PIN, registers drivers')}#topUp`)
  await page.press('button', 'Top up ')
  await page.type('[role="dialog"] input', 'Amount', '5000')
  await page.press('[role="dialog"] button', 'Continue')
  await page.type('[data-component="PinPad"] input', '', PIN)
  await page.press('[role="dialog"] button', 'Top up 5,000 MMK')
  await page.hasText('5,000 MMK was added to the wallet of')
}

async function chatAboveAKeyboard(page: BrowserPage, { linkTo }: Start) {
  await page.goto(linkTo('Driver: chat about a booking'))
  await page.type('textarea', 'Message', 'I am at the gate.')
  await page.press('button', 'Send')
  const isInSight = (height: number) => {
    const own = [...document.querySelectorAll('[data-component="ChatPanel"] [data-part="text"]')].find(
      ({ textContent }) => textContent === 'I am at the gate.',
    )
    const field = document.querySelector('textarea')
    if (!own || !field || innerHeight !== height) return false
    const { top, bottom } = own.getBoundingClientRect()
    const below = field.getBoundingClientRect()
    return top > 0 && bottom <= below.top && below.bottom <= innerHeight
  }
  await page.until('The message', isInSight, PHONE.height)
  await page.resize(LOWER)
  await page.until('The message above a keyboard', isInSight, LOWER.height)
}

/** Without container queries the rules of a table follow the window: each row is a block of labelled lines. */
async function readATableOnAPhone(page: BrowserPage, start: Start) {
  await signIn(page, start)
  await page.until('The map', () => document.querySelector('canvas') !== null)
  await page.goto(`${start.address}/check-location`)
  await page.until('A row of labelled lines', () => {
    const cell = document.querySelector('[data-component="Table"] tbody td[data-label]')
    return cell !== null && getComputedStyle(cell).display === 'grid'
  })
}

export const JOURNEYS: readonly Journey[] = [
  { journey: signInAndSeeTheMap, size: DESK },
  { journey: acceptABookingAndArrive, size: PHONE },
  { journey: topUpWithAPin, size: PHONE },
  { journey: chatAboveAKeyboard, size: PHONE },
  { journey: readATableOnAPhone, size: PHONE },
]
