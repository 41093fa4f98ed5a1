import { beforeEach, expect, test, vi } from 'vitest'

/** The module with nothing loaded. */
async function fresh() {
  vi.resetModules()
  return import('./loadLanguage.ts')
}

beforeEach(() => vi.resetModules())

test('I18N-01 all words of a language are loaded unless parts are named', async () => {
  const { loadLanguage, loadedWords, hasAllWords } = await fresh()
  expect(loadedWords('en')).toBeUndefined()
  await loadLanguage('en')
  expect(loadedWords('en')).toMatchObject({ 'common.retry': 'Try again', 'map.zoomIn': 'Zoom in' })
  expect(hasAllWords('en')).toBe(true)
  expect(loadedWords('my')).toBeUndefined()
})

test('named parts are loaded alone, and more of them for each language in use', async () => {
  const { loadLanguage, loadedWords, loadWords, hasAllWords } = await fresh()
  await loadLanguage('en', ['base'])
  expect(loadedWords('en')).not.toHaveProperty(['map.zoomIn'])
  await loadWords(['maps'])
  expect(loadedWords('en')).toHaveProperty(['map.zoomIn'])
  expect(loadedWords('my')).toBeUndefined()
  await loadLanguage('my')
  expect(loadedWords('my')).toHaveProperty(['map.zoomIn'])
  expect(loadedWords('my')).not.toHaveProperty(['approval.approve'])
  expect(hasAllWords('my')).toBe(false)
})

test('a language is not shown before all its first words are loaded', async () => {
  const { loadLanguage, loadedWords, loadWords } = await fresh()
  await loadLanguage('en', ['base'])
  const switched = loadLanguage('my')
  await loadWords(['maps'])
  expect(loadedWords('my') ?? { 'common.retry': 'not shown' }).toHaveProperty(['common.retry'])
  await switched
  expect(loadedWords('my')).toMatchObject({
    'common.retry': expect.any(String),
    'map.zoomIn': expect.any(String),
  })
})

test('code comes with its words', async () => {
  const { loadLanguage, loadedWords, withWords } = await fresh()
  await loadLanguage('en', ['base'])
  expect(await withWords(['groups'], async () => 'a page')).toBe('a page')
  expect(loadedWords('en')).toHaveProperty(['approval.approve'])
})
