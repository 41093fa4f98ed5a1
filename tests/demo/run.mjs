// `npm run test:demo`: builds the demo, serves its folder as a static host does, with its `_headers` and `_redirects`, and
// opens and clicks through it in Chromium. With --built the last build is served.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { chromium } from 'playwright'
import { CHROMIUM_FLAGS, chromiumPath } from '../../tools/browser.ts'
import { untilMoved } from '../packages/untilMoved.mjs'

const FOLDER = 'dist/demo'
const PAGE_TIMEOUT = 20_000
const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

if (!process.argv.includes('--built')) {
  const { status } = spawnSync(process.execPath, ['--conditions=@fleetgis/source', 'tools/demo.ts'], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(1)
}

const words = JSON.parse(readFileSync('apps/console/src/words.en.json', 'utf8'))
const FAILURES = ['badAddress', 'broken', 'notFound', 'notLoaded', 'refused'].map(
  (key) => words[`page.${key}`],
)

const policy = /Content-Security-Policy: (.+)/.exec(readFileSync(join(FOLDER, '_headers'), 'utf8'))[1]
const isFile = (path) => existsSync(path) && statSync(path).isFile()

const server = createServer(({ url }, response) => {
  const { pathname } = new URL(url, 'http://localhost')
  const path = join(FOLDER, decodeURIComponent(pathname))
  const file = [path, join(path, 'index.html')].find(isFile) ?? join(FOLDER, 'index.html')
  response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream')
  if (!pathname.startsWith('/storybook/')) response.setHeader('Content-Security-Policy', policy)
  response.end(readFileSync(file))
}).listen(0)
const address = `http://localhost:${server.address().port}`

const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS })
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
page.setDefaultTimeout(PAGE_TIMEOUT)
const problems = []
page.on('pageerror', ({ message }) => problems.push(message))
page.on('console', (message) => {
  if (/Content Security Policy/.test(message.text())) problems.push(message.text())
})

async function openConsole() {
  await page.goto(`${address}/demo.html`)
  await page.getByText('admin@fleetgis.example').waitFor()
  await page.getByRole('link', { name: 'Console' }).click()
  await page.getByRole('textbox', { name: 'User ID' }).fill('admin@fleetgis.example')
  await page.getByRole('textbox', { name: 'Password' }).fill('fleet1234')
  await page.getByRole('checkbox', { name: "I'm not a robot" }).check()
  await page.getByText('You are verified').waitFor()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByText(/^\d+ (vehicles|of [\d,]+ drivers)$/).waitFor()
}

/** The map draws streets, and vehicles that move. */
async function watchMap() {
  await page.waitForFunction(() =>
    [...document.images].some(
      ({ src, complete, naturalWidth }) => /\/tiles\//.test(src) && complete && naturalWidth > 0,
    ),
  )
  await untilMoved(page)
}

async function openStorybook() {
  await page.goto(`${address}/storybook/index.html`)
  const shown = page.frameLocator('#storybook-preview-iframe')
  await shown.getByRole('heading', { name: 'Which widget for which job' }).waitFor()
  await shown.getByRole('link', { name: 'BookingCard' }).click()
  await shown.getByRole('heading', { name: 'BookingCard', exact: true }).waitFor()
  await shown.locator('[data-component="BookingCard"]').first().waitFor()
}

/** A docs page has the types of the props, with their models. */
async function readDocsPage() {
  await page.goto(`${address}/storybook/iframe.html?viewMode=docs&id=widgets-bookinglist--docs`)
  await page.getByRole('cell', { name: /^Who reads the list: .* "driver" "passenger" "admin"$/ }).waitFor()
  await page.getByText('BookingChange', { exact: true }).first().click()
  await page
    .getByText(/^interface BookingChange \{/)
    .first()
    .waitFor()
}

/** Each page of the console as a story has its heading, and not the one of a page that failed, at the time of the stories. */
async function openPages() {
  const { entries } = await (await fetch(`${address}/storybook/index.json`)).json()
  const pages = Object.values(entries).filter(({ title }) => title.startsWith('Pages/'))
  if (pages.length < 40) problems.push(`Storybook has ${pages.length} pages of the console.`)
  for (const { id } of pages) {
    await page.goto(`${address}/storybook/iframe.html?viewMode=story&id=${id}`)
    const heading = page.locator('#storybook-root h1').first()
    await heading.waitFor({ state: 'attached' }).catch(() => problems.push(`${id} has no heading.`))
    const text = (await heading.count()) > 0 ? await heading.textContent() : ''
    if (FAILURES.includes(text)) problems.push(`${id}: ${text}`)
  }
  await page.goto(`${address}/storybook/iframe.html?viewMode=story&id=pages-console--check-ins`)
  const today = await page.getByRole('textbox', { name: 'End date' }).inputValue()
  if (today !== '20/11/2026') problems.push(`A page of the console is at ${today}.`)
}

/** Stories look for English names when they play: with the toolbar in Burmese they are shown without it. */
async function switchToBurmese() {
  await page.goto(`${address}/storybook/index.html?path=/story/primitives-select--chosen`)
  const shown = page.frameLocator('#storybook-preview-iframe')
  await shown.locator('[data-component="Select"]').first().waitFor()
  await page.getByRole('button', { name: /Language/ }).click()
  await page.getByRole('option', { name: 'Burmese' }).click()
  await shown.locator('[lang="my"]').first().waitFor()
  const phases = await page.frame({ url: /iframe\.html/ }).evaluate(
    () =>
      new Promise((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__
        const id = 'primitives-menu--by-keyboard'
        const seen = []
        // The story before, which the change of language renders again, may end in the meantime.
        channel.on(
          'storyRenderPhaseChanged',
          ({ storyId, newPhase }) => storyId === id && seen.push(newPhase),
        )
        channel.on('storyFinished', ({ storyId, status }) => storyId === id && resolve([...seen, status]))
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
      }),
  )
  if (!phases.includes('rendering') || phases.includes('playing') || phases.at(-1) !== 'success')
    problems.push(`A story in Burmese: ${phases}`)
}

for (const step of [openConsole, watchMap, openStorybook, readDocsPage, openPages, switchToBurmese]) {
  const before = problems.length
  await step().catch(({ message }) => problems.push(message))
  const own = problems.slice(before)
  console.log(own.length === 0 ? `ok     ${step.name}` : `FAILED ${step.name}: ${own.join('; ')}`)
}
await browser.close()
server.close()
process.exit(problems.length === 0 ? 0 : 1)
