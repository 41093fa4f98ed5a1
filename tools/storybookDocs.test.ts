import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { createDocgenProvider } from '../.storybook/docgen.ts'
import { tokenValue } from '../.storybook/docs/tokenValue.ts'
import { modelsOf } from '../.storybook/models.ts'
import { inOrder, labelOf, sentenceOf } from '../.storybook/stateStories.ts'
import { findWidgets, idOf } from './widgets.ts'

const widgets = findWidgets()
const pages = globSync('.storybook/docs/*.mdx').map((file) => readFileSync(file, 'utf8'))
const stories = globSync('packages/{ui,elements}/src/**/*.stories.tsx').map((file) =>
  readFileSync(file, 'utf8'),
)
const titlesOf = (texts: readonly string[]) =>
  new Set(texts.map((text) => /^ {2}title: '([^']+)'/m.exec(text)?.[1]))
const hasDocs = (text: string) => !/^const meta = \{\n(?: {2}.*\n)*? {2}tags: .*'!autodocs'/m.test(text)

test('every widget with an import path of its own is on the front page, with a sentence', () => {
  const exported = globSync('packages/ui/exports/*.ts')
    .filter((file) => /from '..\/src\/(areas|map)\//.test(readFileSync(file, 'utf8')))
    .map((file) => `./${basename(file, '.ts')}`)
  expect(exported.length).toBeGreaterThan(40)
  const paths = new Set(widgets.flatMap(({ parts }) => parts.map(({ path }) => path)))
  expect(exported.filter((path) => !paths.has(path))).toEqual([])
  expect(widgets.filter(({ about }) => !/^[A-Z].{20,}\.$/.test(about)).map(({ name }) => name)).toEqual([])
})

test('the links of the docs pages lead to docs pages', () => {
  const documented = titlesOf(stories.filter(hasDocs))
  expect(widgets.map(({ story }) => story).filter((story) => !documented.has(story))).toEqual([])
  const ids = new Set([...documented].map((title) => `${idOf(title ?? '')}--docs`))
  const links = pages.flatMap((text) => [...text.matchAll(/\?path=\/docs\/([\w-]+)\)/g)].map(([, id]) => id))
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter((id) => !ids.has(id ?? ''))).toEqual([])
})

test('CF-114 an example takes the token of its page from the address, and a reload finds it', () => {
  const readmes = globSync('packages/*/README.md').map((file) => readFileSync(file, 'utf8'))
  const texts = [...stories, ...readmes]
  expect(texts.filter((text) => text.includes('takePageToken()')).length).toBeGreaterThan(10)
  for (const text of texts) expect(text).not.toMatch(/(\* .*|\.get)\('token'\)/)
})

test('the README of the kit replaces each word in the namespace that has it', () => {
  const readme = readFileSync('packages/ui/README.md', 'utf8')
  const replaced = [...readme.matchAll(/addResourceBundle\('\w+', 'fleet(?:-(\w+))?', \{ '([\w.]+)'/g)]
  expect(replaced.length).toBeGreaterThan(1)
  for (const [, area, key] of replaced) {
    const folder = area === undefined ? 'i18n' : `areas/${area}`
    const words = JSON.parse(readFileSync(`packages/ui/src/${folder}/words.en.json`, 'utf8'))
    expect(Object.keys(words)).toContain(key)
  }
})

test('the stories of a component are Default, its states in one order, and then the others', () => {
  const order = (...names: string[]) =>
    inOrder(names.map((exportName) => ({ exportName }))).map(({ exportName }) => exportName)
  expect(
    order(
      'Default',
      'Phone',
      'Moved',
      'Dark',
      'BurmeseDarkPhone',
      'LongNames',
      'Stale',
      'Failed',
      'Empty',
      'Loading',
    ),
  ).toEqual([
    'Default',
    'Loading',
    'Empty',
    'Failed',
    'Stale',
    'LongNames',
    'BurmeseDarkPhone',
    'Dark',
    'Phone',
    'Moved',
  ])
  // Without Default the first story of the file is the default one.
  expect(order('Receipt', 'Detail', 'Failed')).toEqual(['Receipt', 'Failed', 'Detail'])
  expect(order('Receipt', 'LongerTrip', 'Darkroom')).toEqual(['Receipt', 'LongerTrip', 'Darkroom'])
})

test('a story is listed by its state, label or export; its sentence has no id of a rule', () => {
  const story = (id: string, name: string) => ({ id: `widgets-bookingcard--${id}`, name })
  const long = story('burmese-dark-phone', 'Burmese Dark Phone')
  expect([labelOf(long), sentenceOf(long)]).toEqual(['Burmese dark phone', undefined])
  const first = story('pending', 'Default')
  expect([labelOf(first), sentenceOf(first)]).toEqual(['Default', undefined])
  const rule = story('no-answer', 'BKG-07 the distance is in km')
  expect([labelOf(rule), sentenceOf(rule)]).toEqual(['No answer', 'The distance is in km'])
  const goal = story('hostile', 'T6 texts are text')
  expect([labelOf(goal), sentenceOf(goal)]).toEqual(['Hostile', 'Texts are text'])
  expect(stories.filter((text) => /^ {2}name: '[A-Z][\w-]*\d:/m.test(text))).toEqual([])
})

test('the tokens that the docs pages name exist, in px where they are sizes of text', () => {
  const named = pages.flatMap((text) => [...text.matchAll(/tokenValue\('([^']+)'(?:, '([^']+)')?\)/g)])
  expect(named.length).toBeGreaterThan(10)
  for (const [, name = '', under] of named) expect(tokenValue(name, under)).toMatch(/^[\d.]+(px|ms)?$/)
  expect(() => tokenValue('text-xxl')).toThrow('No token text-xxl')
  expect(tokenValue('text-xl', 'lang(my)')).toBe('24px')
})

test('a file with a docs comment writes its parameters as a literal, else the comment replaces them', () => {
  const isReplaced = /\*\/\nconst meta = \{\n(?: {2}.*\n)*? {2}parameters: (?!\{)/
  expect(isReplaced.test('/** A card. */\nconst meta = {\n  parameters: city.opened(),\n}')).toBe(true)
  expect(stories.filter((text) => isReplaced.test(text))).toEqual([])
})

const CARD = 'packages/ui/src/areas/bookings/BookingCard/BookingCard.tsx'

test('the models of a type are its declarations, followed by those that they name', () => {
  const models = modelsOf('(event: { booking: Booking }) => void', CARD)
  expect(models.map(({ name }) => name)).toEqual(['Booking', 'BookingPlace'])
  expect(models[0]?.code).toMatch(
    /^\/\*\* [^*]+\*\/\ninterface Booking \{[\s\S]*pickup: BookingPlace[\s\S]*\}$/,
  )
  expect(modelsOf('Period', CARD).map(({ name }) => name)).toEqual(['Period', 'PERIODS'])
  expect(modelsOf('"driver" | ReactNode', CARD)).toEqual([])
  const [detail] = modelsOf('TripDetail', 'packages/ui/src/areas/trips/TripDetail/TripDetailView.tsx')
  expect(detail?.code).toContain('interface TripDetail')
})

test('a prop table links own types to their models, and keeps the props of libraries apart', async () => {
  const table = (summary: string) => ({ table: { type: { summary } } })
  const read = createDocgenProvider()(async () => ({
    id: 'widgets-bookingcard',
    name: 'BookingCard',
    path: CARD,
    jsDocTags: {},
    argTypes: {
      booking: { name: 'booking', ...table('Booking') },
      audience: { name: 'audience', ...table('"driver" | "passenger"') },
      onPress: { name: 'onPress', ...table('(event: PressEvent) => void') },
    },
    reactComponentMeta: {
      props: {
        booking: { parent: { fileName: CARD } },
        audience: { parent: null },
        onPress: {
          parent: { fileName: 'node_modules/.pnpm/a@1/node_modules/@react-types/shared/events.d.ts' },
        },
      },
    },
  }))
  const payload = await read({})
  expect(payload?.argTypes?.booking?.table?.type).toEqual({
    summary: 'Booking',
    detail: expect.stringMatching(/interface Booking \{[\s\S]*\n\n[\s\S]*interface BookingPlace \{/),
  })
  expect(payload?.argTypes?.audience?.table).toEqual(table('"driver" | "passenger"').table)
  expect(payload?.argTypes?.onPress?.table).toEqual({
    category: 'Props of @react-types/shared',
    ...table('(event: PressEvent) => void').table,
  })
  expect(payload?.models).toMatchObject([{ name: 'Booking' }, { name: 'BookingPlace' }])
})
