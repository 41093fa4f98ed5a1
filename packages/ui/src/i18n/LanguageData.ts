import type { Words } from '../Words.ts'
import type { DayPart } from './words.ts'

/** The plural forms of CLDR. */
export type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

type PluralKey = Extract<keyof Words, `${string}_other`> extends `${infer Base}_other` ? Base : never

/** The words of a language by key; a key with plural forms carries the form, as in `time.minutesAgo_few`. */
export type GivenWords = {
  readonly [Key in keyof Words | `${PluralKey}_${PluralForm}`]?: string
}

/** A language that the provider is given, beside English and Burmese. */
export interface LanguageData {
  /** Its name in its own words. */
  readonly name: string
  /** The keys are those of `Words`. English words replace missing ones. */
  readonly words: GivenWords
  /**
   * The parts of the day from hour 0 on, which `time.ofDay` inserts as `{{period}}`: AM and PM unless given. A language of
   * 24 hours needs none: its `time.ofDay` is `{{hour}}:{{minute}}`.
   */
  readonly dayParts?: readonly DayPart[] | undefined
}

/** Languages by their BCP 47 tags. */
export type Languages = Readonly<Record<string, LanguageData>>
