import { expect, test } from 'vitest'
import { STEPS } from './long.ts'
import {
  type Figure,
  figuresOfTests,
  isMissed,
  PROMISES,
  qualityPage,
  type StepResult,
} from './qualityFigures.ts'

const figure: Figure = { id: 'R8', what: 'HomeMap', value: 0.256, unit: 'MB', limit: 1 }
const result: StepResult = {
  step: 'leaks',
  size: 'nightly',
  command: 'leaks',
  commit: 'abcd1234',
  at: '2026-11-26T04:00:00.000Z',
  seconds: 90,
  isPassed: true,
  isBusy: false,
  figures: [figure],
}
const rowOf = (page: string, id: string) => page.split('\n').find((line) => line.startsWith(`| ${id} |`))

test('there are 19 promises of reliability and 26 of security, each with steps that measure it or a reason', () => {
  const names = STEPS.map(({ name }) => name)
  expect(Object.keys(PROMISES)).toEqual([
    ...Array.from({ length: 19 }, (_, index) => `R${index + 1}`),
    ...Array.from({ length: 26 }, (_, index) => `T${index + 1}`),
  ])
  for (const [id, { by = [], reason }] of Object.entries(PROMISES)) {
    expect(by.length > 0 || reason, id).toBeTruthy()
    for (const step of by) expect(names, id).toContain(step)
  }
})

test('a row has the limit, what was measured, by which step, when and at which commit', () => {
  expect(rowOf(qualityPage([result]), 'R8')).toContain(
    '| HomeMap: 0.26 MB (≤ 1) | `leaks`, 2026-11-26, abcd1234 |',
  )
})

test('what has not been measured yet names the command; what nothing measures has its reason', () => {
  const page = qualityPage([])
  expect(rowOf(page, 'R8')).toContain('not measured yet: `npm run test:long -- leaks`')
  expect(rowOf(page, 'T23')).toContain('Only a real server can show it')
})

test('a step that wrote no figure of its promise is named, beside the figure of another step', () => {
  const inp: Figure = { id: 'R10', what: 'INP', value: 90, unit: 'ms', limit: 200 }
  const results = [
    { ...result, step: 'list', figures: [inp] },
    { ...result, step: 'test', figures: [] },
  ]
  expect(rowOf(qualityPage(results), 'R10')).toContain(
    '| INP: 90 ms (≤ 200)<br>nothing: `test` wrote no figure |',
  )
})

test('a figure beyond its limit is marked as missed', () => {
  const figures = [
    { ...figure, value: 2 },
    { ...figure, what: 'changes noticed', unit: '%', value: 84, limit: 85, isLeast: true },
  ]
  const row = rowOf(qualityPage([{ ...result, figures }]), 'R8')
  expect(row).toContain('HomeMap: 2 MB (**missed**, ≤ 1)')
  expect(row).toContain('changes noticed: 84 % (**missed**, ≥ 85)')
})

test('figures of the same thing stand together', () => {
  const figures = [{ ...figure, value: 0, unit: 'listeners', limit: 0 }, figure]
  expect(rowOf(qualityPage([{ ...result, figures }]), 'R8')).toContain(
    'HomeMap: 0 listeners (≤ 0), 0.26 MB (≤ 1)',
  )
})

test('no value at all is a miss', () => {
  expect(isMissed({ ...figure, value: Number.NaN })).toBe(true)
})

test('a time of a busy machine is left out, another figure is not', () => {
  const time = { ...figure, what: 'longest task', value: 45, unit: 'ms', limit: 50, isTimed: true }
  const row = rowOf(qualityPage([{ ...result, isBusy: true, figures: [figure, time] }]), 'R8')
  expect(row).toContain('HomeMap: 0.26 MB')
  expect(row).toContain('longest task: not measured, the machine was busy')
  expect(row).not.toContain('45')
})

test('the row of R19 has all runs of the suites, from the first commit to the last, also those after its step', () => {
  const runs = {
    until: 'bbbb2222',
    at: '2026-11-28T21:45:00.000Z',
    suites: {
      unit: { since: 'aaaa1111', runs: 2, passed: 1_990, failed: { 'a.test.ts: a': 1, 'b.test.ts: b': 2 } },
      strict: { since: 'bbbb2222', runs: 1, passed: 7, failed: {} },
    },
  }
  const old = { ...figure, id: 'R19', what: 'failed of 1,000 tests, 100 on busy cores' }
  const page = qualityPage([{ ...result, step: 'suite', figures: [old] }], runs)
  expect(rowOf(page, 'R19')).toContain(
    '| failed of 1,000 tests, 2000 on busy cores up to bbbb2222 (runs of unit 2 since aaaa1111, strict 1 since bbbb2222): 1.5 (**missed**, ≤ 1) | `suite`, 2026-11-28, bbbb2222 |',
  )
  expect(rowOf(page, '`suite`')).toContain('| abcd1234 |')
})

const run = (title: string, isPassed = true, file = 'a.test.ts') => ({
  kind: 'test' as const,
  title,
  file,
  isPassed,
})

test('tests are counted for every promise at the start of their titles', () => {
  const runs = [
    run('R5 CF-170 a closed connection'),
    run('R5 a lost answer', false),
    run('R4 R11 after an outage'),
    run('BKS-29 accepts within R5'),
    { ...run('R5 left out', false), isSkipped: true as const },
  ]
  expect(figuresOfTests(runs)).toEqual([
    { id: 'R5', what: 'failed of 2 tests', value: 1, limit: 0 },
    { id: 'R4', what: 'failed of 1 test', value: 0, limit: 0 },
    { id: 'R11', what: 'failed of 1 test', value: 0, limit: 0 },
  ])
})

test.each([
  ['PAY-16 a reply', 'packages/domain/src/payments/hostileReplies.test.ts', ['T8']],
  ['EP-A09 for any reply it is read or refused', 'packages/api/src/auth/auth.fuzz.test.ts', ['R1', 'T25']],
  ['R2 widgets handle any answer', 'packages/ui/src/testing/fuzz/AnyAnswer.stories.tsx', ['R2', 'T6']],
  ['BKG-11 a list is fetched', 'tests/e2e/intervals.spec.ts', ['T13']],
])('%j is counted for the promises of its title and of its file', (title, file, ids) => {
  expect(figuresOfTests([run(title, true, `/app/${file}`)]).map(({ id }) => id)).toEqual(ids)
})
