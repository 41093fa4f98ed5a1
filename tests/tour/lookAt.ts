import type { Browser, Page } from 'playwright'
import { findBrokenLayout } from '../../tools/stories/findBrokenLayout.ts'
import { awaitRest } from './awaitRest.ts'
import { findAxe } from './findAxe.ts'
import type { Look } from './looks.ts'
import { NOW, type Site } from './openSite.ts'
import { NO_PICTURE } from './tour.ts'
import type { Visit } from './visits.ts'
import { type Watched, watchPage, withoutServer } from './watchPage.ts'

/** A visit in one look, as it was seen. */
export interface View {
  readonly visit: string
  readonly page: string
  readonly as: string
  /** Without the token of the link. */
  readonly address: string
  readonly look: string
  readonly title: string
  /** Errors, violations, failed requests, what axe finds, and what cannot be read. */
  readonly findings: readonly string[]
  /** Only in Chromium. */
  readonly sent?: { readonly requests: number; readonly bytes: number }
  readonly seconds: number
}

/** No picture is higher, in CSS pixels: the texts of policies are ten windows long. */
const MAX_HEIGHT = 2400

/** Pictures that are taken before a page counts as restless: a list may load page after page. */
const MAX_PICTURES = 20

interface Looked {
  readonly view: View
  readonly picture: Buffer
}

/** Opens a visit in a browser profile of its own; answers with its picture too. A page that breaks is a finding. */
export async function lookAt(
  browser: Browser,
  site: Site,
  { visit, look }: { visit: Visit; look: Look },
): Promise<Looked> {
  const begun = performance.now()
  const at = { visit, look, begun }
  return open(browser, site, at).catch((error: Error) => ({
    view: viewOf(at, { title: '', findings: [brokenBy(error)] }),
    picture: NO_PICTURE,
  }))
}

/** The finding of a page that could not be looked at. */
export const brokenBy = ({ message }: Error): string => withoutServer(`broken: ${message}`)

interface Begun {
  readonly visit: Visit
  readonly look: Look
  /** A time of `performance.now()`. */
  readonly begun: number
}

async function open(browser: Browser, site: Site, at: Begun): Promise<Looked> {
  const { visit, look } = at
  await site.renew()
  const context = await browser.newContext({
    viewport: look.viewport,
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Yangon',
    locale: 'en-GB',
    // Requests of a worker are not those of the page.
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    const watched = await watchPage(page)
    const kept = {
      ...(visit.user && site.sessionOf(visit.user)),
      'fleetgis.language': look.language,
      'fleetgis.theme': look.theme,
    }
    await page.addInitScript(prepare, { now: NOW, kept })
    await page.goto(site.address + addressIn(visit, look))
    const { picture, isAtRest, waitsFor } = await takePicture(page, watched)
    const findings = [
      ...(isAtRest ? [] : [`rest: the page still waits for ${waitsFor ?? 'two pictures that are the same'}`]),
      ...watched.findings,
      ...(await page.evaluate(findBrokenLayout)).map((finding) => `layout: ${finding}`),
    ]
    const sent = { ...watched.sent }
    const title = await page.title()
    findings.push(...(await findAxe(page)))
    return { view: viewOf(at, { title, findings, sent }), picture }
  } finally {
    await context.close()
  }
}

/** A visit in a look, with what was seen. */
export const viewOf = (
  { visit, look, begun }: Begun,
  seen: Pick<View, 'title' | 'findings' | 'sent'>,
): View => ({
  visit: visit.name,
  page: visit.page,
  as: visit.as,
  address: visit.address.replace(/token=[^&]+&?/, '').replace(/\?$/, ''),
  look: look.name,
  seconds: Math.round((performance.now() - begun) / 100) / 10,
  ...seen,
})

/** The host app sends language and theme with its links; elsewhere they are what the user has chosen. */
export function addressIn({ address, user }: Visit, { language, theme }: Look): string {
  const [path, search] = address.split('?')
  if (user !== undefined || search === undefined) return address
  const query = new URLSearchParams(search)
  query.set('language', language)
  query.set('theme', theme)
  return `${path}?${query}`
}

/** Runs before the first script of a page: its clock stands still, and what an earlier visit has kept is there. */
function prepare({ now, kept }: { now: number; kept: Record<string, string> }) {
  const machine = Date
  window.Date = new Proxy(machine, {
    construct: (_, given, target) => Reflect.construct(machine, given.length === 0 ? [now] : given, target),
    apply: () => new machine(now).toString(),
    get: (_, name) => (name === 'now' ? () => now : Reflect.get(machine, name)),
  })
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value)
}

/** The whole page: the first picture that equals the one before it, and what the page still waits for. */
async function takePicture(page: Page, watched: Watched) {
  let waitsFor = await awaitRest(page, watched)
  let picture = await takeWhole(page)
  for (let taken = 1; taken < MAX_PICTURES && waitsFor === undefined; taken++) {
    const next = await takeWhole(page)
    if (next.equals(picture)) return { picture, isAtRest: true, waitsFor }
    picture = next
    waitsFor = await awaitRest(page, watched)
  }
  return { picture, isAtRest: false, waitsFor }
}

async function takeWhole(page: Page): Promise<Buffer> {
  const { width, height } = await page.evaluate(() => ({
    width: innerWidth,
    height: Math.max(innerHeight, document.documentElement.scrollHeight),
  }))
  const clip = { x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT) }
  return page.screenshot({ fullPage: true, clip, caret: 'hide', animations: 'disabled' })
}
