// `npm run demo`: the console with the city in the page, and Storybook, in one folder for the root of any static host
// (https, or localhost): dist/demo. MSW's worker answers the calls of the console; the console's own build has no mock.
import { spawnSync } from 'node:child_process'
import { copyFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { demoConfig } from '../apps/console/demo/demoConfig.ts'
import { readConfig } from '../apps/console/src/config.ts'
import { responseHeaders } from '../apps/console/src/responseHeaders.ts'
import consoleConfig from '../apps/console/vite.config.ts'
import { signIns } from '../packages/sandbox/src/server.ts'

const FOLDER = 'dist/demo'
/** Stands for the host, which the build does not know. */
const ORIGIN = 'https://demo.example'

/** The page starts with the demo's own entry, and asks for its configuration when the worker can answer. */
const startDemo: Plugin = {
  name: 'fleetgis:start-demo',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html
        .replace('/src/main.tsx', '/demo/main.ts')
        .replace(/<link rel="preload" href="\/config\.json"[^>]*>/, ''),
  },
}

/** The console's policy with the worker, and with the host itself in place of the servers. */
function headersFile(): string {
  const { 'Content-Security-Policy': policy = '', ...headers } = responseHeaders(
    readConfig(demoConfig(ORIGIN)),
  )
  const own = policy
    .split('; ')
    .map((directive) => directive.replaceAll(/(https:\/\/)?demo\.example\S*/g, "'self'"))
    .map((directive) => [...new Set(directive.split(' '))].join(' '))
  const lines = (entries: Record<string, string>) =>
    Object.entries(entries).map(([name, value]) => `  ${name}: ${value}`)
  return [
    '/*',
    ...lines({ 'Content-Security-Policy': own.join('; '), ...headers }),
    '/storybook/*',
    // Storybook's own pages have inline scripts.
    '  ! Content-Security-Policy',
    '',
  ].join('\n')
}

/** What the demo has, and who can sign in. */
function startPage(): string {
  const rows = signIns.map(
    ({ userId, password, about }) =>
      `<tr><td><code>${userId}</code></td><td><code>${password}</code></td><td>${about}</td></tr>`,
  )
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Fleet GIS demo</title>
<link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/demo.css"></head>
<body><main>
<h1>Fleet GIS demo</h1>
<p>A city in the page answers every call. Reload the page, and the city starts again.</p>
<p><a href="/login">Console</a></p>
<p><a href="/storybook/index.html">Storybook</a></p>
<table><thead><tr><th>User ID</th><th>Password</th><th></th></tr></thead><tbody>${rows.join('')}</tbody></table>
</main></body></html>
`
}

const STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere }
td, th { padding: .25rem 1rem .25rem 0; text-align: start; vertical-align: top }
`

rmSync(FOLDER, { recursive: true, force: true })
await build({
  ...consoleConfig,
  configFile: false,
  root: 'apps/console',
  logLevel: 'error',
  plugins: [
    // Its files are for a host that serves the console with servers of its own.
    consoleConfig.plugins?.filter(
      (plugin) =>
        !(
          plugin &&
          'name' in plugin &&
          ['fleetgis:for-hosting', 'fleetgis:kept-files-list'].includes(plugin.name)
        ),
    ),
    startDemo,
  ],
  build: {
    ...consoleConfig.build,
    // The console's own chunks would start it before the worker.
    rolldownOptions: {},
    outDir: join('../..', FOLDER),
    emptyOutDir: true,
  },
})
// The worker answers with the demo's configuration; the shipped one names other servers.
rmSync(join(FOLDER, 'config.json'))
copyFileSync('.storybook/public/mockServiceWorker.js', join(FOLDER, 'mockServiceWorker.js'))
// A path of the console is no file: hosts answer it with one of these.
copyFileSync(join(FOLDER, 'index.html'), join(FOLDER, '404.html'))
writeFileSync(join(FOLDER, '_redirects'), '/* /index.html 200\n')
writeFileSync(join(FOLDER, '_headers'), headersFile())
writeFileSync(join(FOLDER, 'demo.html'), startPage())
writeFileSync(join(FOLDER, 'demo.css'), STYLE)

const { status } = spawnSync(
  'storybook',
  ['build', '-o', join(FOLDER, 'storybook'), '--disable-telemetry', '--quiet'],
  { stdio: 'inherit' },
)
if (status !== 0) process.exit(1)
const pages = spawnSync('node', ['tools/llms.ts', join(FOLDER, 'storybook')], { stdio: 'inherit' })
if (pages.status !== 0) process.exit(1)
console.log(`The demo is in ${FOLDER}: put it at the root of a host, and open /demo.html`)
