import { expect, test } from 'vitest'
import type { Catalogue, Rule } from './catalogue.ts'
import { cover } from './coverage.ts'
import type { TestRun } from './results.ts'

const rule = (id: string) => ({ id, isScreen: false, decisions: [], mark: undefined })
const UNTESTED: Rule = { ...rule('BKS-02'), mark: { kind: 'untested', reason: 'fixes a word' } }
const catalogue: Catalogue = {
  areas: [
    { title: 'Lists', prefix: 'BKG', file: 'a.md', rules: [rule('BKG-06'), rule('BKG-07')] },
    { title: 'Status', prefix: 'BKS', file: 'b.md', rules: [rule('BKS-01'), UNTESTED] },
  ],
  problems: [],
}

const aTest = (title: string, isPassed = true): TestRun => ({
  kind: 'test',
  title,
  file: 'a.test.ts',
  isPassed,
})
const aStory = (title: string, rules: string[] = [], isPlayed = true): TestRun => ({
  kind: 'story',
  title,
  file: 'a.stories.tsx',
  isPassed: true,
  story: { rules, isPlayed },
})

const run = (runs: TestRun[]) => {
  const { named, problems } = cover(catalogue, runs)
  return { ids: [...named.keys()], problems, named }
}

test.each(['BKG-07 one decimal', 'BKG-07: one decimal', 'BKG-07'])(
  'a test that passed shows its rule: %s',
  (title) => {
    expect(run([aTest(title)])).toMatchObject({ ids: ['BKG-07'], problems: [] })
  },
)

test('a test that failed or was skipped shows nothing', () => {
  expect(run([aTest('BKG-07 one decimal', false)])).toMatchObject({ ids: [], problems: [] })
})

test('a title shows only the id that it begins with', () => {
  expect(run([aTest('BKG-07 and BKS-01 agree'), aTest('as BKG-06 says')]).ids).toEqual(['BKG-07'])
})

test.each([
  'CF-20 the last edit wins',
  'EP-A07 signs in',
  'T10 no script',
  'R13 one renewal',
  'UTF-8 is read',
])('an id of another kind is not a rule: %s', (title) => {
  expect(run([aTest(title)])).toMatchObject({ ids: [], problems: [] })
})

test.each([true, false])(
  'an id that is no rule is a problem, whether the test passed (%s) or not',
  (isPassed) => {
    expect(run([aTest('BKG-99 shines', isPassed)]).problems).toEqual([
      'a.test.ts: "BKG-99 shines" begins with BKG-99, which is no rule.',
    ])
  },
)

test('an id without its zero is not a rule', () => {
  expect(run([aTest('BKG-7 one decimal')]).problems).toHaveLength(1)
})

test.each(['BKG-06..07 are shown', 'BKG-06, BKG-07 are shown', 'BKG-06/07 are shown'])(
  'several ids at once are a problem: %s',
  (title) => {
    expect(run([aTest(title)])).toMatchObject({
      ids: [],
      problems: [expect.stringContaining('exactly one id')],
    })
  },
)

test('the evidence of a rule is kept, in the order of the reports', () => {
  const { named } = run([aTest('BKG-07 first'), aStory('BKG-07 second')])
  expect(named.get('BKG-07')).toEqual([
    { kind: 'test', file: 'a.test.ts' },
    { kind: 'story', file: 'a.stories.tsx' },
  ])
})

test('a story that passed shows the rules that it names', () => {
  expect(run([aStory('Long name', ['BKG-06', 'BKS-01', 'CF-41', 'EP-K01'])])).toMatchObject({
    ids: ['BKG-06', 'BKS-01'],
    problems: [],
  })
})

test('a story that failed, and one that names nothing, show nothing', () => {
  const failed = { ...aStory('Long name', ['BKG-06']), isPassed: false }
  expect(run([failed, aStory('Plain')])).toMatchObject({ ids: [], problems: [] })
})

test.each(['BKG-99', 'BKG-06..07'])('a story that names %s, which is no rule, is a problem', (id) => {
  expect(run([{ ...aStory('Plain', [id]), isPassed: false }]).problems).toEqual([
    `a.stories.tsx: "Plain" names ${id}, which is no rule.`,
  ])
})

test('a story that passed and does not report its rules is a problem', () => {
  expect(run([{ ...aTest('Plain'), kind: 'story', file: 'a.stories.tsx' }]).problems).toEqual([
    'a.stories.tsx: "Plain" passed without a report of its rules.',
  ])
})

test.each([aStory('Plain', ['BKG-06'], false), aStory('BKG-06 a card', [], false)])(
  'a story that names a rule and plays nothing is a problem, and shows nothing: %j',
  (story) => {
    expect(run([story])).toMatchObject({
      ids: [],
      problems: [`a.stories.tsx: "${story.title}" names a rule and has no play that could show it.`],
    })
  },
)

test('a story that plays nothing may name a decision', () => {
  expect(run([aStory('Plain', ['CF-41'], false)]).problems).toEqual([])
})

test('an id in both title and list of a story counts once', () => {
  expect(run([aStory('BKG-06 a card', ['BKG-06'])]).named.get('BKG-06')).toHaveLength(1)
})

test.each([
  [aTest('BKS-02 is a word'), 'a.test.ts: "BKS-02 is a word"'],
  [aTest('BKS-02 is a word', false), 'a.test.ts: "BKS-02 is a word"'],
  [aStory('Plain', ['BKS-02']), 'a.stories.tsx: "Plain"'],
])('a rule that no test can show is named by none: %j', (one, who) => {
  expect(run([one])).toMatchObject({
    ids: [],
    problems: [
      `${who} names BKS-02, whose mark says that no test can show it. Take the id or the mark away.`,
    ],
  })
})
