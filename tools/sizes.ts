// Checks what each import weighs against its limit, and that the table in the kit's README has the measured figures.
//   node tools/sizes.ts --write     writes the table
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { PAID } from '../.size-limit.mjs'

interface Size {
  name: string
  passed: boolean
  /** In bytes. */
  size: number
  sizeLimit: number
}

const README = 'packages/ui/README.md'
const HEAD = '| Import | alone | with the provider and English |\n|---|---|---|\n'
/** How far, in kB, a figure of the table may be from the measured one: other versions of libraries weigh a little more or less. */
const TOLERANCE = 1

const kB = (bytes: number) => Math.round(bytes / 100) / 10

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
const { stdout, stderr } = spawnSync('size-limit', ['--json'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
if (!stdout.startsWith('[')) throw new Error(stdout + stderr)
const sizes: Size[] = JSON.parse(stdout)
const sizeOf = (name: string) => sizes.find((one) => one.name === name)?.size ?? 0
const rows = Object.keys(PAID).map((name) => ({
  name,
  figures: ['alone', 'on a page'].map((where) => kB(sizeOf(`@fleetgis/ui/${name}, ${where}`))),
}))

const problems = sizes
  .filter(({ passed }) => !passed)
  .map(
    ({ name, size, sizeLimit }) =>
      `${name} has ${kB(size)} kB; its limit in .size-limit.mjs is ${kB(sizeLimit)}`,
  )
const readme = readFileSync(README, 'utf8')
const [before, after = ''] = readme.split(HEAD)
const table = /^(?:\|.*\n)*/.exec(after)?.[0] ?? ''
if (values.write) {
  const lines = rows.map(
    ({ name, figures }) => `| \`${name}\` | ${figures.map((one) => `${one} kB`).join(' | ')} |\n`,
  )
  writeFileSync(README, before + HEAD + lines.join('') + after.slice(table.length))
} else
  for (const { name, figures } of rows) {
    const written = [
      ...(table.split(`| \`${name}\` |`)[1]?.split('\n')[0] ?? '').matchAll(/([\d.]+) kB/g),
    ].map(([, text]) => Number(text))
    if (figures.some((one, index) => !(Math.abs(one - (written[index] ?? Number.NaN)) <= TOLERANCE)))
      problems.push(
        `The table of ${README} says ${written.join(' and ')} kB for ${name}, which has ${figures.join(' and ')}: node tools/sizes.ts --write`,
      )
  }
for (const problem of problems) console.error(problem)
console.log(`${sizes.length} sizes: ${problems.length} problems`)
process.exit(problems.length === 0 ? 0 : 1)
