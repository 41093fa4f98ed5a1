import type en from './en.json'
import type { DayPart } from './LanguageData.ts'

type FileKey = keyof typeof en

/** The words of one language, by key. */
export type Words = Record<FileKey, string>

type WithoutPlural<Key> = Key extends `${infer Base}_other` ? Base : Key extends `${string}_one` ? never : Key

/** A key in code; keys with plural forms (`_one`, `_other`) are used without the suffix. */
export type TextKey = WithoutPlural<FileKey>

/** Returns the words of a key in the language shown, with `values` inserted; `count` selects the plural form. */
export interface Translate {
  (key: TextKey, values?: Readonly<Record<string, string | number>>): string
  /** The parts of the day of a language that the provider is given. */
  readonly dayParts?: readonly DayPart[]
}
