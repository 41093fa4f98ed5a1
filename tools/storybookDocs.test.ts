import { globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { idOf, WIDGETS } from '../.storybook/docs/widgets.ts'

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
