import { formatTimeAgo } from '@fleetgis/domain/format'
import { createInstance } from 'i18next'
import { expect, test } from 'vitest'
import { authWords } from '../areas/auth/words.ts'
import { createTexts } from './createTexts.ts'
import { formatWords } from './formatWords.ts'
import type { LanguageData } from './LanguageData.ts'
import { sharedWords } from './words.ts'

const english = createTexts({ language: 'en' })
const burmese = createTexts({ language: 'my' })

const german: LanguageData['words'] = {
  'signIn.title': 'Anmelden',
  'time.ofDay': '{{hour}}:{{minute}} Uhr',
  'time.minutesAgo_one': 'vor {{count}} Minute',
  'time.minutesAgo_other': 'vor {{count}} Minuten',
}

const polish: LanguageData['words'] = {
  'time.minutesAgo_one': '{{count}} minutę temu',
  'time.minutesAgo_few': '{{count}} minuty temu',
  'time.minutesAgo_many': '{{count}} minut temu',
  'time.minutesAgo_other': '{{count}} minuty temu',
  'time.hoursAgo_other': '{{count}} godz. temu',
}

const spanishDay = [
  { from: 0, name: 'de la madrugada' },
  { from: 6, name: 'de la mañana' },
  { from: 12, name: 'de la tarde' },
  { from: 20, name: 'de la noche' },
]

test('words are found by their whole key, including dots', () => {
  expect(english(sharedWords)('auth.userIdRequired')).toBe('User ID is required.')
})

test('I18N-02 Burmese words are found', () => {
  expect(burmese(authWords)('signIn.password')).toBe('စကားဝှက်')
})

test('the words of an area come with the shared ones', () => {
  const t = english(authWords)
  expect(t('signIn.password')).toBe('Password')
  expect(t('common.reload')).toBe('Reload')
  expect(english(authWords)).toBe(t)
})

test('two files may have words of one namespace', () => {
  const texts = createTexts({ language: 'my' })
  const first = texts({ namespace: 'app', en: { one: 'One' }, my: { one: 'တစ်' } })
  const second = texts({ namespace: 'app', en: { two: 'Two' }, my: { two: 'နှစ်' } })
  expect([first('one'), second('two')]).toEqual(['တစ်', 'နှစ်'])
})

test.each([
  [1, '1 minute ago', '1 မိနစ်အကြာက'],
  [0, '0 minutes ago', '0 မိနစ်အကြာက'],
  [59, '59 minutes ago', '59 မိနစ်အကြာက'],
])('%i takes its plural form', (count, inEnglish, inBurmese) => {
  expect(english(sharedWords)('time.minutesAgo', { count })).toBe(inEnglish)
  expect(burmese(sharedWords)('time.minutesAgo', { count })).toBe(inBurmese)
})

test('a count in a sentence is grouped', () => {
  expect(english(sharedWords)('export.saved', { count: 3000 })).toBe('3,000 rows saved.')
  expect(burmese(sharedWords)('export.saved', { count: 3000 })).toBe('အတန်း 3,000 ခု သိမ်းပြီးပါပြီ။')
})

test('values are inserted unchanged: neither escaped nor looked up', () => {
  const t = createTexts({ language: 'en', given: { 'time.minutesAgo_other': 'By {{name}}' } })(sharedWords)
  const name = "<b>O'Brien</b> $t(signIn.title) {{count}} $&"
  expect(t('time.minutesAgo', { count: 2, name })).toBe(`By ${name}`)
})

test('a value may have the name of an option of i18next', () => {
  const t = createTexts({ language: 'en', given: { 'time.justNow': '{{lng}} {{ns}} {{context}}' } })(
    sharedWords,
  )
  expect(t('time.justNow', { lng: 'my', ns: 'other', context: 'male' })).toBe('my other male')
})

test('the formatters take their words from the language', () => {
  const words = formatWords(burmese(sharedWords))
  expect(words.months).toHaveLength(12)
  expect(words.months[10]).toBe('နိုဝင်ဘာ')
  expect(words.hoursAgo(3)).toBe('3 နာရီအကြာက')
})

test.each([
  [0, '12:00 AM', 'နံနက် 12:00'],
  [11, '11:00 AM', 'နံနက် 11:00'],
  [12, '12:00 PM', 'နေ့လယ် 12:00'],
  [15, '3:00 PM', 'နေ့လယ် 3:00'],
  [16, '4:00 PM', 'ညနေ 4:00'],
  [18, '6:00 PM', 'ညနေ 6:00'],
  [19, '7:00 PM', 'ည 7:00'],
  [23, '11:00 PM', 'ည 11:00'],
])(
  'I18N-02 the part of the day of hour %i follows the digits in English and precedes them in Burmese',
  (hour, inEnglish, inBurmese) => {
    const clock = `${hour % 12 || 12}:00`
    expect(formatWords(english(sharedWords)).time(clock, hour)).toBe(inEnglish)
    expect(formatWords(burmese(sharedWords)).time(clock, hour)).toBe(inBurmese)
  },
)

test('a language that is given shows its words, and English ones in place of those that it lacks', () => {
  const t = createTexts({ language: 'de', given: german })(authWords)
  expect(t('signIn.title')).toBe('Anmelden')
  expect(t('signIn.password')).toBe('Password')
  expect(t('time.hoursAgo', { count: 1 })).toBe('1 hour ago')
  expect(t('time.hoursAgo', { count: 3 })).toBe('3 hours ago')
})

test('the tag of a language is taken as it is written', () => {
  expect(
    createTexts({ language: 'pt-br', given: { 'signIn.title': 'Entrar' } })(sharedWords)('signIn.title'),
  ).toBe('Entrar')
})

test.each([
  [1, '1 minutę temu'],
  [2, '2 minuty temu'],
  [5, '5 minut temu'],
  [12, '12 minut temu'],
  [22, '22 minuty temu'],
])('%i takes its plural form by the rules of the language', (count, text) => {
  const t = createTexts({ language: 'pl', given: polish })(sharedWords)
  expect(t('time.minutesAgo', { count })).toBe(text)
})

test('a form that the language lacks is its other form', () => {
  const t = createTexts({ language: 'pl', given: polish })(sharedWords)
  expect(t('time.hoursAgo', { count: 2 })).toBe('2 godz. temu')
})

test('an app replaces single words', () => {
  const t = createTexts({ language: 'en', given: { 'signIn.title': 'Welcome back' } })(authWords)
  expect(t('signIn.title')).toBe('Welcome back')
  expect(t('signIn.submit')).toBe('Sign In')
})

test.each([
  [0, 'de la madrugada'],
  [5, 'de la madrugada'],
  [6, 'de la mañana'],
  [12, 'de la tarde'],
  [19, 'de la tarde'],
  [23, 'de la noche'],
])('hour %i is in a part of the day of the language', (hour, part) => {
  const clock = `${hour % 12 || 12}:05`
  const given = { 'time.ofDay': '{{clock}} {{period}}' }
  const texts = createTexts({ language: 'es', given, dayParts: spanishDay })
  expect(formatWords(texts(sharedWords)).time(clock, hour)).toBe(`${clock} ${part}`)
})

test('a language of 24 hours writes the time with them', () => {
  const { time } = formatWords(createTexts({ language: 'de', given: german })(sharedWords))
  expect(time('3:05', 15)).toBe('15:05 Uhr')
  expect(time('12:00', 0)).toBe('00:00 Uhr')
})

test('FMT-04 an age takes the words and the plural form of the language', () => {
  const words = formatWords(createTexts({ language: 'de', given: german })(sharedWords))
  const now = Date.parse('2026-11-20T08:05:00Z')
  expect(formatTimeAgo('2026-11-20T08:04:00Z', { now }, words)).toBe('vor 1 Minute')
  expect(formatTimeAgo('2026-11-20T08:00:00Z', { now }, words)).toBe('vor 5 Minuten')
})

test('CF-175 a page without a sign-in says that it has expired, and nothing about a sign-in', () => {
  const t = createTexts({ language: 'en', hasSignIn: false })(sharedWords)
  const expired = 'This page has expired. Close it and open it again in the app.'
  expect(t('common.signedOut')).toBe(expired)
  expect(t('live.blockedSignedOut')).toBe(expired)
  expect(t('common.reload')).toBe('Reload')
})

/** An instance with everything that could change our words: escaping, other separators, fallbacks, a processor. */
async function hostileInstance() {
  const partner = createInstance()
  partner.use({ type: 'postProcessor', name: 'shout', process: (text: string) => text.toUpperCase() })
  await partner.init({
    lng: 'th',
    fallbackLng: 'fr',
    postProcess: ['shout'],
    interpolation: { escapeValue: true, prefix: '<', suffix: '>' },
    parseMissingKeyHandler: () => 'missing',
    resources: {
      th: { app: { hello: 'สวัสดี' }, 'fleet-auth': { 'signIn.password': 'รหัสผ่าน' } },
      en: { fleet: { 'signIn.title': 'Welcome' } },
      fr: { fleet: { 'common.reload': 'Recharger' } },
    },
  })
  return partner
}

test("an app's instance gives its words in the kit's namespaces, and nothing else", async () => {
  const partner = await hostileInstance()
  const before = JSON.stringify([partner.store.data, partner.options.interpolation, partner.language])
  const t = createTexts({ language: 'th', partner })(authWords)
  expect(t('signIn.password')).toBe('รหัสผ่าน')
  expect(t('signIn.title')).toBe('Welcome')
  expect(t('common.reload')).toBe('Reload')
  expect(t('time.minutesAgo', { count: 5 })).toBe('5 minutes ago')
  expect(JSON.stringify([partner.store.data, partner.options.interpolation, partner.language])).toBe(before)
})

test("words of `messages` win over those of an app's instance", async () => {
  const partner = await hostileInstance()
  const t = createTexts({ language: 'th', partner, given: { 'signIn.password': 'PIN' } })(authWords)
  expect(t('signIn.password')).toBe('PIN')
})
