/** Longer texts are shown as they are (CF-166). */
const MAX_LENGTH = 5_000

/** Letters and medial signs, after which Unicode may have the vowel E. */
const BASE = String.raw`\u1000-\u102a\u103b-\u103f\u104e\u1050-\u1055\u105a-\u1061\u1065\u1066\u106e-\u1070\u1075-\u1082\u108e\ua9e0-\ua9ff\uaa60-\uaa7f`

/** The letters that stand below a letter, by the letter above them, in words of Burmese, Pali and Sanskrit. */
const STACKS = {
  က: 'ကခတယသ',
  ဂ: 'ဂဃနမ',
  စ: 'စဆ',
  ဇ: 'ဇဈည',
  ဉ: 'ခဂစဆဇဈ',
  ည: 'ည',
  ဋ: 'ဋဌ',
  ဍ: 'ဍဎ',
  ဏ: 'ဋဌဍဎဏ',
  တ: 'တထနမလသ',
  ဒ: 'ဂဒဓဗမ',
  န: 'တထဒဓနမဝ',
  ပ: 'တပဖလ',
  ဗ: 'ဒဗဘ',
  မ: 'နပဖဗဘမ',
  လ: 'ကဂပမယလ',
  သ: 'ကတထနပမသ',
  ဟ: 'နမယဝ',
  ယ: 'ယ',
  ဠ: 'ဠ',
}
const NO_STACK = Object.entries(STACKS)
  .map(([above, below]) => `${above}\\u1039(?![${below}])`)
  .join('|')

/** Sequences of Zawgyi that no Burmese in Unicode has. */
const NOT_UNICODE = new RegExp(
  [
    // A virama without a letter that can stand below: Zawgyi's asat.
    String.raw`\u1039(?![\u1000-\u1003\u1005-\u1019\u101c\u101e\u1021\u1025])`,
    // The vowel E before its letter.
    String.raw`(?:^|[^${BASE}])\u1031`,
    // A dependent sign at the start of a word.
    String.raw`(?:^|[\s\u200b(\u104a\u104b])[\u102b-\u1030\u1032-\u1037\u1039-\u103e]`,
    // An asat with a vowel or a medial: Zawgyi's medial YA.
    String.raw`\u103a[\u102b-\u1030\u1032\u1036\u103b-\u103e]`,
    // A stack that no word has: Zawgyi's asat before the next syllable. CF-181, as all that follows.
    `(?:${NO_STACK}|[ခဃငဆဈဌဎထဓဖဘရဝအ]\\u1039)[\\u1000-\\u1021]`,
    // A medial, or the vowel U, after what follows it in Unicode.
    String.raw`[\u102b-\u1032\u1036-\u1038][\u103b-\u103e]`,
    String.raw`\u1036[\u102f\u1030]`,
    // A virama after a vowel, and a medial RA below RA: Zawgyi's asat and WA.
    String.raw`[\u102b-\u1032\u1036-\u1038]\u1039|\u101b\u103c`,
    // Zawgyi's NA above a letter, after LA below one: a tone of Palaung after a medial of Mon.
    String.raw`\u1060\u108f`,
    // Zawgyi's RA, dot below, HA with U and NA after a letter: digits and tones of Shan and Palaung.
    String.raw`[\u1000-\u1021][\u1088-\u108a\u108f]|[\u1000-\u1021\u102d-\u1036\u1039\u103d][\u1090\u1094\u1095]`,
    // Letters of Shan, which has another AA: Zawgyi's letters below.
    String.raw`[\u1000-\u1021][\u1075-\u107d]\u102c`,
    // The first word of many chats, whose sequences Karen has too.
    'မဂၤလာ',
    // Zawgyi's medial RA before its letter; in Unicode a letter of Shan, which the model tells apart.
    String.raw`[\u107e-\u1080][\u1000-\u1021]`,
  ].join('|'),
)

/** Whether a text has what Unicode cannot have, so that it may be Zawgyi. Source: CF-166, CF-181. */
export function mayBeZawgyi(text: string): boolean {
  return text.length <= MAX_LENGTH && NOT_UNICODE.test(text)
}
