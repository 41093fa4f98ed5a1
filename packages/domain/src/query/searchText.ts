import { asText } from './asText.ts'

/** The screens of a search, which send blank searches differently. */
export type SearchScreen = 'map' | 'ownerMap' | 'passengerBookings' | 'other'

/** The sent text of a blank search. Source: CF-72. */
const BLANK = { map: ' ', ownerMap: ' ', passengerBookings: '', other: '' } as const satisfies Record<
  SearchScreen,
  string
>

/**
 * The sent text of a typed search: trimmed, and on the two maps a single blank for an empty one. The passenger's list
 * has no search and always sends empty text. Source: CF-72.
 */
export function searchText(screen: SearchScreen, typed: string | null | undefined): string {
  if (screen === 'passengerBookings') return BLANK[screen]
  return asText(typed).trim() || BLANK[screen]
}
