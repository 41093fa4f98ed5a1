// The domain answers the same wherever it runs: its tests, once for each pair of a time zone and a language of the
// host. `node tools/timezones.ts --dates` takes only the areas that read or write dates, numbers and texts, in each time
// zone and each language once.
import { spawnSync } from 'node:child_process'
import { writeFigure } from './qualityFigures.ts'

const ZONES = ['UTC', 'America/Los_Angeles', 'Asia/Yangon']
/** The host's language, and what Node must make of it for the run to prove anything. */
const LANGUAGES = { en_US: 'en-US', en_GB: 'en-GB', my_MM: 'my-MM' }
const DATES = [
  'format',
  'period',
  'chat',
  'map/checkIns',
  'map/compareStamps',
  'payments/payment',
  'dashboards',
]

const isShort = process.argv.includes('--dates')
const folders = isShort ? DATES.map((area) => `packages/domain/src/${area}`) : ['packages/domain']

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  return spawnSync(command, args, { encoding: 'utf8', env: { ...process.env, ...env, NO_COLOR: '1' } })
}

let failed = 0
for (const [row, zone] of ZONES.entries()) {
  for (const [column, [language, locale]] of Object.entries(LANGUAGES).entries()) {
    if (isShort && row !== column) continue
    const env = { TZ: zone, LANG: `${language}.UTF-8`, LC_ALL: `${language}.UTF-8` }
    const host = run(process.execPath, ['-p', 'Intl.DateTimeFormat().resolvedOptions().locale'], env)
    if (host.stdout.trim() !== locale) {
      console.error(`${zone}, ${language}: Node speaks ${host.stdout.trim()} and not ${locale} there.`)
      failed += 1
      continue
    }
    const start = performance.now()
    const args = ['run', '--project', 'unit', '--maxWorkers=1', '--reporter=dot', ...folders]
    const { status, stdout, stderr } = run('node_modules/.bin/vitest', args, env)
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    const tests = /Tests\s+(.*)/.exec(stdout)?.[1] ?? 'no tests'
    console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${zone}, ${language}: ${tests} (${seconds} s)`)
    if (status !== 0) {
      console.log(stdout, stderr)
      failed += 1
    }
  }
}
writeFigure({ id: 'R17', what: 'hosts with a difference', value: failed, limit: 0 })
process.exit(failed === 0 ? 0 : 1)
