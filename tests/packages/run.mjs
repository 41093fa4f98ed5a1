// `npm run test:packages`: the packages as partners get them. Packs each and installs the tarballs outside the workspace
// (R16): every entry is imported by Node 22 and 24 and checked by TypeScript 5.9, 6 and 7, with each query and mutation
// in its hook; the README's first minute is taken and timed; apps (Vite, Next, a plain page with one script, one with an
// i18next of its own) are built and opened in Chromium.
//   npm run test:packages -- vite     only what is named: node, types, contract, react18, firstMinute, vite, plain, hosts,
//                                     next, i18next, elementsScript, elementsVue, elementsAngular, workerVite, workerNext,
//                                     workerElements
//   npm run test:packages -- --built  packs what the last build made
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { chromium } from 'playwright'
import { CHROMIUM_FLAGS, chromiumPath } from '../../tools/browser.ts'
import { PUBLISHED, WITH_ENTRIES } from '../../tools/entries.ts'
import { writeFigure } from '../../tools/qualityFigures.ts'
import { buildWithVite } from './buildWithVite.mjs'
import { elementApps } from './elements.mjs'
import { findHostileDifferences, findPolicyProblems, findShadowProblems, HOSTILE_FILES } from './hostile.mjs'
import { i18nextApp } from './i18next.mjs'
import { queryUses } from './queryUses.mjs'
import { untilMoved } from './untilMoved.mjs'
import { workerApps } from './worker.mjs'

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' }

const folder = mkdtempSync(join(tmpdir(), 'fleetgis-apps-'))
const problems = []

function run(command, args, cwd, env = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout.slice(-4_000)}${stderr.slice(-4_000)}`)
  return stdout
}

/** The tarballs by package name, as dependencies of an app. */
function pack({ isBuilt }) {
  if (!isBuilt) run('pnpm', ['-r', '--filter', './packages/*', 'run', 'build'], '.')
  return Object.fromEntries(
    PUBLISHED.map((name) => {
      run('pnpm', ['pack', '--pack-destination', folder], join('packages', name))
      const tarball = readdirSync(folder).find((file) => file.startsWith(`fleetgis-${name}-`))
      return [`@fleetgis/${name}`, `file:${join(folder, tarball)}`]
    }),
  )
}

const manifest = (name) => JSON.parse(readFileSync(join('packages', name, 'package.json'), 'utf8'))
const ui = manifest('ui')
/** The required peers of the kit, in this project's versions: what the README's line installs. */
const peers = Object.fromEntries(
  Object.keys(ui.peerDependencies)
    .filter((name) => !name.startsWith('@fleetgis/'))
    .map((name) => [name, ui.devDependencies[name]]),
)
/** What the path `msw` of the sandbox needs. */
const optional = { msw: manifest('sandbox').devDependencies.msw }
/** Of the elements `elements.mjs` makes pages. */
const entries = WITH_ENTRIES.flatMap((name) =>
  Object.keys(manifest(name).exports).map((path) => join(`@fleetgis/${name}`, path)),
)
/** The sandbox's server, the contract, the testing kit and the worker's script are not for pages. */
const forPages = entries.filter((entry) => !/sandbox|contract|testing|worker/.test(entry))
const importAll = (list) =>
  list.map((entry, index) => `import * as e${index} from '${entry}'`).join('\n') +
  `\nexport const entries = [${list.map((_, index) => `e${index}`).join(', ')}]\n`

/** A card of a booking and the sign-in form: words, styles, fonts and react-aria are all in use. */
const PAGE = `import { createElement as h } from 'react'
import { createFleetClient } from '@fleetgis/api'
import { FleetProvider, SignInForm } from '@fleetgis/ui'
import { BookingCard } from '@fleetgis/ui/BookingCard'

const client = createFleetClient({ bases: { main: 'https://fleet.example' } })
const booking = {
  key: 'K-1', id: 'BK-1', status: 1, createdAt: '2026-11-21 09:00:00', distanceKm: 4.2,
  pickup: { name: 'Sule Pagoda' }, stops: [], dropOff: { name: 'Inya Lake' }, passengerName: 'Daw Khin Mar',
}
export const Page = ({ count }) =>
  h(FleetProvider, { client, language: 'en', theme: 'light' },
    h(BookingCard, { booking, audience: 'driver', onAction: () => {} }),
    h(SignInForm, { onSubmit: () => {}, links: { forgotPassword: '/f', signUp: '/s' } }),
    h('p', null, count + ' entries'))
`

function writeApp(name, files, dependencies, devDependencies = {}, flags = []) {
  const app = join(folder, name)
  mkdirSync(app, { recursive: true })
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(app, path, '..'), { recursive: true })
    writeFileSync(join(app, path), text)
  }
  const own = { name, private: true, type: 'module', dependencies, devDependencies }
  writeFileSync(join(app, 'package.json'), JSON.stringify(own, null, 2))
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts', ...flags], app)
  return app
}

const main = `import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
import { entries } from './entries.js'
import { Page } from './Page.js'
createRoot(document.getElementById('root')).render(h(Page, { count: entries.length }))
`
const html = (script) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>App</title><div id="root"></div>${script}</html>`

/** One classic script of everything. */
const CLASSIC = [
  '--bundle',
  '--minify',
  '--format=iife',
  '--define:process.env.NODE_ENV="production"',
  '--define:import.meta.url=document.baseURI',
  '--loader:.woff2=dataurl',
]

/** The versions that partners run, by the name that they are installed under. */
const NODES = { node22: '22', node24: '24' }
const COMPILERS = { typescript59: '5.9', typescript60: '6.0', typescript70: '7.0' }
const aliases = (versions, name) =>
  Object.fromEntries(Object.entries(versions).map(([alias, version]) => [alias, `npm:${name}@${version}`]))

/** A use of the types, beside the import of all entries. An app may pass undefined for an option that it has not. */
const TYPED = `import { createFleetClient } from '@fleetgis/api'
import type { ContractOptions, ServerOptions } from '@fleetgis/contract'
import type { MapDriver } from '@fleetgis/domain/map'
import { FleetProvider, type FleetProviderProps } from '@fleetgis/ui'
import { BookingCard, type BookingCardProps } from '@fleetgis/ui/BookingCard'
import { entries } from './entries.js'

const bases = { main: 'https://fleet.example', console: undefined }
const none = { application: undefined, paths: undefined, clock: undefined, fetch: undefined, page: undefined }
const client = createFleetClient({
  bases,
  ...none,
  timeouts: { read: undefined, write: undefined },
  onEvent: undefined,
  locks: undefined,
  retryAfter: undefined,
})
const unset: Omit<FleetProviderProps, 'children'> = {
  language: undefined,
  theme: undefined,
  density: undefined,
  clock: undefined,
  timeZone: undefined,
  page: undefined,
}
export const driver: MapDriver = { position: { lat: 16.8, lng: 96.1 }, name: '', key: undefined }
export const check: ContractOptions = {
  bases,
  token: '',
  ids: undefined,
  paths: undefined,
  appId: undefined,
  write: undefined,
  fetch: undefined,
  now: undefined,
  onResult: undefined,
}
export const servers: ServerOptions = { bases, token: '', paths: undefined, fetch: undefined, clock: undefined }
const act: BookingCardProps['onAction'] = ({ bookingKey, action }) => console.log(bookingKey.length, action)
export const page = (booking: BookingCardProps['booking']) => (
  <FleetProvider client={client} {...unset} language="my">
    <BookingCard booking={booking} audience="driver" onAction={act} />
    {/* @ts-expect-error an audience that there is not */}
    <BookingCard booking={booking} audience="stranger" />
    {entries.length}
  </FleetProvider>
)
`

/** The first code blocks of a kind in the kit's README. */
const readme = readFileSync('packages/ui/README.md', 'utf8')
const block = (kind) => new RegExp(`\`\`\`${kind}\\n([\\s\\S]*?)\`\`\``).exec(readme)[1].trim()

/** What a person waits at most, from an empty folder to a moving city. */
const FIRST_MINUTES = 5

/**
 * Does what "The first minute" of the README says, word by word; only the names of the packages are those of the tarballs,
 * with the two that a registry would bring.
 */
async function firstMinute(tarballs) {
  const start = performance.now()
  const since = () => ((performance.now() - start) / 1000).toFixed(0)
  const app = block('tsx')
  const lines = app.split('\n').length
  if (lines > 10) throw new Error(`The README's app has ${lines} lines, not at most 10.`)
  let place = folder
  for (const command of block('sh').split('\n')) {
    if (command.startsWith('cd ')) {
      place = join(place, command.slice(3))
      continue
    }
    const words = command.split(' ').map((word) => tarballs[word] ?? word)
    const more = words.includes('install')
      ? Object.values(tarballs).filter((one) => !words.includes(one))
      : []
    run(words[0], [...words.slice(1), ...more], place, { npm_config_yes: 'true' })
  }
  const installed = since()
  writeFileSync(join(place, 'src/App.tsx'), `${app}\n`)
  const server = spawn('npm', ['run', 'dev'], { cwd: place, detached: true })
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS })
  try {
    const address = await new Promise((resolve, reject) => {
      let said = ''
      server.stdout.on('data', (chunk) => {
        said += stripVTControlCharacters(String(chunk))
        const [found] = /http:\/\/localhost:\d+\//.exec(said) ?? []
        if (found) resolve(found)
      })
      server.on('exit', () => reject(new Error(`npm run dev ended: ${said}`)))
    })
    const page = await browser.newPage()
    const errors = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(address)
    await page.getByText(/^\d+ (vehicles|of [\d,]+ drivers)$/).waitFor({ timeout: 120_000 })
    const seconds = Number(since())
    await untilMoved(page)
    const streets = await page.evaluate(
      () =>
        [...document.images].filter(
          (one) => one.src.startsWith('data:image/svg') && one.complete && one.naturalWidth > 0,
        ).length,
    )
    if (streets === 0) throw new Error('The map has no streets.')
    if (errors.length > 0) throw new Error(errors.join('; '))
    if (seconds > FIRST_MINUTES * 60) throw new Error(`The first minute took ${seconds} s.`)
    console.log(
      `ok     firstMinute: a moving city with ${lines} lines, ${seconds} s from nothing (${installed} s to install)`,
    )
  } finally {
    await browser.close()
    process.kill(-server.pid)
  }
}

/** Each makes an app and answers with the folder that is to be looked at; without one all has been looked at. */
const APPS = {
  node: (tarballs) => {
    const list = JSON.stringify(entries)
    const app = writeApp(
      'node',
      {
        'import.mjs': `for (const entry of ${list}) await import(entry)\n`,
        'require.cjs': `for (const entry of ${list}) require(entry)\n`,
      },
      { ...peers, ...optional, ...tarballs },
      aliases(NODES, `node-${process.platform}-${process.arch}`),
    )
    for (const name of Object.keys(NODES)) {
      const node = join(app, 'node_modules', name, 'bin/node')
      for (const script of ['import.mjs', 'require.cjs']) run(node, [script], app, { NODE_OPTIONS: '' })
      const version = run(node, ['--version'], app).trim()
      console.log(`ok     node ${version}: ${entries.length} entries imported and required`)
    }
  },
  types: async (tarballs) => {
    const { source, count } = await queryUses()
    const compilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      noPropertyAccessFromIndexSignature: true,
      noImplicitOverride: true,
      verbatimModuleSyntax: true,
      skipLibCheck: false,
      noEmit: true,
      target: 'es2022',
      lib: ['es2022', 'dom', 'dom.iterable'],
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      types: ['node'],
    }
    const app = writeApp(
      'types',
      {
        'page.tsx': TYPED,
        'entries.ts': importAll(entries),
        'queries.ts': source,
        'tsconfig.json': JSON.stringify({ compilerOptions, files: ['page.tsx', 'queries.ts'] }),
      },
      { ...peers, ...optional, ...tarballs },
      {
        ...aliases(COMPILERS, 'typescript'),
        '@types/node': '24',
        '@types/react': ui.devDependencies['@types/react'],
      },
    )
    for (const name of Object.keys(COMPILERS)) {
      const { version, bin } = JSON.parse(
        readFileSync(join(app, 'node_modules', name, 'package.json'), 'utf8'),
      )
      run(process.execPath, [join(app, 'node_modules', name, bin.tsc), '-p', '.'], app)
      console.log(
        `ok     types: ${entries.length} entries and ${count} uses of queries and mutations checked by TypeScript ${version}`,
      )
    }
  },
  // The command against the sandbox, both from their tarballs and by npx.
  contract: async (tarballs) => {
    const own = Object.entries(tarballs).filter(([name]) => !/ui$|elements$/.test(name))
    const app = writeApp('contract', {}, Object.fromEntries(own))
    const sandbox = spawn('npx', ['fleetgis-sandbox'], {
      cwd: app,
      detached: true,
      env: { ...process.env, SANDBOX_PORT: '0', NODE_OPTIONS: '' },
    })
    try {
      const [base] = await new Promise((resolve, reject) => {
        sandbox.stdout.on('data', (chunk) => {
          const found = /http:\/\/localhost:\d+/.exec(String(chunk))
          if (found) resolve(found)
        })
        sandbox.on('exit', () => reject(new Error('fleetgis-sandbox ended.')))
      })
      const start = await (await fetch(base)).text()
      const link = /\/admin-booking-list\?[^"]+/.exec(start)[0].replaceAll('&amp;', '&')
      const query = new URL(link, base).searchParams
      const said = run(
        'npx',
        [
          '-p',
          '@fleetgis/contract',
          'fleetgis-contract',
          '--base',
          base,
          '--id',
          `userId=${query.get('driverid')}`,
        ],
        app,
        { FLEETGIS_TOKEN: query.get('token'), NODE_OPTIONS: '' },
      )
      const last = said.trim().split('\n').at(-1)
      if (!/^[4-9]\d same, 0 differ, 0 failed, /.test(last)) throw new Error(last)
      console.log(`ok     contract: ${last}`)
    } finally {
      process.kill(-sandbox.pid)
    }
  },
  firstMinute,
  // React 18 is refused: by npm, and with a sentence where it was installed nevertheless.
  react18: (tarballs) => {
    const files = {
      'render.mjs': `import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import { createFleetClient } from '@fleetgis/api'
import { FleetProvider } from '@fleetgis/ui'
const client = createFleetClient({ bases: { main: 'https://fleet.example' } })
try { renderToString(h(FleetProvider, { client }, 'shown')); console.log('rendered') }
catch (error) { console.log(error.message) }
`,
    }
    const dependencies = { ...peers, ...tarballs, react: '18.3.1', 'react-dom': '18.3.1' }
    let refusal = 'installed'
    try {
      writeApp('react18', files, dependencies)
    } catch (error) {
      refusal = error.message
    }
    if (!refusal.includes('ERESOLVE') || !refusal.includes('peer react@"^19'))
      throw new Error(`npm took React 18: ${refusal}`)
    const app = writeApp('react18', files, dependencies, {}, ['--legacy-peer-deps'])
    const said = run(process.execPath, ['render.mjs'], app).trim()
    if (!said.startsWith('@fleetgis/ui needs React 19, and this page has React 18.3.1')) throw new Error(said)
    console.log(`ok     react18: npm refuses it, and the provider says: ${said}`)
  },
  vite: (tarballs) => {
    const app = writeApp(
      'vite',
      {
        'index.html': html('<script type="module" src="/main.js"></script>'),
        'main.js': main,
        'Page.js': PAGE,
        'entries.js': importAll(forPages),
      },
      { ...peers, ...tarballs },
      { vite: '8.3.8' },
    )
    buildWithVite(app, forPages)
    return join(app, 'dist')
  },
  plain: (tarballs) => {
    const app = writeApp(
      'plain',
      { 'main.js': main, 'Page.js': PAGE, 'entries.js': importAll(forPages) },
      { ...peers, ...tarballs },
      { esbuild: '0.28.2' },
    )
    run(process.execPath, [join(app, 'node_modules/esbuild/install.js')], app)
    run('npx', ['esbuild', 'main.js', '--outfile=dist/app.js', ...CLASSIC], app)
    writeFileSync(join(app, 'dist/index.html'), html('<script src="app.js"></script>'))
    return join(app, 'dist')
  },
  // Pages of others: a sheet that styles every element, a shadow root, policies for styles.
  hosts: async (tarballs) => {
    const app = writeApp('hosts', HOSTILE_FILES, { ...peers, ...tarballs }, { esbuild: '0.28.2' })
    run(process.execPath, [join(app, 'node_modules/esbuild/install.js')], app)
    run('npx', ['esbuild', 'hostile.js', '--outdir=dist', ...CLASSIC], app)
    writeFileSync(join(app, 'dist/hostile.html'), HOSTILE_FILES['hostile.html'])
    const server = await serve(join(app, 'dist'))
    // A part that is repainted alone, such as below a loading bar, has edges that differ by a shade from those painted once.
    const args = [...CHROMIUM_FLAGS, '--disable-partial-raster']
    const browser = await chromium.launch({ executablePath: chromiumPath(), args })
    try {
      const address = `http://localhost:${server.address().port}/hostile.html`
      const {
        problems: differences,
        count,
        elements,
        changed,
      } = await findHostileDifferences(browser, address)
      const others = [
        ...(await findShadowProblems(browser, address)),
        ...(await findPolicyProblems(browser, address)),
      ]
      for (const problem of [...differences, ...others]) problems.push(`hosts: ${problem}`)
      if (differences.length + others.length === 0)
        console.log(
          `ok     hosts: ${count} pictures with a hostile sheet are those without it, ${changed} of ${elements} elements changed; shadow root; policies`,
        )
    } finally {
      await browser.close()
      server.close()
    }
  },
  next: (tarballs) => {
    const app = writeApp(
      'next',
      {
        'next.config.mjs': "export default { output: 'export' }\n",
        'app/layout.js':
          'import { StyleRegistry } from \'./StyleRegistry.js\'\nexport default function Layout({ children }) { return <html lang="en"><body><StyleRegistry>{children}</StyleRegistry></body></html> }\n',
        // As the README has it.
        'app/StyleRegistry.js': styleRegistry(),
        // A component of the server: each entry is imported there.
        'app/page.js':
          "import { entries } from './entries.js'\nimport { Shown } from './Shown.js'\nexport default function Home() { return <Shown count={entries.length} /> }\n",
        'app/Shown.js': "'use client'\nexport { Page as Shown } from './Page.js'\n",
        'app/Page.js': `'use client'\n${PAGE}`,
        'app/entries.js': importAll(forPages),
      },
      { ...peers, ...tarballs, next: 'latest' },
    )
    run('npx', ['next', 'build'], app, { NEXT_TELEMETRY_DISABLED: '1' })
    return { root: join(app, 'out'), look: lookAtServerPage }
  },
  ...i18nextApp({ writeApp, run, html, bundling: CLASSIC, peers }),
  ...elementApps({ writeApp }),
  ...workerApps({ writeApp, run, html, peers }),
}

function serve(root) {
  const server = createServer(({ url = '/' }, response) => {
    const path = join(
      root,
      decodeURIComponent(new URL(url, 'http://localhost').pathname).replace(/\/$/, '/index.html'),
    )
    try {
      response
        .setHeader('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream')
        .end(readFileSync(path))
    } catch {
      response.writeHead(404).end()
    }
  })
  return new Promise((resolve) => server.listen(0, () => resolve(server)))
}

async function lookAtPage(page) {
  await page.getByRole('button', { name: 'Accept' }).waitFor()
  await page.getByRole('textbox', { name: 'User ID' }).waitFor()
  await page.getByText(`${forPages.length} entries`).waitFor()
  return `${forPages.length} entries, a card and a form shown`
}

/** The code block of the README that follows a heading and names a file. */
function styleRegistry() {
  const text = readFileSync('packages/ui/README.md', 'utf8')
  const [, code] = text.match(/`app\/StyleRegistry\.js`[^`]*```jsx\n([\s\S]*?)```/) ?? []
  if (code === undefined) throw new Error('packages/ui/README.md has no app/StyleRegistry.js')
  return code
}

/** The page as the server sent it, with scripts blocked; then hydrated, where nothing may differ. */
async function lookAtServerPage(page) {
  const address = page.url()
  const still = await page.context().browser().newPage({ javaScriptEnabled: false })
  await still.goto(address)
  const accept = still.getByRole('button', { name: 'Accept' })
  await accept.waitFor()
  await still.getByRole('textbox', { name: 'User ID' }).waitFor()
  const look = (button) =>
    button.evaluate((one) => {
      const { borderTopLeftRadius, minHeight, backgroundColor, fontSize } = getComputedStyle(one)
      return [borderTopLeftRadius, minHeight, backgroundColor, fontSize].join(' ')
    })
  const before = await look(accept)
  if (!before.startsWith('6px 36px')) throw new Error(`the server sent a button without its look: ${before}`)
  await still.close()

  const said = []
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
  page.on('pageerror', (error) => said.push(error.message))
  const html = await (await page.goto(address)).text()
  if (!/<button[^>]*data-component="Button"/.test(html)) throw new Error('the server sent no button')
  await page.getByRole('textbox', { name: 'User ID' }).fill('a')
  const shown = await lookAtPage(page)
  const after = await look(page.getByRole('button', { name: 'Accept' }))
  if (after !== before) throw new Error(`hydrated, a button changes from ${before} to ${after}`)
  const differences = said.filter((text) => !text.includes('404'))
  if (differences.length > 0) throw new Error(`hydration: ${differences.join('; ')}`)
  return `${shown}, with words and styles before hydration`
}

async function look(name, root, lookAt = lookAtPage) {
  const server = await serve(root)
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS })
  try {
    const page = await browser.newPage()
    const errors = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(`http://localhost:${server.address().port}/`)
    const shown = await lookAt(page)
    if (errors.length > 0) problems.push(`${name}: ${errors.join('; ')}`)
    else console.log(`ok     ${name}: ${shown}`)
  } finally {
    await browser.close()
    server.close()
  }
}

try {
  const { values, positionals: wanted } = parseArgs({
    allowPositionals: true,
    options: { built: { type: 'boolean', default: false } },
  })
  const tarballs = pack({ isBuilt: values.built })
  for (const [name, make] of Object.entries(APPS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    try {
      const made = await make(tarballs)
      if (typeof made === 'string') await look(name, made)
      else if (made !== undefined) await look(name, made.root, made.look)
    } catch (error) {
      problems.push(`${name}: ${error.message}`)
    }
  }
} finally {
  if (problems.length === 0) rmSync(folder, { recursive: true })
  else console.error(`The apps stay in ${folder}.`)
}
const ofContract = problems.filter((problem) => problem.startsWith('contract: '))
writeFigure({ id: 'R14', what: 'differences of the packed sandbox', value: ofContract.length, limit: 0 })
writeFigure({ id: 'R16', what: 'problems', value: problems.length, limit: 0 })
for (const problem of problems) console.error(`FAILED ${problem}`)
process.exit(problems.length === 0 ? 0 : 1)
