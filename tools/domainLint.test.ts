import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'domain-lint-'))
const source = join(folder, 'packages/domain/src')

const refused = [
  ['new Date()', 'no clock'],
  ['performance.now()', 'no clock'],
  ['setTimeout(alert, 1)', 'no clock'],
  ['Math.random()', 'no randomness'],
  ['crypto.randomUUID()', 'no randomness'],
  ['new Intl.NumberFormat()', 'no ambient locale'],
  ['(1).toLocaleString()', 'no ambient locale'],
  ["'a'.localeCompare('b')", 'no ambient locale'],
  ["'a'?.toLocaleUpperCase()", 'no ambient locale'],
  ['window', 'no DOM'],
  ['document', 'no DOM'],
  ['process.env', 'nothing of the host'],
  ['globalThis', 'nothing of the host'],
  ['import.meta.url', 'nothing of the host'],
  ["fetch('/')", 'no I/O'],
  ["console.log('a')", 'says nothing by itself'],
] as const
const allowed = ["'a'.normalize('NFC')", "'A'.toLowerCase()", 'Math.floor(1.5)', "new URL('https://a.b/')"]

let said: readonly string[] = []

/** One run over a copy of the configuration: each probe is a file of its own, and each finding begins with its file. */
beforeAll(() => {
  for (const file of ['biome.json', '.gitignore', 'tools/domain.grit']) cpSync(file, join(folder, file))
  mkdirSync(source, { recursive: true })
  const probe = (name: string, code: string) =>
    writeFileSync(join(source, `${name}.ts`), `export const value = ${code}\n`)
  for (const [index, [code]] of refused.entries()) probe(`refused${index}`, code)
  for (const [index, code] of allowed.entries()) probe(`allowed${index}`, code)
  probe('probe.test', 'new Date()')
  const { stdout, stderr } = spawnSync(
    resolve('node_modules/.bin/biome'),
    ['lint', '--colors=off', '--max-diagnostics=200', '.'],
    { cwd: folder, encoding: 'utf8' },
  )
  said = (stdout + stderr).split('packages/domain/src/')
})

afterAll(() => rmSync(folder, { recursive: true }))

const about = (name: string) => said.filter((part) => part.startsWith(`${name}.ts:`)).join('\n')

test.each(refused)('the domain may not use %s', (code, message) => {
  expect(about(`refused${refused.findIndex(([refusedCode]) => refusedCode === code)}`)).toContain(message)
})

test.each(allowed)('the domain may use %s', (code) => {
  expect(about(`allowed${allowed.indexOf(code)}`)).not.toMatch(/The domain/)
})

test('tests of the domain may ask the host', () => {
  expect(about('probe.test')).not.toMatch(/The domain/)
})
