import { expect, test } from 'vitest'
import type { Catalogue, Mark } from './catalogue.ts'
import { compactIds, formatArea, formatReport, makeReport } from './report.ts'

const rule = (id: string, mark?: Mark) => ({ id, text: `About ${id}.`, decisions: [], mark })
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
const evidence = { kind: 'test', title: 'MASK-01 three stars', file: 'mask.test.ts' } as const
const report = makeReport(catalogue, {
  shown: new Map([
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

test('problems of docs and tests stand together', () => {
  expect(report.problems).toEqual(['a.md: is odd.', 'b.ts: is odder.'])
})

test('an area says what is not shown, and why the marked rules need not be', () => {
  const text = formatReport(report)
  expect(text).toMatch(/Masking \(MASK\) +5 rules +2 shown +1 not shown +2 marked/)
  expect(text).toContain('not shown: MASK-03\n')
  expect(text).toContain('marked: MASK-04 (decided in CF-48: `*`)\n')
  expect(text).toContain('marked: MASK-05 (fixes a word)')
  expect(text).toMatch(/All areas +5 rules/)
})

test('a list tells what shows each rule of an area', () => {
  const text = formatArea(report, 'mask')
  expect(text).toContain('by test "MASK-01 three stars" (mask.test.ts)')
  expect(text).toMatch(/MASK-03 +NOT SHOWN +About MASK-03\./)
})

test('there is no list of an area that is not there', () => {
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
