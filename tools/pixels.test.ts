import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseReport } from './rules/results.ts'

/** Compares pictures where the browser has no folder to unpack to. */
function compare(...args: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'pixels-'))
  writeFileSync(join(folder, 'node_modules'), '')
  const command = [join(import.meta.dirname, 'pixels.ts'), ...args]
  const { status, stdout } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' })
  const report = join(folder, 'reports/pixels.json')
  const tests = existsSync(report) ? parseReport(readFileSync(report, 'utf8')) : undefined
  rmSync(folder, { recursive: true })
  return { status, stdout, tests }
}

test('without its browser the comparison fails', () => {
  expect(compare()).toMatchObject({ status: 1, tests: undefined })
})

test('without its browser an optional comparison says that it is left out', () => {
  expect(compare('--optional').stdout).toContain('Skipped: no picture is compared')
})
