import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'

/** Runs a step with a fake Playwright. */
function check(playwright: string, step = 'money') {
  const folder = mkdtempSync(join(tmpdir(), 'check-'))
  mkdirSync(join(folder, 'bin'))
  writeFileSync(join(folder, 'bin/playwright'), `#!/bin/sh\n${playwright}\n`, { mode: 0o755 })
  const PATH = join(folder, 'bin') + delimiter + process.env.PATH
  const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'check.ts'), step], {
    cwd: folder,
    encoding: 'utf8',
    // A browser that is there, so that none is installed.
    env: { ...process.env, PATH, CHROMIUM_PATH: process.execPath },
  })
  rmSync(folder, { recursive: true })
  return { status, lines: stdout.trim().split('\n') }
}

const write = (...statuses: string[]) => {
  const assertionResults = statuses.map((status) => ({ title: 'a', status }))
  return `echo '${JSON.stringify({ testResults: [{ name: 'a.ts', assertionResults }] })}' > $REPORT`
}

test('a step counts the tests of its report', () => {
  expect(check(write('passed', 'passed', 'skipped'))).toMatchObject({
    status: 0,
    lines: expect.arrayContaining(['2 passed, 0 failed, 1 skipped']),
  })
})

test('a step without its report, or with half of it, fails though it ends well', () => {
  for (const playwright of ['exit 0', "echo '{\"testRes' > $REPORT"]) {
    const { status, lines } = check(playwright)
    expect(status).toBe(1)
    expect(lines).toContain('Wrote no whole report reports/money.json.')
    expect(lines.at(-1)).toBe('0 passed, 1 failed')
  }
})

test('a step whose tests are all skipped is skipped', () => {
  const { status, lines } = check(write('skipped'))
  expect(lines[0]).toMatch(/^skipped money \(.* s\): 0 passed, 0 failed, 1 skipped$/)
  expect(status).toBe(0)
})

test('a name that no step has is refused', () => {
  expect(check(write('passed'), 'mony').status).toBe(1)
})
