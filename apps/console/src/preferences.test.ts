import { expect, test, vi } from 'vitest'
import { createPreferences, type PreferencesWindow, withoutParameters } from './preferences.ts'

function fakeWindow(values: Record<string, string> = {}) {
  const listeners = new Set<(event: StorageEvent) => void>()
  const window = {
    localStorage: {
      getItem: (key: string) => values[key] ?? null,
      setItem: (key: string, value: string) => {
        values[key] = value
      },
    },
    addEventListener: (_type: string, listener: (event: StorageEvent) => void) =>
      void listeners.add(listener),
    removeEventListener: (_type: string, listener: (event: StorageEvent) => void) =>
      void listeners.delete(listener),
  } as unknown as PreferencesWindow
  const tellOfOtherTab = (key: string) => {
    for (const listener of listeners) listener({ key } as StorageEvent)
  }
  return { window, values, tellOfOtherTab, listeners }
}

test('I18N-01 English and light, unless chosen otherwise', () => {
  expect(createPreferences(fakeWindow().window).for('')).toEqual({ language: 'en', theme: 'light' })
})

test('a choice is kept in this browser', () => {
  const { window, values } = fakeWindow()
  createPreferences(window).choose({ language: 'my' })
  createPreferences(window).choose({ theme: 'dark' })
  expect(values).toEqual({ 'fleetgis.language': 'my', 'fleetgis.theme': 'dark' })
  expect(createPreferences(window).for('')).toEqual({ language: 'my', theme: 'dark' })
})

test('a parameter of the address wins, for its page only', () => {
  const preferences = createPreferences(fakeWindow({ 'fleetgis.language': 'my' }).window)
  expect(preferences.for('?language=en&theme=dark')).toEqual({ language: 'en', theme: 'dark' })
  expect(preferences.for('')).toEqual({ language: 'my', theme: 'light' })
})

test.each(['fr', 'MY', '../my', 'my%26x', ''])('I18N-05 language=%s is English', (language) => {
  const preferences = createPreferences(fakeWindow({ 'fleetgis.language': 'my' }).window)
  expect(preferences.for(`?language=${encodeURIComponent(language)}`).language).toBe('en')
})

test('invalid values in the storage are ignored', () => {
  const preferences = createPreferences(fakeWindow({ 'fleetgis.theme': 'url(//evil.example)' }).window)
  expect(preferences.for('').theme).toBe('light')
})

test('a choice made in another tab applies here', () => {
  const { window, values, tellOfOtherTab, listeners } = fakeWindow()
  const preferences = createPreferences(window)
  const listener = vi.fn()
  const stop = preferences.subscribe(listener)
  values['fleetgis.theme'] = 'dark'
  tellOfOtherTab('fleetgis.theme')
  tellOfOtherTab('fleetgis.access_token')
  expect(listener).toHaveBeenCalledOnce()
  expect(preferences.for('').theme).toBe('dark')
  stop()
  expect(listeners.size).toBe(0)
})

test('if storage throws, a choice lasts as long as the page', () => {
  const preferences = createPreferences({
    get localStorage(): Storage {
      throw new DOMException('denied', 'SecurityError')
    },
    addEventListener: () => {},
    removeEventListener: () => {},
  })
  preferences.choose({ theme: 'dark' })
  expect(preferences.for('').theme).toBe('dark')
})

test.each([
  ['?language=my&success=Done', '?success=Done'],
  ['?language=my', ''],
  ['', ''],
])('a choice takes its parameter out of %j', (search, expected) => {
  expect(withoutParameters(search, ['language'])).toBe(expected)
})
