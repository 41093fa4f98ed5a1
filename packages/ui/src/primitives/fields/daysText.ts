import { formatDate } from '@fleetgis/domain/format'
import type { DateRange } from '@fleetgis/domain/period'

/** The first and the last day of a period, dd/MM/yyyy; one date for a single day. */
export function daysText({ start, end }: DateRange): string {
  return start === end ? formatDate(start) : `${formatDate(start)} – ${formatDate(end)}`
}
