import { formatDateTime } from '../format/dates.ts'
import type { StampWords } from '../format/words.ts'
import type { BookingAudience } from './audience.ts'

/** Only the admin's format is documented (BKG-20); the others read the same until their own is known (BKG-31). */
const FORMATS: Readonly<Record<BookingAudience, typeof formatDateTime>> = {
  driver: formatDateTime,
  passenger: formatDateTime,
  admin: formatDateTime,
}

/** When a booking was made, as its card says it. Unreadable: empty text. BKG-06, BKG-20, BKG-31. */
export function createdLabel(audience: BookingAudience, stamp: string, words?: StampWords): string {
  return FORMATS[audience](stamp, words)
}
