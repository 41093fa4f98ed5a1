/** Longer texts are shown as they are (CF-166). */
const MAX_LENGTH = 5_000

/** Letters and medial signs, after which Unicode may have the vowel E. */
const BASE = String.raw`\u1000-\u102a\u103b-\u103f\u104e\u1050-\u1055\u105a-\u1061\u1065\u1066\u106e-\u1070\u1075-\u1082\u108e\ua9e0-\ua9ff\uaa60-\uaa7f`

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
    // Zawgyi's medial RA before its letter; in Unicode a letter of Shan, which the model tells apart.
    String.raw`[\u107e-\u1080][\u1000-\u1021]`,
  ].join('|'),
)

/** Whether a text has what Unicode cannot have, so that it may be Zawgyi. Source: CF-166. */
export function mayBeZawgyi(text: string): boolean {
  return text.length <= MAX_LENGTH && NOT_UNICODE.test(text)
}
