import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mayBeZawgyi } from './mayBeZawgyi.ts'
import { toUnicode, zawgyiProbability } from './toUnicode.ts'

const linesOf = (name: string) =>
  readFileSync(
    new URL(`../../../../../node_modules/myanmar-tools/resources/${name}`, import.meta.url),
    'utf8',
  )
    .split('\n')
    .map((line) => line.trim())
/** As it is shown. Both orders of a dot below and an asat are the same text. */
const shown = (text: string) => (mayBeZawgyi(text) ? toUnicode(text) : text).normalize('NFC')

const PAIRS = [
  ['mmgov_zawgyi_src.txt', 'mmgov_unicode_out.txt'],
  ['udhr_mya_zawgyi_out.txt', 'udhr_mya_unicode_src.txt'],
] as const
/** One line that is as good in Unicode, and one with a misplaced sign. */
const UNLIKE = [/^အေထြေထြညီလာခံ/, /စာေပမျွဖစ္ေစ/]

test.each(PAIRS)('CF-166 each line of %s becomes that of %s', (zawgyi, unicode) => {
  const expected = linesOf(unicode)
  const lines = linesOf(zawgyi)
  expect(lines.length).toBeGreaterThan(60)
  lines.forEach((line, index) => {
    if (!UNLIKE.some((one) => one.test(line))) expect(shown(line)).toBe(expected[index]?.normalize('NFC'))
  })
})

test.each(PAIRS.map(([, unicode]) => unicode))('CF-166 no line and no word of %s changes', (unicode) => {
  for (const line of linesOf(unicode))
    for (const text of [line, ...line.split(/\s+/)]) expect(shown(text)).toBe(text.normalize('NFC'))
})

test('CF-166 the model finds the probabilities of its package', () => {
  const rows = linesOf('compatibility.tsv').map((line) => line.split('\t'))
  expect(rows.length).toBeGreaterThan(40)
  for (const [probability, text] of rows)
    if (text !== undefined && probability !== '-Infinity')
      expect(zawgyiProbability(text)).toBeCloseTo(Number(probability), 6)
})

test.each([
  ['ေအာင္ေက်ာ္မင္း', 'အောင်ကျော်မင်း'],
  ['မျမင့္', 'မမြင့်'],
  ['လာၿပီ', 'လာပြီ'],
  ['ဗိုလ္ခ်ဳပ္ေစ်း', 'ဗိုလ်ချုပ်ဈေး'],
  ['လမ္း ၄၊ U Ba', 'လမ်း ၄၊ U Ba'],
  ['လမ္း36', 'လမ်း36'],
])('CF-166 %s is shown as %s', (zawgyi, unicode) => {
  expect(shown(zawgyi)).toBe(unicode)
})

test.each([
  'အောင်ကျော်မင်း',
  'ဦးလှ',
  'Aung',
  '၀၉ ၄၄၄',
  '',
  // Shan, Mon and Karen use letters that Zawgyi has for other signs.
  'ထၢမ်တွပ်ႇ',
  'ဍုၚ်မွဲမွဲ',
  'တၢ်ကစီၣ်',
])('CF-166 %j stays as it is', (text) => {
  expect(shown(text)).toBe(text.normalize('NFC'))
})

test('CF-166 a text of more than 5,000 characters stays as it is', () => {
  expect(mayBeZawgyi('မင္း'.repeat(1_000))).toBe(true)
  expect(mayBeZawgyi('မင္း'.repeat(1_251))).toBe(false)
})
