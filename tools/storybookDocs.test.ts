import { globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createDocgenProvider } from '../.storybook/docgen.ts'
import { idOf, WIDGETS } from '../.storybook/docs/widgets.ts'
import { modelsOf } from '../.storybook/models.ts'

const rows = Object.values(WIDGETS).flat()
const pages = globSync('.storybook/docs/*.mdx').map((file) => readFileSync(file, 'utf8'))
const titles = new Set(
  globSync('packages/{ui,elements}/src/**/*.stories.tsx').map(
    (file) => /^ {2}title: '([^']+)'/m.exec(readFileSync(file, 'utf8'))?.[1],
  ),
)

test('the front page names every widget with an import path of its own, and no other', () => {
  const exported = globSync('packages/ui/exports/*.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .filter((text) => /from '..\/src\/(areas|map)\//.test(text))
  expect(exported.length).toBeGreaterThan(40)
  const index = readFileSync('packages/ui/src/index.ts', 'utf8')
  const named = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text)
  const names = rows.flatMap(({ widgets }) => widgets)
  expect(exported.filter((text) => !names.some((name) => named(text, name)))).toEqual([])
  expect(names.filter((name) => ![index, ...exported].some((text) => named(text, name)))).toEqual([])
})

test('the front page links each widget to its stories, once', () => {
  expect(rows.map(({ story }) => story).filter((story) => !titles.has(story))).toEqual([])
  expect(new Set(rows.map(({ story }) => story)).size).toBe(rows.length)
})

test('a widget is stable on the front page if its pictures are recorded', () => {
  const pictures = readdirSync('tests/pixels')
  const isRecorded = (id: string) => pictures.some((name) => name.startsWith(`${id}-`))
  expect(rows.filter(({ story }) => isRecorded(idOf(story))).map(({ story }) => story)).toEqual(
    rows.filter((row) => row.isRecorded).map(({ story }) => story),
  )
})

test('the links of the docs pages lead to stories', () => {
  const ids = new Set([...titles].map((title) => `${idOf(title ?? '')}--docs`))
  const links = pages.flatMap((text) => [...text.matchAll(/\?path=\/docs\/([\w-]+)\)/g)].map(([, id]) => id))
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter((id) => !ids.has(id ?? ''))).toEqual([])
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
