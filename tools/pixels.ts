// `npm run pixels`: the designer's page, each primitive and the named widgets look as they did, to the last pixel: in
// English and light as a story stands after what it plays, and in Burmese and dark as it comes up. A story that asks for
// a language or a theme of its own is shown so. Of a widget its states are taken, not every story.
//   npm run pixels -- --update    overwrites the pictures: review them before a commit
//   npm run pixels -- Button      only stories with this in their id
//   --optional                    where the pinned browser cannot start, says so and ends well
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, Page, Request } from 'playwright'
import { buildStories, serveStories } from './stories/buildStories.ts'
import { type Globals, openStories, type StoryEntry } from './stories/openStories.ts'
import { launchPinnedChromium } from './stories/pinnedChromium.ts'

const BASELINES = 'tests/pixels'
/** The rendered pictures and differences of each story that differs. */
const REPORTS = 'reports/pixels'
const TITLES = /^(Foundations|Primitives)\//
/** The named widgets by story file: the default look and the states. */
const WIDGET_STATES: Readonly<Record<string, string>> = {
  'assignpanel-assignpanelview':
    'plain loading empty failed stale confirmed refused unknown done burmese-dark-phone',
  bookingcard: 'pending driver-statuses running unsettled dark burmese-dark-phone',
  'bookinglist-bookinglistview': 'plain loading empty failed stale burmese-dark-phone',
  'chatpanel-chatpanelview': 'operator outgoing loading empty failed stale burmese-dark-phone',
  'conversationlist-conversationlistview': 'by-day pictures loading empty failed stale burmese-dark-phone',
  'locationtable-view': 'plain wrong phone burmese loading empty failed stale',
  pinpad: 'plain wrong locked failed burmese-dark-phone',
  'topup-topupview': 'amount pin checking confirming done loading failed burmese-confirming',
  'topuppanel-view': 'plain loading empty failed stale burmese-dark-phone',
  'transactionhistory-view': 'wallet console unfolded burmese loading empty failed stale',
  'tripdetail-tripdetailview': 'receipt detail no-trip loading failed stale dark burmese-dark-phone',
}
/** The designer's page is large, so each theme is taken once, not both side by side. */
const ONLY_IN: Readonly<Record<string, string>> = {
  'foundations-tokens--both-themes': 'none',
  'foundations-tokens--light': 'en',
  'foundations-tokens--dark': 'my',
}
const VIEWPORT = { width: 800, height: 600 }
/** The time on the clock of all pictures. */
const NOW = Date.UTC(2024, 8, 12, 3, 30)

const LOOKS = [
  { globals: { language: 'en', theme: 'light' }, isPlayed: true },
  { globals: { language: 'my', theme: 'dark' }, isPlayed: false },
]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { update: { type: 'boolean' }, optional: { type: 'boolean' } },
})
const isChosen = (id: string) =>
  positionals.length === 0 || positionals.some((part) => id.includes(part.toLowerCase()))

const WIDGET_STORIES = new Set(
  Object.entries(WIDGET_STATES).flatMap(([file, states]) =>
    states.split(' ').map((state) => `widgets-${file}--${state}`),
  ),
)
const isTaken = (title: string, id: string) => TITLES.test(title) || WIDGET_STORIES.has(id)

const outcome = { numPassedTests: 0, numFailedTests: 0 }
const taken = new Set<string>()

/** Pixels that may differ: Chromium blends the corner of a rounded box that scrolls in one of two ways. */
const BLENDED = 1

/** Frames in which a story must not change before its picture is taken: long lists mount rows in every other one. */
const STILL_FRAMES = 8

/** The number of different pixels, and a picture of them; without a picture if the sizes differ. */
async function compare(page: Page, before: Buffer, after: Buffer) {
  const [first, second] = [before, after].map((png) => `data:image/png;base64,${png.toString('base64')}`)
  return page.evaluate(
    async ([first = '', second = '', most]) => {
      const read = async (address: string) => {
        const image = await createImageBitmap(await (await fetch(address)).blob())
        const canvas = new OffscreenCanvas(image.width, image.height)
        const context = canvas.getContext('2d')
        context?.drawImage(image, 0, 0)
        return { image, data: context?.getImageData(0, 0, image.width, image.height).data ?? [] }
      }
      const [a, b] = [await read(first), await read(second)]
      const { width, height } = b.image
      if (a.image.width !== width || a.image.height !== height)
        return { pixels: `${a.image.width} x ${a.image.height} became ${width} x ${height}` }
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width, height })
      const context = canvas.getContext('2d')
      if (!context) return { pixels: 'cannot be compared' }
      context.globalAlpha = 0.2
      context.drawImage(b.image, 0, 0)
      context.globalAlpha = 1
      context.fillStyle = 'red'
      let count = 0
      for (let index = 0; index < a.data.length; index += 4) {
        if ([0, 1, 2, 3].every((part) => a.data[index + part] === b.data[index + part])) continue
        count += 1
        context.fillRect((index / 4) % width, Math.floor(index / 4 / width), 1, 1)
      }
      return {
        pixels: `${count} pixels`,
        differs: count > most,
        picture: canvas.toDataURL().split(',')[1] ?? '',
      }
    },
    [first, second, BLENDED] as const,
  )
}

/** Disables all motion; hides the content of maps, whose tiles load one after the other. */
const STILL = `*, *::before, *::after {
  animation: none !important; transition: none !important; scroll-behavior: auto !important }
  [data-part='map'] * { opacity: 0 !important }`

/**
 * Runs in the page: waits for fonts, for images and for the rows that a long list mounts frame by frame, and moves the
 * pointer away. react-aria hides a dialog while a phone's keyboard may still open.
 */
async function settle(stillFrames: number) {
  for (const element of document.querySelectorAll('[data-hovered], [data-pressed]')) {
    const away = { bubbles: true, pointerType: 'mouse', relatedTarget: document.body }
    element.dispatchEvent(new PointerEvent('pointerout', away))
  }
  await document.fonts.ready
  const isMasked = () => document.querySelector('[style*="mask-image"]') !== null
  let elements = 0
  for (let still = 0; still < stillFrames || isMasked(); still++) {
    await new Promise((drawn) => requestAnimationFrame(drawn))
    const now = document.getElementsByTagName('*').length
    if (now !== elements) still = 0
    elements = now
  }
}

function fail(name: string, why: string) {
  outcome.numFailedTests += 1
  console.log(`FAILED ${name}: ${why}`)
}

/** Compares a picture with the stored one, or stores it; returns what differs. */
async function check(page: Page, name: string, png: Buffer): Promise<string | undefined> {
  const file = join(BASELINES, `${name}.png`)
  const before = existsSync(file) ? readFileSync(file) : undefined
  if (before?.equals(png)) return undefined
  const found = before && (await compare(page, before, png))
  // The same picture with another compression.
  if (found?.differs === false) return undefined
  if (values.update) {
    writeFileSync(file, png)
    console.log(`${before ? 'changed' : 'new    '} ${name}`)
    return undefined
  }
  writeFileSync(join(REPORTS, `${name}.png`), png)
  if (found?.picture)
    writeFileSync(join(REPORTS, `${name}.differs.png`), Buffer.from(found.picture, 'base64'))
  return found ? `${found.pixels} differ, see ${REPORTS}` : 'has no picture yet: npm run pixels -- --update'
}

async function takeAll(browser: Browser, address: string, { globals, isPlayed }: (typeof LOOKS)[number]) {
  const { page, stories, show } = await openStories(browser, {
    address,
    globals,
    isPlayed,
    viewport: VIEWPORT,
    context: { timezoneId: 'Asia/Yangon', locale: 'en-GB' },
  })
  const coming = new Set<Request>()
  page.on('request', (request) => coming.add(request))
  page.on('requestfinished', (request) => coming.delete(request))
  page.on('requestfailed', (request) => coming.delete(request))
  await page.clock.setFixedTime(NOW)
  await page.addStyleTag({ content: STILL })
  /** Shows a story and checks its picture. Without a name it has none in this look. */
  async function take({ id, title }: StoryEntry): Promise<{ name?: string; failure?: string | undefined }> {
    const own = await show(id)
    // A story with its own language or theme is taken only as it plays.
    if (!isPlayed && (own.globals.language || own.globals.theme)) return {}
    const { language, theme }: Globals = { ...globals, ...own.globals }
    const name = `${id}.${language}-${theme}`
    if (own.error) return { name, failure: own.error }
    // Some parts come with a file of their own.
    do {
      while (coming.size > 0) await page.waitForTimeout(20)
      await page.evaluate(settle, STILL_FRAMES)
    } while (coming.size > 0)
    const png = await page.screenshot({
      animations: 'disabled',
      caret: 'hide',
      fullPage: title.startsWith('Theme/'),
    })
    return { name, failure: await check(page, name, png) }
  }

  for (const story of stories) {
    const { id, title } = story
    if (!isTaken(title, id) || !isChosen(id) || (ONLY_IN[id] ?? globals.language) !== globals.language)
      continue
    const { name, failure } = await take(story)
    if (name === undefined) continue
    taken.add(name)
    if (failure === undefined) outcome.numPassedTests += 1
    else fail(name, failure)
  }
  await page.context().close()
}

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
mkdirSync(BASELINES, { recursive: true })

let browser: Browser
try {
  browser = await launchPinnedChromium()
} catch (error) {
  const why = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
  console.log(
    `${values.optional ? 'Skipped' : 'FAILED'}: the browser of the pictures cannot start here (${why}).`,
  )
  process.exit(values.optional ? 0 : 1)
}
buildStories()
const { address, close } = await serveStories()
await Promise.all(LOOKS.map((look) => takeAll(browser, address, look)))
await browser.close()
close()

if (positionals.length === 0) {
  const shown = new Set([...taken].map((name) => name.replace(/\.[^.]+$/, '')))
  for (const id of WIDGET_STORIES) if (!shown.has(id)) fail(id, 'is not a story. Remove it from the list')
  for (const file of readdirSync(BASELINES)) {
    const name = file.replace(/\.png$/, '')
    if (taken.has(name)) continue
    if (values.update) rmSync(join(BASELINES, file))
    else fail(name, 'is a picture of no story: npm run pixels -- --update')
  }
}
writeFileSync('reports/pixels.json', JSON.stringify(outcome))
console.log(`${outcome.numPassedTests} passed, ${outcome.numFailedTests} failed`)
process.exit(outcome.numFailedTests === 0 && outcome.numPassedTests > 0 ? 0 : 1)
