// `npm run matrix`: every story in both languages and both themes, on a phone and on a desk. Reports what axe finds, words
// that are cut, covered or beyond the window, and English words in a Burmese story. Text is also twice as large, and has
// the spacing of WCAG 1.4.12. Then every story after its play, with what it has opened: also in a window so low that
// overlays overflow, and with forced colours, which find what is shown by colour alone.
//   npm run matrix -- Button      only stories with this in their id
import { globSync, readFileSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright'
import { VIEWPORTS } from '../.storybook/viewports.ts'
import { CHROMIUM_FLAGS, chromiumPath } from './browser.ts'
import { buildStories, serveStories } from './stories/buildStories.ts'
import { findBrokenLayout } from './stories/findBrokenLayout.ts'
import { openStories, type Report, type StoriesPage, type StoryEntry } from './stories/openStories.ts'

const SIZES = {
  phone: VIEWPORTS.phone,
  desk: VIEWPORTS.desktop,
  // A phone in landscape.
  low: { width: 640, height: 360 },
}

interface Look {
  language: string
  theme: string
  size: keyof typeof SIZES
  isPlayed: boolean
  /** Whether the system forces its own colours. */
  isForced?: boolean
}

const LOOKS: Look[] = [
  ...(['phone', 'desk'] as const).flatMap((size): Look[] => [
    ...['en', 'my'].flatMap((language) =>
      ['light', 'dark'].map((theme) => ({ language, theme, size, isPlayed: false })),
    ),
    { language: 'en', theme: 'light', size, isPlayed: true },
  ]),
  { language: 'en', theme: 'light', size: 'low', isPlayed: true },
  { language: 'my', theme: 'dark', size: 'low', isPlayed: true },
  { language: 'en', theme: 'light', size: 'desk', isPlayed: true, isForced: true },
]

/** Text settings that readers may apply to any page. */
const READERS = {
  plain: '',
  'text at 200 %': 'html { font-size: 200% !important }',
  'wide spacing': `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`,
}

/** How long a play waits for what its own window shows, in milliseconds: another one may not. */
const PLAY_TIMEOUT = 5_000
/** How long a layout that measures itself, such as the navbar, may take, in milliseconds. */
const LAYOUT_TIME = 2_000

const chosen = process.argv.slice(2).map((part) => part.toLowerCase())
// The fuzz test renders eight widgets side by side.
const isChosen = (id: string) =>
  !id.startsWith('testing-anyanswer') && (chosen.length === 0 || chosen.some((part) => id.includes(part)))

/** The findings by story, with their places. */
const findings = new Map<string, Map<string, Set<string>>>()
function report(id: string, finding: string, where: string) {
  const ofStory = findings.get(id) ?? new Map<string, Set<string>>()
  findings.set(id, ofStory)
  ofStory.set(finding, (ofStory.get(finding) ?? new Set()).add(where))
}

interface Violations {
  violations?: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[]
  error?: unknown
}

function axeFindings(reports: readonly Report[]): string[] {
  return reports.flatMap(({ type, status, result }) => {
    if (type !== 'a11y' || status === 'passed') return []
    const { violations = [], error } = result as Violations
    if (violations.length === 0) return [`axe: failed ${JSON.stringify(error)}`]
    return violations.map(({ id, nodes }) => {
      const [first] = nodes
      const why = (first?.failureSummary ?? '').replace(/\s+/g, ' ').slice(0, 200)
      return `axe: ${id} at ${first?.target.join(' ')} (${nodes.length}): ${why}`
    })
  })
}

/** The kit's English texts that have a Burmese translation. Texts with values are checked by the Burmese stories. */
function englishWords(): string[] {
  const read = (language: string): Record<string, string> =>
    Object.assign(
      {},
      ...globSync(`packages/ui/src/**/words.${language}.json`).map((file) =>
        JSON.parse(readFileSync(file, 'utf8')),
      ),
    )
  const my = read('my')
  return Object.entries(read('en'))
    .filter(([key, text]) => my[key] !== text && !text.includes('{{') && /\s/.test(text))
    .map(([, text]) => text)
}
const ENGLISH = englishWords()
if (ENGLISH.length === 0) throw new Error('No words.en.json was found.')

/** Texts that a story sets itself may be English. */
const written = new Map<string, string>()
function isOfStory(importPath: string, finding: string): boolean {
  const source = written.get(importPath) ?? readFileSync(importPath, 'utf8')
  written.set(importPath, source)
  return source.includes(finding)
}

function findEnglish(words: string[]): string[] {
  const known = new Set(words)
  const found = new Set<string>()
  for (const element of document.querySelectorAll('[lang="my"] *')) {
    if (element.closest('[lang]')?.getAttribute('lang') !== 'my') continue
    const texts = [...element.childNodes].flatMap((node) => (node.nodeType === 3 ? [node.textContent] : []))
    for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'])
      texts.push(element.getAttribute(name))
    for (const text of texts) if (text && known.has(text.trim())) found.add(text.trim())
  }
  return [...found]
}

/** What is broken once the layout is still. */
async function findStill(page: Page): Promise<string[]> {
  const end = performance.now() + LAYOUT_TIME
  for (;;) {
    const found = await page.evaluate(findBrokenLayout)
    if (found.length === 0 || performance.now() > end) return found
    await page.waitForTimeout(100)
  }
}

async function lookAt(page: Page, id: string, where: string) {
  await page.evaluate(() => document.fonts.ready)
  for (const [reader, css] of Object.entries(READERS)) {
    await page.evaluate(
      async ([css, reader]) => {
        let style = document.querySelector<HTMLStyleElement>('style[data-reader]')
        if (!style) {
          style = document.head.appendChild(document.createElement('style'))
          style.dataset.reader = ''
        }
        style.textContent = css
        if (reader === 'wide spacing') document.documentElement.dataset.spaced = ''
        else delete document.documentElement.dataset.spaced
        for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(drawn))
      },
      [css, reader] as const,
    )
    for (const finding of await findStill(page))
      report(id, finding, reader === 'plain' ? where : `${where}, ${reader}`)
  }
  await page.evaluate(() => {
    const style = document.querySelector('style[data-reader]')
    if (style) style.textContent = ''
    delete document.documentElement.dataset.spaced
  })
}

const nameOf = ({ language, theme, size, isPlayed, isForced }: Look) =>
  [language, theme, size, isPlayed && 'played', isForced && 'forced colours'].filter(Boolean).join(' ')

function openLook(
  browser: Browser,
  address: string,
  { language, theme, size, isPlayed, isForced = false }: Look,
) {
  return openStories(browser, {
    address,
    globals: { language, theme },
    isPlayed,
    patience: PLAY_TIMEOUT,
    // axe reads the author's colours, not the forced ones.
    isAxeRun: !isForced,
    viewport: SIZES[size],
    ...(size === 'low' ? { maxHeight: SIZES.low.height } : {}),
    context: {
      timezoneId: 'Asia/Yangon',
      locale: 'en-GB',
      ...(isForced ? { forcedColors: 'active' as const } : {}),
    },
  })
}

/** Shows a story in a look, and notes what is wrong with it. Throws if the page navigates. */
async function lookAtStory({ page, show }: StoriesPage, { id, importPath }: StoryEntry, asked: Look) {
  const shown = await show(id)
  const where = nameOf({ ...asked, ...shown.globals })
  // `npm test` checks what stories play, in their own window.
  if (shown.error && !asked.isPlayed) report(id, `failed to render: ${shown.error}`, where)
  for (const finding of axeFindings(shown.reports)) report(id, finding, where)
  if (!asked.isPlayed && asked.language === 'my')
    for (const words of await page.evaluate(findEnglish, ENGLISH))
      if (!isOfStory(importPath, words)) report(id, `"${words}" is left in English`, where)
  await lookAt(page, id, where)
}

async function look(browser: Browser, address: string, asked: Look) {
  let opened = await openLook(browser, address, asked)
  const stories = opened.stories.filter(({ id }) => isChosen(id))
  for (const story of stories) {
    try {
      await lookAtStory(opened, story, asked)
    } catch (error) {
      report(story.id, `left its page: ${(error as Error).message.split('\n')[0]}`, nameOf(asked))
      await opened.page.context().close()
      opened = await openLook(browser, address, asked)
    }
  }
  await opened.page.context().close()
  console.log(`${nameOf(asked)}: ${stories.length} stories`)
  return stories.length
}

const start = performance.now()
buildStories()
const { address, close } = await serveStories()
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS })
const waiting = [...LOOKS]
let count = 0
await Promise.all(
  [1, 2].map(async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      // Read after the wait, because the other page may have counted in the meantime.
      const seen = await look(browser, address, next)
      count += seen
    }
  }),
)
await browser.close()
close()

for (const [id, ofStory] of [...findings].sort(([a], [b]) => a.localeCompare(b))) {
  console.log(`\n${id}`)
  for (const [finding, where] of ofStory) console.log(`  ${finding}\n    ${[...where].join('; ')}`)
}
const minutes = ((performance.now() - start) / 60_000).toFixed(1)
console.log(`\n${count} views of stories in ${minutes} min, ${findings.size} stories with findings`)
process.exit(findings.size === 0 && count > 0 ? 0 : 1)
