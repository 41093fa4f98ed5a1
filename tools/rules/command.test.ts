import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'fleetgis-rules-'))
cpSync('docs/rules', join(folder, 'docs/rules'), { recursive: true })
mkdirSync(join(folder, 'reports'))
afterAll(() => rmSync(folder, { recursive: true }))

function rules(...args: string[]) {
  const command = [join(import.meta.dirname, '../rules.ts'), ...args]
  return spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' })
}

function writeReport(file: string, title: string) {
  const assertionResults = [{ title, ancestorTitles: [''], status: 'passed' }]
  const testResults = [{ name: join(folder, 'mask.test.ts'), assertionResults }]
  writeFileSync(join(folder, file), JSON.stringify({ testResults }))
}

test('a run without problems ends well, and prints the counts and the rules that are not shown', () => {
  writeReport('good.json', 'MASK-01 an e-mail keeps its first character')
  const { status, stdout } = rules('good.json')
  expect(stdout).toMatch(/^\d{3} rules: 1 shown, \d+ marked, \d{3} not shown\.$/m)
  expect(stdout).toContain('MASK-02, MASK-03, MASK-04')
  expect(stdout).not.toContain('MASK-01')
  expect(status).toBe(0)
})

test('an unknown id fails the run, with a sentence', () => {
  writeReport('bad.json', 'MASK-99 is unknown')
  const { status, stderr } = rules('bad.json')
  expect(stderr).toContain('mask.test.ts: "MASK-99 is unknown" begins with MASK-99, which is no rule.')
  expect(status).toBe(1)
})

test('a mark that is misspelt fails the run, with a sentence', () => {
  const file = join(folder, 'docs/rules/masking.md')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace('**MASK-03** ', '**MASK-03** (Screen) '))
  const { status, stderr } = rules('good.json')
  writeFileSync(file, text)
  expect(stderr).toContain('MASK-03: write "(screen)" once, between the id and the sentence.')
  expect(status).toBe(1)
})

test('a requested report that is missing fails the run', () => {
  const { status, stderr } = rules('none.json')
  expect(stderr).toContain('none.json: is not there.')
  expect(status).toBe(1)
})

test('without all reports of npm test the page stays, and the run names those that are missing and fails', () => {
  const page = join(folder, 'docs/rules/coverage.md')
  const before = readFileSync(page, 'utf8')
  writeReport('reports/unit.json', 'MASK-01 an e-mail keeps its first character')
  const { status, stderr } = rules('--page', 'docs/rules/coverage.md')
  rmSync(join(folder, 'reports/unit.json'))
  expect(readFileSync(page, 'utf8')).toBe(before)
  expect(stderr).not.toContain('reports/unit.json')
  expect(stderr).toContain('reports/strict.json: is not there.')
  expect(stderr).toContain(
    'docs/rules/coverage.md is not written, because it needs all reports of `npm test`',
  )
  expect(status).toBe(1)
})

test('with all reports of npm test a rule that nothing shows fails the run', () => {
  for (const name of ['unit', 'domain', 'strict', 'stories', 'pixels', 'e2e'])
    writeReport(`reports/${name}.json`, 'MASK-01 an e-mail keeps its first character')
  const { status, stderr } = rules()
  for (const name of ['unit', 'domain', 'strict', 'stories', 'pixels', 'e2e'])
    rmSync(join(folder, `reports/${name}.json`))
  expect(stderr).toContain('MASK-02: no test, story or journey shows it.')
  expect(stderr).toContain('BKG-01: no story or journey shows it.')
  expect(stderr).not.toContain('MASK-01')
  expect(status).toBe(1)
})
