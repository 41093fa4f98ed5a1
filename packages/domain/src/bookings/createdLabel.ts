import { formatDateTime } from '../format/dates.ts'
import type { StampWords } from '../format/words.ts'
import type { BookingAudience } from './audience.ts'

/** Only the admin's format is documented (BKG-20); the others use the same one (BKG-31). */
const FORMATS: Readonly<Record<BookingAudience, typeof formatDateTime>> = {
  driver: formatDateTime,
  passenger: formatDateTime,
  admin: formatDateTime,
}

/** The creation time of a booking on its card; empty if unreadable. BKG-20. */
export function createdLabel(audience: BookingAudience, stamp: string, words?: StampWords): string {
  return FORMATS[audience](stamp, words)
}
