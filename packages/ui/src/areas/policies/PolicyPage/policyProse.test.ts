import { POLICIES, POLICY_SECTIONS } from '@fleetgis/domain/policies'
import { expect, test } from 'vitest'
import en from './policy.en.json'
import my from './policy.my.json'

/** Paths and texts of a prose file. */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value as object).flatMap(([key, part]) => textsOf(part, `${path}.${key}`))
}
const values = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted()

test('POL-07 both languages have texts for every section and every app', () => {
  expect(Object.keys(en.sections)).toEqual(POLICY_SECTIONS)
  expect(Object.keys(en.apps)).toEqual(Object.keys(POLICIES))
  expect(textsOf(my).map(([path]) => path)).toEqual(textsOf(en).map(([path]) => path))
})

test('both languages use the same placeholders', () => {
  const burmese = new Map(textsOf(my))
  for (const [path, text] of textsOf(en)) expect(values(burmese.get(path) ?? ''), path).toEqual(values(text))
})

test('CF-149 the Burmese text says that the English one is binding', () => {
  expect(my.binding).not.toBe('')
  expect(
    textsOf(my).filter(([, text]) => text === '' || /[\u1040-\u1049]|\u1039(?![\u1000-\u1021])/.test(text)),
  ).toEqual([])
})
