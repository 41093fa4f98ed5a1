import { expect, test } from 'vitest'
import { compare, parseArea, readCatalogue } from './catalogue.ts'
import { parseDecisions } from './decisions.ts'

const area = (lines: string[]) =>
  parseArea(['# Masking', '', 'Prefix: `MASK`. About masks.', '', ...lines, ''].join('\n'), {
    title: 'Masking',
    file: 'masking.md',
    prefix: 'MASK',
  })

const rules = (line: string) => area([line]).areas[0]?.rules

test('a line is a rule with its decisions', () => {
  expect(
    rules('- **MASK-01** Three stars. Decision CF-48: not without `@`. Decision CF-09, CF-117.'),
  ).toEqual([
    {
      id: 'MASK-01',
      isScreen: false,
      decisions: ['CF-48', 'CF-09', 'CF-117'],
      mark: undefined,
    },
  ])
})

test('a mark excepts a rule from tests, with a reason', () => {
  const [rule] = rules('- **MASK-01** A mask. _(not tested on its own: fixes a word)_') ?? []
  expect(rule).toMatchObject({ mark: { kind: 'untested', reason: 'fixes a word' } })
})

test('a mark before the sentence means that a rule is about a screen', () => {
  expect(rules('- **MASK-01** (screen) Three stars.')).toMatchObject([{ isScreen: true }])
  expect(rules('- **MASK-01** (screen) Open: the star. _(decided in CF-48: `*`)_')).toMatchObject([
    { isScreen: true, mark: { kind: 'decided' } },
  ])
})

test('a mark names the decisions that answer an open rule', () => {
  const [rule] = rules('- **MASK-01** Open: the star. _(decided in CF-48, CF-49: `*`)_') ?? []
  expect(rule).toMatchObject({
    decisions: ['CF-48', 'CF-49'],
    mark: { kind: 'decided', reason: 'CF-48, CF-49: `*`' },
  })
})

test.each([
  [['- **MASK-01** One.', '- **MASK-01** Again.'], 'MASK-01 is a duplicate.'],
  [['- **MASK-01** One.', '- **MASK-03** Three.'], 'MASK-02 is missing.'],
  [['- **MASK-01** One.', '- **FMT-01** Two.'], 'FMT-01 is not one of MASK.'],
  [['- **MASK-1** One.'], 'begins like a rule and is none'],
  [['- **MASK-01** Open: the star.'], 'MASK-01 is open and has no mark'],
  [['- **MASK-01** A mask. _(not tested on its own)_'], 'the mark of MASK-01 gives no reason'],
  [['- **MASK-01** A mask. _(decided in CF-48)_ So.'], 'the mark of MASK-01 must be at the end of its line'],
  [['- **MASK-01** (Screen) A mask.'], 'MASK-01: write "(screen)" once'],
  [['- **MASK-01** (screens) A mask.'], 'MASK-01: write "(screen)" once'],
  [['- **MASK-01** A mask (screen).'], 'MASK-01: write "(screen)" once'],
  [['- **MASK-01** (screen) (screen) A mask.'], 'MASK-01: write "(screen)" once'],
  [
    ['- **MASK-01** (screen) A mask. _(not tested on its own: fixes a word)_'],
    'MASK-01 cannot be about a screen and not tested on its own',
  ],
  [['- **MASK-01** (screen) Open: the star.'], 'MASK-01 is open and has no mark'],
])('%j is refused with a sentence', (lines, sentence) => {
  expect(area(lines).problems.join('\n')).toContain(sentence)
})

test('a file without its title or prefix is refused', () => {
  const { problems } = parseArea('- **MASK-01** One.', {
    title: 'Masking',
    file: 'masking.md',
    prefix: 'MASK',
  })
  expect(problems).toHaveLength(2)
})

const decision = (id: string, list: string) => `### ${id} Title\n\n- Decided: so.\n- Rules: ${list}\n`
const one = '- **MASK-01** Three stars. Decision CF-48.'
const compared = (line: string, text: string) => compare(area([line]).areas, parseDecisions(text).decisions)

test('a rule and a decision that name each other agree', () => {
  expect(compared(one, decision('CF-48', 'MASK-01'))).toEqual([])
})

test.each([
  [one, '', 'MASK-01 names CF-48, which is no decision'],
  [one, decision('CF-48', 'MASK-09'), 'CF-48 decides MASK-09, which is no rule'],
  [one, decision('CF-48', 'MASK-09'), 'MASK-01 names CF-48, which does not list it'],
  [
    '- **MASK-01** A mask.',
    decision('CF-48', 'MASK-01'),
    'CF-48 decides MASK-01, whose line does not name it',
  ],
])('%j beside %j is refused with a sentence', (line, text, sentence) => {
  expect(compared(line, text).join('\n')).toContain(sentence)
})

test.each([
  [decision('CF-48', 'MASK-01') + decision('CF-48', 'MASK-02'), 'CF-48 is a duplicate'],
  ['### Masking\n\n- Rules: MASK-01\n', 'is no decision'],
  ['### CF-48 Masking\n\nNone.\n', 'CF-48 lists no rule'],
])('the decisions %j are refused with a sentence', (text, sentence) => {
  expect(parseDecisions(text).problems.join('\n')).toContain(sentence)
})

test('docs/rules is valid, and has all rules of the specification', () => {
  const { areas, problems } = readCatalogue('docs/rules')
  expect(problems).toEqual([])
  expect(areas.flatMap((one) => one.rules).length).toBeGreaterThanOrEqual(779)
})
