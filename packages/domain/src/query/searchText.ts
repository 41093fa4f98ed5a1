import { asText } from './asText.ts'

/** The sent text of a blank search. Source: CF-72. */
const BLANK = { map: ' ', other: '' } as const

/** The sent text of a typed search: trimmed; by the calls of the maps a single blank for an empty one. Source: CF-72. */
export function searchText(screen: keyof typeof BLANK, typed: string | null | undefined): string {
  return asText(typed).trim() || BLANK[screen]
}
