import { expect, test } from 'vitest'
import { isStory, parseStories } from './stories.ts'

const rulesOf = (text: string) =>
  Object.fromEntries(
    parseStories(text, 'Card.stories.tsx').map(({ exportName, rules }) => [exportName, rules]),
  )

test('a story names its rules', () => {
  expect(rulesOf(`export const Plain: Story = { parameters: { rules: ['BKG-07', "BKG-08"] } }`)).toEqual({
    Plain: ['BKG-07', 'BKG-08'],
  })
})

test('a story without rules has those of its meta, and a story with rules only its own', () => {
  const text = `
    const meta = { parameters: { rules: ['BKG-06'] } } satisfies Meta<typeof Card>
    export default meta
    export const Plain: Story = { args: {} }
    export const Far: Story = { parameters: { rules: ['BKG-07'] } }
    export const Wide: Story = { parameters: { layout: 'padded' } }`
  expect(rulesOf(text)).toEqual({ Plain: ['BKG-06'], Far: ['BKG-07'], Wide: ['BKG-06'] })
})

test('the meta may be written in place', () => {
  expect(
    rulesOf(
      `export default { parameters: { rules: ['BKG-06'] } } as Meta; export const Plain = {} satisfies Story`,
    ),
  ).toEqual({ Plain: ['BKG-06'] })
})

test('spreads bring the rules of another story, and what comes later wins', () => {
  const text = `
    export const Plain = { parameters: { rules: ['BKG-07'] } }
    export const Same = { ...Plain, args: {} }
    export const Other = { ...Plain, parameters: { rules: ['BKG-08'] } }
    export const Inside = { parameters: { ...Plain.parameters, layout: 'padded' } }
    export const Before = { parameters: { rules: ['BKG-08'] }, ...Plain }`
  expect(rulesOf(text)).toEqual({
    Plain: ['BKG-07'],
    Same: ['BKG-07'],
    Other: ['BKG-08'],
    Inside: ['BKG-07'],
    Before: ['BKG-07'],
  })
})

test('constants, shorthands and exports by name are followed', () => {
  const text = `
    const RULE = 'BKG-07'
    const rules = [RULE, \`BKG-08\`] as const
    const Late: Story = { parameters: { rules } }
    export { Late as Later }`
  expect(rulesOf(text)).toEqual({ Later: ['BKG-07', 'BKG-08'] })
})

test('factories are read like plain objects', () => {
  const text = `
    const meta = preview.meta({ parameters: { rules: ['BKG-06'] } })
    export const Plain = meta.story({})
    export const Far = meta.story({ parameters: { rules: ['BKG-07'] } })`
  expect(rulesOf(text)).toEqual({ Plain: ['BKG-06'], Far: ['BKG-07'] })
})

test.each([
  `export const Odd = { parameters: { rules: RULES } }`,
  `export const Odd = { parameters: { rules: ['BKG-07', rule()] } }`,
  `export const Odd = { parameters: { rules: 'BKG-07' } }`,
  `const a = b; const b = a; export const Odd = { parameters: { rules: a } }`,
])('computed rules are unknown, not empty: %s', (text) => {
  expect(rulesOf(text)).toEqual({ Odd: undefined })
})

test('words in comments and texts are not rules', () => {
  const text = `
    // parameters: { rules: ['BKG-07'] }
    export const Plain = { args: { note: "parameters: { rules: ['BKG-07'] }" } }`
  expect(rulesOf(text)).toEqual({ Plain: [] })
})

test.each([
  ['LongName', undefined, 'Long Name'],
  ['LongName', undefined, 'LongName'],
  ['Plain', 'အရှည်', 'အရှည်'],
])('the story %s with the name %s is known by the title %s', (exportName, name, title) => {
  expect(isStory({ exportName, name, rules: [], isPlayed: true }, title)).toBe(true)
})

test('a story is not known by the title of another', () => {
  expect(isStory({ exportName: 'Plain', name: 'Short', rules: [], isPlayed: true }, 'Shorter')).toBe(false)
})

test('a name written in the story is read', () => {
  expect(parseStories(`export const Plain = { name: 'With a name' }`, 'a.stories.tsx')[0]?.name).toBe(
    'With a name',
  )
})

const isPlayed = (text: string) => parseStories(text, 'a.stories.tsx').at(-1)?.isPlayed

test.each([
  `export const Plain: Story = { play: async () => {} }`,
  `export const Plain: Story = { async play() {} }`,
  `const play = async () => {}; export const Plain: Story = { play }`,
  `export default { play: async () => {} }; export const Plain: Story = {}`,
  `const Other = { play }; export const Plain: Story = { ...Other, args: {} }`,
  `function failure(): Story { return { play } } export const Plain: Story = { ...failure(), name: 'Fails' }`,
  `const failure = () => ({ play }); export const Plain: Story = failure()`,
  `const failure = () => { return { play } }; export const Plain: Story = failure()`,
  `export const Plain = meta.story({ play })`,
])('a story that plays: %s', (text) => {
  expect(isPlayed(text)).toBe(true)
})

test.each([
  `export const Plain: Story = { args: { play: true } }`,
  `export const Plain: Story = {}`,
  `export const Other: Story = { play }; export const Plain: Story = { args: {} }`,
  `const failure = () => ({ args: {} }); export const Plain: Story = failure()`,
])('a story that only renders: %s', (text) => {
  expect(isPlayed(text)).toBe(false)
})
