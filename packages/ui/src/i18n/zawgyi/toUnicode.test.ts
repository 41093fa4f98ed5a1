import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mayBeZawgyi } from './mayBeZawgyi.ts'
import { SPELLINGS } from './spellings.ts'
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

const words = SPELLINGS.split(' ')
const pairs = words.flatMap((word, index) =>
  index % 2 === 0 ? [[word, words[index + 1] ?? ''] as const] : [],
)
/** Listed words whose Zawgyi has nothing that Unicode cannot have: one of them alone stays as it is. */
const UNSEEN = pairs.filter(([, zawgyi]) => !mayBeZawgyi(zawgyi)).map(([unicode]) => unicode)

test('CF-181 a listed word is shown in Unicode from both spellings, all but a few that could be Unicode', () => {
  expect(pairs.length).toBeGreaterThan(180)
  for (const [unicode, zawgyi] of pairs) {
    expect(shown(unicode)).toBe(unicode.normalize('NFC'))
    if (!UNSEEN.includes(unicode)) expect(shown(zawgyi)).toBe(unicode.normalize('NFC'))
  }
  expect(UNSEEN.length).toBeLessThan(pairs.length / 20)
})

test.each([
  ['မဂၤလာပါ', 'မင်္ဂလာပါ'],
  ['ဟုတ္ကဲ့', 'ဟုတ်ကဲ့'],
  ['ဘယ္မွာလဲ', 'ဘယ်မှာလဲ'],
  ['ဟယ္လို', 'ဟယ်လို'],
  // Neighbours of listed words, recognized by what Unicode cannot have.
  ['အလံုလမ္း', 'အလုံလမ်း'],
  ['စက္မႈ (၁)', 'စက်မှု (၁)'],
  ['တပ္ဖြဲ႔', 'တပ်ဖွဲ့'],
  ['သံျဖဴ', 'သံဖြူ'],
  ['(၅) ေကြ့', '(၅) ကွေ့'],
  ['ရြာထဲ', 'ရွာထဲ'],
  ['မေတာ္တဆ', 'မတော်တဆ'],
])('CF-181 %s is shown as %s', (zawgyi, unicode) => {
  expect(shown(zawgyi)).toBe(unicode.normalize('NFC'))
})

test.each([
  // Burmese, with stacks of Pali and Sanskrit.
  'မင်္ဂလာပါ',
  'ဗြဟ္မာ',
  'ပဒုမ္မာ',
  'ဥက္ကလာပ',
  'ကမ္ဘာအေး',
  'သန္တာ',
  'ယုဇနဥယျာဉ်',
  'ကွန်ပျူတာ',
  // Shan, Pa'O, Mon, Sgaw Karen
  'ၼႃႈလိၵ်ႈ',
  'တီႈလႂ်',
  'လွၵ်းလွၵ်ႉ',
  'သီႇ',
  'ပအိုဝ်ႏ',
  'ထာꩻမာꩻ',
  'ဘာသာမန်',
  'ကလေင်တၟိ',
  'လၢတၢ်',
  'ပှၤတဂၤလၢ',
  'ထံကီၢ်',
])('CF-181 %s is Unicode, stays as it is, and loads nothing', (text) => {
  expect(mayBeZawgyi(text)).toBe(false)
  expect(toUnicode(text)).toBe(text)
})
