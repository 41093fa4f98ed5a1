// `npm run chromatic:check`: what Chromatic does, without an account: builds the Storybook of its pictures, reads the
// stories and their modes from it, and opens one story in each mode.
//   npm run chromatic:check -- --list    also prints each story with its modes
//   --built                              takes the Storybook that was built last
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { getConfiguration } from 'chromatic/node'
import { chromium } from 'playwright'
import { CHROMIUM_FLAGS, chromiumPath } from './browser.ts'
import { serveStories } from './stories/buildStories.ts'

const FOLDER = 'dist/chromatic'
/** A story that fetches. */
const OPENED = 'widgets-bookinglist--default'

const { values } = parseArgs({ options: { list: { type: 'boolean' }, built: { type: 'boolean' } } })

interface Mode {
  language: string
  theme: string
  viewport: number
}

interface PreviewWindow {
  __STORYBOOK_PREVIEW__: {
    ready(): Promise<void>
    storyStoreValue: {
      cacheAllCSFFiles(): Promise<void>
      extract(): Record<string, { parameters: { chromatic?: { modes?: Record<string, Mode> } } }>
    }
  }
}

const problems: string[] = []

const { buildScriptName } = await getConfiguration()
if (!values.built) {
  const build = spawnSync('npm', ['run', '-s', buildScriptName ?? '', '--', '-o', FOLDER], {
    encoding: 'utf8',
  })
  if (build.status !== 0) {
    console.error(build.stdout, build.stderr)
    process.exit(1)
  }
}

const { address, close } = await serveStories(FOLDER)
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS] })
const page = await browser.newPage({ reducedMotion: 'reduce' })
page.on('pageerror', (error) => problems.push(error.message))

await page.goto(`${address}/iframe.html?chromatic=true&viewMode=story`)
await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
const stories = await page.evaluate(async () => {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as PreviewWindow
  await preview.ready()
  await preview.storyStoreValue.cacheAllCSFFiles()
  return Object.entries(preview.storyStoreValue.extract()).map(
    ([id, { parameters }]) => [id, parameters.chromatic?.modes ?? {}] as const,
  )
})
for (const [id, modes] of stories) {
  if (Object.keys(modes).length === 0) problems.push(`${id} has no mode.`)
  if (values.list) console.log(`${id}: ${Object.keys(modes).join('; ')}`)
}

const [, modes = {}] = stories.find(([id]) => id === OPENED) ?? []
for (const [name, { language, theme, viewport }] of Object.entries(modes)) {
  await page.setViewportSize({ width: viewport, height: 800 })
  const fetched = page.waitForResponse((response) => new URL(response.url()).hostname === `${OPENED}.example`)
  await page.goto(
    `${address}/iframe.html?chromatic=true&viewMode=story&id=${OPENED}&globals=language:${language};theme:${theme}`,
  )
  if (!(await fetched).fromServiceWorker()) problems.push(`${name}: the service worker did not respond.`)
  await page.getByRole('article').first().waitFor()
  const shown = await page.evaluate(() => {
    const root = document.querySelector<HTMLElement>('#storybook-root [lang]')
    return { language: root?.lang, theme: root?.dataset.theme, width: innerWidth, now: Date.now() }
  })
  const wanted = { language, theme, width: viewport, now: Date.UTC(2026, 10, 20, 1, 30) }
  if (JSON.stringify(shown) !== JSON.stringify(wanted))
    problems.push(`${name}: ${JSON.stringify(shown)} in place of ${JSON.stringify(wanted)}.`)
}
await browser.close()
close()

for (const problem of problems) console.error(problem)
const pictures = stories.reduce((sum, [, of]) => sum + Object.keys(of).length, 0)
console.log(`${stories.length} stories, ${pictures} pictures, ${problems.length} problems`)
process.exit(problems.length === 0 && pictures > 0 ? 0 : 1)
