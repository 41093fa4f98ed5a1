import type accounts from './en/accounts.json'
import type base from './en/base.json'
import type figures from './en/figures.json'
import type groups from './en/groups.json'
import type lists from './en/lists.json'
import type maps from './en/maps.json'
import type staff from './en/staff.json'

type FileKey = keyof (typeof base &
  typeof accounts &
  typeof figures &
  typeof groups &
  typeof lists &
  typeof maps &
  typeof staff)

/**
 * The files of the words: `base` of every page and the payments; `accounts` of the
 * sign-in pages; `lists` of live lists, bookings, trips
 * and chats; `maps`; `groups` of a group's drivers, wallets and top-ups; `figures`; `staff` of the staff's lists and
 * forms.
 */
export const WORD_PARTS = ['base', 'accounts', 'lists', 'maps', 'groups', 'figures', 'staff'] as const

/** One file of the words. */
export type WordPart = (typeof WORD_PARTS)[number]

/** The words of one language, by key. */
export type Words = Record<FileKey, string>

type WithoutPlural<Key> = Key extends `${infer Base}_other` ? Base : Key extends `${string}_one` ? never : Key

/** A key in code; keys with plural forms (`_one`, `_other`) are used without the suffix. */
export type TextKey = WithoutPlural<FileKey>

/** A part of the day, from an hour (0 to 23) to the next part. */
export interface DayPart {
  readonly from: number
  readonly name: string
}

/** Returns the words of a key in the language shown, with `values` inserted; `count` selects the plural form. */
export interface Translate {
  (key: TextKey, values?: Readonly<Record<string, string | number>>): string
  /** The parts of the day of a language that the provider is given. */
  readonly dayParts?: readonly DayPart[]
}
