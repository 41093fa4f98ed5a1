import { asText } from './asText.ts'

/** Where somebody searches, as far as blank searches differ. */
export type SearchScreen = 'map' | 'ownerMap' | 'passengerBookings' | 'other'

/** What a blank search is sent as. Source: VAL-34, BKG-30, CF-72. */
const BLANK = { map: ' ', ownerMap: ' ', passengerBookings: '', other: '' } as const satisfies Record<
  SearchScreen,
  string
>

/**
 * The text sent for what was typed: trimmed, and on the two maps a single blank where nothing remains. The
 * passenger's list has no search and always sends the empty text. Source: VAL-33, VAL-34, BKG-30, CF-72.
 */
export function searchText(screen: SearchScreen, typed: string | null | undefined): string {
  if (screen === 'passengerBookings') return BLANK[screen]
  return asText(typed).trim() || BLANK[screen]
}
