import { beforeAll, expect, test } from 'vitest'
import { lintFiles } from './lintFiles.ts'

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

const path = (name: string) => `packages/domain/src/${name}.ts`
const probe = (name: string, code: string) => [path(name), `export const value = ${code}\n`]

let said: ReadonlyMap<string, string>

beforeAll(() => {
  said = lintFiles(
    Object.fromEntries([
      ...refused.map(([code], index) => probe(`refused${index}`, code)),
      ...allowed.map((code, index) => probe(`allowed${index}`, code)),
      probe('probe.test', 'new Date()'),
    ]),
  )
})

const about = (name: string) => said.get(path(name)) ?? ''

test.each(refused)('the domain may not use %s', (code, message) => {
  expect(about(`refused${refused.findIndex(([refusedCode]) => refusedCode === code)}`)).toContain(message)
})

test.each(allowed)('the domain may use %s', (code) => {
  expect(about(`allowed${allowed.indexOf(code)}`)).not.toMatch(/The domain/)
})

test('tests of the domain may use the host', () => {
  expect(about('probe.test')).not.toMatch(/The domain/)
})
