import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parseReport } from './rules/results.ts'

const FINE = 'exit 0'
const AWAY = 'echo "Error: ERR_PNPM_META_FETCH_FAIL" >&2; exit 1'
const YOUNG = 'echo "ERR_PNPM_MINIMUM_RELEASE_AGE_VIOLATION a@1.0.0 was published yesterday" >&2; exit 1'
const advisories = (json: unknown) => `echo '${JSON.stringify(json)}'; exit 1`
const ONE = advisories({ advisories: { 1: { module_name: 'a', severity: 'high', title: 'It leaks' } } })

/** Runs the audit with a fake package manager, and counts the checks of its report. */
function audit(install: string, audited: string, ...args: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'audit-'))
  const script = `#!/bin/sh\ncase "$1" in\ninstall) ${install} ;;\naudit) ${audited} ;;\nesac\n`
  writeFileSync(join(folder, 'pnpm'), script, { mode: 0o755 })
  const { status, stdout } = spawnSync(resolve('node_modules/.bin/node'), ['tools/audit.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, PATH: folder + delimiter + process.env.PATH, REPORT: join(folder, 'report.json') },
  })
  const checks = parseReport(readFileSync(join(folder, 'report.json'), 'utf8'))
  rmSync(folder, { recursive: true })
  return {
    status,
    lines: stdout.trim().split('\n'),
    passed: checks.filter(({ isPassed }) => isPassed).length,
    skipped: checks.filter(({ isSkipped }) => isSkipped).length,
  }
}

test('T20 without advisories the audit passes', () => {
  expect(audit(FINE, advisories({ advisories: {} }))).toEqual({
    status: 0,
    lines: ['Release age: every version of the lockfile is old enough.', 'Advisories: 0'],
    passed: 2,
    skipped: 0,
  })
})

test('T20 a registry that does not answer is reported in a line each: both checks are skipped, not failed', () => {
  const lines = [
    'Release age: not checked, because the registry does not answer.',
    'Advisories: not checked, because the registry does not answer.',
  ]
  expect(audit(AWAY, AWAY)).toEqual({ status: 0, lines, passed: 0, skipped: 2 })
  for (const code of ['ERR_PNPM_AUDIT_BAD_RESPONSE', 'ERR_PNPM_AUDIT_ENDPOINT_NOT_EXISTS'])
    expect(audit(AWAY, advisories({ error: { code } })).lines).toEqual(lines)
})

test('T20 a version that is too young fails, with its name', () => {
  const { status, lines, passed, skipped } = audit(YOUNG, AWAY, '--report')
  expect({ status, passed, skipped }).toEqual({ status: 1, passed: 0, skipped: 1 })
  expect(lines.join('\n')).toContain('a@1.0.0 was published yesterday')
})

test("T20 a failure that is not the network's fails, with what pnpm said", () => {
  const { status, lines } = audit('echo "ERROR Unknown option: no-trust-lockfile" >&2; exit 1', AWAY)
  expect(status).toBe(1)
  expect(lines.join('\n')).toContain('Unknown option')
})

test('T20 an advisory is reported with its package, and fails where it is not only reported', () => {
  expect(audit(FINE, ONE).status).toBe(1)
  const reported = audit(FINE, ONE, '--report')
  expect(reported.status).toBe(0)
  expect(reported.lines).toEqual(expect.arrayContaining(['Advisories: 1', '  high  a: It leaks']))
})

test.each([
  ['an argument that pnpm does not have', 'echo "ERROR Unknown option: json" >&2; exit 1'],
  ['an output of another form', 'echo {}; exit 1'],
])('T20 %s fails the check of advisories, with what pnpm said', (_, audited) => {
  const { status, lines, passed, skipped } = audit(FINE, audited)
  expect({ status, passed, skipped }).toEqual({ status: 1, passed: 1, skipped: 0 })
  expect(lines.join('\n')).toMatch(/Unknown option|\{\}/)
})
