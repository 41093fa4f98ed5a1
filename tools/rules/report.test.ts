import { expect, test } from 'vitest'
import type { Catalogue, Mark } from './catalogue.ts'
import { findNotShown, formatTotals, makeReport } from './report.ts'
import type { Kind } from './results.ts'

const rule = (id: string, mark?: Mark, isScreen = false) => ({
  id,
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
const evidence = { kind: 'test', file: 'mask.test.ts' } as const
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
const by = (kind: Kind) => ({ kind, file: 'a.ts' })
const seen = makeReport(screens, {
  named: new Map([
    ['BKG-01', [by('test')]],
    ['BKG-02', [by('test'), by('story')]],
    ['BKG-03', [by('journey')]],
    ['BKG-06', [by('test')]],
    ['BKG-07', [by('test')]],
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
})

test('the totals stand on one line, and the rules that nothing shows are listed', () => {
  expect(formatTotals(seen)).toBe('7 rules: 3 shown, 1 marked, 3 not shown.')
  expect(findNotShown(seen).map(({ id }) => id)).toEqual(['BKG-01', 'BKG-04', 'BKG-05'])
})
