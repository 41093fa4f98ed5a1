import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  chooseSteps,
  commandOf,
  endingOf,
  hasPassed,
  isStepPassed,
  readCommit,
  readOutcome,
  STEPS,
  type Step,
} from './long.ts'
import type { StepResult } from './qualityFigures.ts'

const steps: Step[] = [
  { name: 'a', command: 'a' },
  { name: 'b', command: 'b 2', release: 'b 10' },
  { name: 'c', command: 'c' },
]
const namesOf = (chosen: readonly Step[]) => chosen.map(({ name }) => name)

const result: StepResult = {
  step: 'b',
  size: 'nightly',
  command: 'b 2',
  commit: 'abc',
  at: '2026-11-26T04:00:00.000Z',
  seconds: 60,
  isPassed: true,
  isBusy: false,
  figures: [],
}
const timed = { id: 'R10', what: 'INP', value: 90, limit: 200, isTimed: true }

test('without names every step runs', () => {
  expect(namesOf(chooseSteps(steps, { names: [] }))).toEqual(['a', 'b', 'c'])
})

test('named steps run alone, and one with --from with all after it', () => {
  expect(namesOf(chooseSteps(steps, { names: ['c'] }))).toEqual(['c'])
  expect(namesOf(chooseSteps(steps, { names: [], from: 'b' }))).toEqual(['b', 'c'])
})

test('a name that no step has is refused, with those that there are', () => {
  expect(() => chooseSteps(steps, { names: ['x'] })).toThrow('no step x; there are a, b, c')
})

test('a step has its own command before a release', () => {
  expect(commandOf(steps[1] as Step, 'release')).toBe('b 10')
  expect(commandOf(steps[0] as Step, 'release')).toBe('a')
})

test('a step that has passed at this commit is not run again', () => {
  expect(hasPassed(result, 'abc', 'b 2')).toBe(true)
})

test('what passed before a release has passed nightly too', () => {
  expect(hasPassed({ ...result, size: 'release', command: 'b 10' }, 'abc', 'b 2')).toBe(true)
})

test.each<[string, StepResult | undefined, string]>([
  ['no result', undefined, 'abc'],
  ['a failure', { ...result, isPassed: false }, 'abc'],
  ['another commit', result, 'abd'],
  ['files that differ from the commit', { ...result, commit: 'abc+' }, 'abc+'],
  ['the nightly size before a release', { ...result, command: 'b 1' }, 'abc'],
  ['times of a busy machine', { ...result, isBusy: true, figures: [timed] }, 'abc'],
])('%s does not count as passed', (_, kept, commit) => {
  expect(hasPassed(kept, commit, 'b 2')).toBe(false)
})

test('a commit of figures alone is not another commit, nor is a change of them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'long-'))
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@a.example', ...args])
  const commit = (file: string) => {
    writeFileSync(join(folder, file), file)
    git('add', '.')
    git('commit', '-qm', file)
    return readCommit(folder)
  }
  git('init', '-q')
  mkdirSync(join(folder, 'docs'))
  const first = commit('code.ts')
  expect(first).toMatch(/^[0-9a-f]{8}$/)
  expect(commit('docs/quality-figures.json')).toBe(first)
  writeFileSync(join(folder, 'docs/suite-runs.json'), '{}')
  expect(readCommit(folder)).toBe(first)
  writeFileSync(join(folder, 'code.ts'), 'changed')
  expect(readCommit(folder)).toBe(`${first}+`)
  expect(commit('other.ts')).not.toContain(first)
  rmSync(folder, { recursive: true })
})

test('a figure beyond its limit fails the step, and so does a promise without a figure', () => {
  expect(isStepPassed('list', 0, [timed])).toBe(true)
  expect(isStepPassed('list', 0, [{ ...timed, value: 201 }])).toBe(false)
  expect(isStepPassed('list', 1, [timed])).toBe(false)
  expect(isStepPassed('list', 0, [{ ...timed, id: 'R9' }])).toBe(false)
  expect(isStepPassed('demo', 0, [])).toBe(true)
})

test('a report that is half written fails its step, as does a figure', () => {
  const folder = mkdtempSync(join(tmpdir(), 'long-'))
  const files = { FIGURES: join(folder, 'figures.jsonl'), REPORT: join(folder, 'tests.json') }
  writeFileSync(files.REPORT, '{"testResults":[{"na')
  const failed = { isPassed: false, figures: [] }
  expect(readOutcome(steps[0] as Step, 0, files)).toEqual(failed)
  writeFileSync(files.REPORT, '{"testResults":[]}')
  expect(readOutcome(steps[0] as Step, 0, files)).toEqual({ isPassed: true, figures: [] })
  writeFileSync(files.FIGURES, '{"id":"R1')
  expect(readOutcome(steps[0] as Step, 0, files)).toEqual(failed)
  rmSync(folder, { recursive: true })
})

test('a run ends with the time of its steps together, and with the others that have failed before', () => {
  const failed = { ...result, isPassed: false }
  const others = [{ ...failed, step: 'a' }, { ...result, step: 'c' }, failed]
  expect(endingOf([result, { ...result, step: 'd', seconds: 90 }], others)).toEqual([
    'in all: 2.5 min',
    'failed before: a',
  ])
  expect(endingOf([], others)).toEqual(['failed before: a, b'])
  expect(endingOf([], [result])).toEqual([])
})

test('each step has a name of its own', () => {
  expect(new Set(namesOf(STEPS)).size).toBe(STEPS.length)
})
