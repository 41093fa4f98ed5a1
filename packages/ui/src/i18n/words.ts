import type en from './en.json'

type FileKey = keyof typeof en

/** The words of one language, by key. */
export type Words = Record<FileKey, string>

type WithoutPlural<Key> = Key extends `${infer Base}_other` ? Base : Key extends `${string}_one` ? never : Key

/** A key as code names it: one with plural forms (`_one`, `_other`) is named without its ending. */
export type TextKey = WithoutPlural<FileKey>

/** Finds the words of a key in the language shown, and puts `values` into them; `count` chooses the plural form. */
export type Translate = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string
