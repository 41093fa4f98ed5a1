import { afterEach, expect, test, vi } from 'vitest'
import {
  knownClient,
  knownClock,
  knownLanguage,
  knownOption,
  knownTiles,
  knownTimeZone,
} from './knownOptions.ts'
import { noClient } from './noClient.ts'

const error = vi.spyOn(console, 'error').mockImplementation(() => {})
afterEach(() => error.mockClear())

test('an unknown time zone is replaced by the default, and the console says so once', () => {
  expect(knownTimeZone('Asia/Rangun')).toBe('Asia/Yangon')
  expect(knownTimeZone('Asia/Rangun')).toBe('Asia/Yangon')
  expect(error).toHaveBeenCalledOnce()
  expect(error.mock.calls[0]?.[0]).toContain('"Asia/Rangun" is unknown')
})

test.each(['Asia/Yangon', 'UTC', 'America/Los_Angeles'])('the time zone %s is used', (zone) => {
  expect(knownTimeZone(zone)).toBe(zone)
  expect(error).not.toHaveBeenCalled()
})

test('I18N-01 a language without words is replaced by English, and the console says so once', () => {
  expect(knownLanguage('de')).toBe('en')
  expect(knownLanguage('de')).toBe('en')
  expect(error).toHaveBeenCalledOnce()
  expect(error.mock.calls[0]?.[0]).toContain('no words in "de"')
})

test.each(['de', 'pt-BR'])('the language %s is used if the provider is given its words', (language) => {
  expect(knownLanguage(language, { [language]: { name: language, words: {} } })).toBe(language)
  expect(error).not.toHaveBeenCalled()
})

test('a language by a name that is no tag is replaced by English', () => {
  expect(knownLanguage('Low German', { 'Low German': { name: 'Platt', words: {} } })).toBe('en')
  expect(error).toHaveBeenCalledOnce()
})

test('without options the language is English and the time zone that of Yangon', () => {
  expect(knownLanguage(undefined)).toBe('en')
  expect(knownLanguage('my')).toBe('my')
  expect(knownTimeZone()).toBe('Asia/Yangon')
  expect(error).not.toHaveBeenCalled()
})

test('a theme that there is not is replaced by the first, and the console names those that there are', () => {
  expect(knownOption('theme', 'sepia', ['light', 'dark', 'system'])).toBe('light')
  expect(error.mock.calls).toEqual([
    ['FleetProvider: theme is "sepia", and light is used. Give light, dark, system.'],
  ])
  expect(knownOption('theme', 'dark', ['light', 'dark', 'system'])).toBe('dark')
  expect(error).toHaveBeenCalledOnce()
})

test.each([{}, { call() {} }, null, 'https://fleet.example', () => {}])(
  '%s is no client: none is used',
  (given) => {
    expect(knownClient(given as never)).toBe(noClient)
  },
)

test('a client is taken as it is, and so is none', () => {
  expect(knownClient(undefined)).toBe(noClient)
  const client = { ...noClient }
  expect(knownClient(client)).toBe(client)
  expect(error).not.toHaveBeenCalled()
})

test('the clock of the device is used in place of what is no clock, and the console says so once', () => {
  const clock = { now: () => 7 }
  expect(knownClock(clock)).toBe(clock)
  expect(knownClock()).toEqual({ now: expect.any(Function) })
  expect(error).not.toHaveBeenCalled()
  expect(Math.abs(knownClock(Date.now as never).now() - Date.now())).toBeLessThan(1_000)
  expect(error.mock.calls[0]?.[0]).toContain('Give { now: () => milliseconds }')
})

test('tiles as a text are none, and the console says what they are made of', () => {
  expect(knownTiles('https://tiles.example/{z}/{x}/{y}.png' as never)).toBeUndefined()
  expect(error.mock.calls[0]?.[0]).toContain('tiles has no url')
})

test('tiles by a template or a function are used, and so are none', () => {
  const attribution = 'Map'
  for (const tiles of [undefined, { url: '/{z}/{x}/{y}.png', attribution }, { url: () => '/1', attribution }])
    expect(knownTiles(tiles)).toBe(tiles)
  expect(error).not.toHaveBeenCalled()
})
