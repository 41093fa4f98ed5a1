import { formatDate } from '@fleetgis/domain/format'
import type { DateRange } from '@fleetgis/domain/period'

/** Writes a period as its first and last day, dd/MM/yyyy; as one date for a single day. */
export function daysText({ start, end }: DateRange): string {
  return start === end ? formatDate(start) : `${formatDate(start)} – ${formatDate(end)}`
}
