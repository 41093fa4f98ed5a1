import en from './words.en.json' with { type: 'json' }
import my from './words.my.json' with { type: 'json' }

/** The words of one area, in both built-in languages, under a namespace of i18next. A component hands them to `useText`. */
export interface AreaWords<Key extends string = string> {
  readonly namespace: string
  readonly en: Readonly<Record<Key, string>>
  readonly my: Readonly<Record<Key, string>>
}

/** The words that more than one area uses. Every `t` has them. */
export const sharedWords = { namespace: 'fleet', en, my } satisfies AreaWords<keyof typeof en>

type WithoutPlural<Key> = Key extends `${infer Base}_other` ? Base : Key extends `${string}_one` ? never : Key

/** The keys of an area in code; keys with plural forms (`_one`, `_other`) are used without the suffix. */
export type KeyOf<Words extends AreaWords> = WithoutPlural<keyof Words['en'] & string>

/** A key of the shared words. */
export type TextKey = KeyOf<typeof sharedWords>

/** A part of the day, from an hour (0 to 23) to the next part. */
export interface DayPart {
  readonly from: number
  readonly name: string
}

/** Returns the words of a key in the language shown, with `values` inserted; `count` selects the plural form. */
export interface Translate<Key extends string = TextKey> {
  (key: Key, values?: Readonly<Record<string, string | number>>): string
  /** The parts of the day of a language that the provider is given. */
  readonly dayParts?: readonly DayPart[]
}

/** Returns the `t` of an area: for its own words and the shared ones. */
export type Texts = <Words extends AreaWords>(words: Words) => Translate<TextKey | KeyOf<Words>>
