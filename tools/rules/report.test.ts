import { expect, test } from 'vitest'
import type { Catalogue, Mark } from './catalogue.ts'
import { compactIds, formatArea, formatReport, makeReport } from './report.ts'
import type { Kind } from './results.ts'

const rule = (id: string, mark?: Mark, isScreen = false) => ({
  id,
  text: `About ${id}.`,
  isScreen,
  decisions: [],
  mark,
})
const decided: Mark = { kind: 'decided', reason: 'CF-48: `*`' }
const catalogue: Catalogue = {
  areas: [
    {
      title: 'Masking',
      prefix: 'MASK',
      file: 'masking.md',
      rules: [
        rule('MASK-01'),
        rule('MASK-02', decided),
        rule('MASK-03'),
        rule('MASK-04', decided),
        rule('MASK-05', { kind: 'untested', reason: 'fixes a word' }),
      ],
    },
  ],
  problems: ['a.md: is odd.'],
}
const evidence = { kind: 'domain test', title: 'MASK-01 three stars', file: 'mask.test.ts' } as const
const report = makeReport(catalogue, {
  named: new Map([
    ['MASK-01', [evidence]],
    ['MASK-02', [evidence]],
  ]),
  problems: ['b.ts: is odder.'],
})

test('each rule is shown, marked or not shown, and a mark that is shown counts as shown', () => {
  expect(report.totals).toEqual({ total: 5, shown: 2, marked: 2, notShown: 1 })
  expect(report.areas[0]?.rules.map(({ state }) => state)).toEqual([
    'shown',
    'shown',
    'notShown',
    'marked',
    'marked',
  ])
})

test('problems of docs and tests are listed together', () => {
  expect(report.problems).toEqual(['a.md: is odd.', 'b.ts: is odder.'])
})

test('an area lists its missing rules, and the reasons of the marked ones', () => {
  const text = formatReport(report)
  expect(text).toMatch(/Masking \(MASK\) +5 rules +2 shown +1 not shown +2 marked/)
  expect(text).toContain('not shown: MASK-03\n')
  expect(text).toContain('marked: MASK-04 (decided in CF-48: `*`)\n')
  expect(text).toContain('marked: MASK-05 (fixes a word)')
  expect(text).toMatch(/All areas +5 rules/)
})

test('a list names what shows each rule of an area', () => {
  const text = formatArea(report, 'mask')
  expect(text).toContain('by domain test "MASK-01 three stars" (mask.test.ts)')
  expect(text).toMatch(/MASK-03 +NOT SHOWN +About MASK-03\./)
})

const screens: Catalogue = {
  areas: [
    {
      title: 'Lists',
      prefix: 'BKG',
      file: 'a.md',
      rules: [
        ...['BKG-01', 'BKG-02', 'BKG-03', 'BKG-04', 'BKG-05'].map((id) => rule(id, undefined, true)),
        rule('BKG-06', decided, true),
        rule('BKG-07'),
      ],
    },
  ],
  problems: [],
}
const by = (kind: Kind) => ({ kind, title: 'a title', file: 'a.ts' })
const seen = makeReport(screens, {
  named: new Map([
    ['BKG-01', [by('domain test'), by('call test'), by('sandbox test'), by('other test')]],
    ['BKG-02', [by('domain test'), by('story')]],
    ['BKG-03', [by('journey')]],
    ['BKG-06', [by('sandbox test')]],
    ['BKG-07', [by('call test')]],
  ]),
  problems: [],
})

test('a rule about a screen is shown by a story or a journey only, any other by any test', () => {
  expect(seen.areas[0]?.rules.map(({ state }) => state)).toEqual([
    'notShown',
    'shown',
    'shown',
    'notShown',
    'notShown',
    'marked',
    'shown',
  ])
  expect(seen.screens).toEqual({ total: 6, shown: 2, marked: 1, notShown: 3 })
  expect(seen.others).toEqual({ total: 1, shown: 1, marked: 0, notShown: 0 })
})

test('the report has both numbers, the kinds that show rules, and the rules named without a screen', () => {
  const text = formatReport(seen)
  expect(text).toContain('Rules about screens: shown 2 of 6; others: shown 1 of 1.')
  expect(text).toContain(
    'Rules shown by each kind: domain test 0, call test 1, sandbox test 0, other test 0, story 1, journey 1.',
  )
  expect(text).toContain('  not shown: BKG-04, BKG-05\n')
  expect(text).toContain('  not shown on a screen, only by tests: BKG-01\n')
})

test('a list names the tests that name a rule about a screen without one', () => {
  const text = formatArea(seen, 'BKG')
  expect(text).toMatch(/BKG-01 +NOT SHOWN +\(screen\) About BKG-01\./)
  expect(text).toContain('not by domain test "a title" (a.ts), which sees no screen')
  expect(text).toMatch(/BKG-02 .*\n +by story "a title" \(a\.ts\)\n +not by domain test/)
})

test('an unknown area has no list', () => {
  expect(formatArea(report, 'FMT')).toBeUndefined()
})

test.each([
  [[], ''],
  [['BKS-04'], 'BKS-04'],
  [['BKS-04', 'BKS-05'], 'BKS-04, BKS-05'],
  [['BKS-04', 'BKS-05', 'BKS-06', 'BKS-09'], 'BKS-04..06, BKS-09'],
  [['BKS-98', 'BKS-99', 'BKS-100'], 'BKS-98..100'],
  [['BKG-01', 'BKS-02', 'BKS-03'], 'BKG-01, BKS-02, BKS-03'],
])('%j is shortened to "%s"', (ids, text) => {
  expect(compactIds(ids).join(', ')).toBe(text)
})
