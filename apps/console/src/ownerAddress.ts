import { correctRange, isDateText, PERIOD_CODES, periodFromCode } from '@fleetgis/domain/period'
import { OWNER_FILTERS, type OwnerFilters } from '@fleetgis/ui/TripList'
import type { PageQuery } from './readQuery.ts'
import { type ListAddress, writeQuery } from './useListFilters.ts'

type Query = Pick<PageQuery, 'text' | 'list'>

/** The parameters that an owner's pages share; the token stays with the tab. */
const ownerOf = (query: Query) => ({
  driverid: query.text('driverid'),
  language: query.text('language'),
  theme: query.text('theme'),
})

/** The address of the trip list of an owner (TRIP-01, CF-94). */
export function tripListAddress(query: Query): ListAddress<OwnerFilters> {
  return {
    read: (present) => ({
      search: present.text('search')?.trim() ?? '',
      period: readPeriod(present),
      vehicleIds: present.list('vehicleid').filter((id) => id !== ''),
    }),
    write: ({ search, period, vehicleIds }) => ({
      ...ownerOf(query),
      search: search.trim(),
      ...writePeriod(period),
      vehicleid: vehicleIds,
    }),
  }
}

/** The link to the trip list with filters (OMAP-06). */
export const tripListHref = (query: Query, filters: OwnerFilters): string =>
  `/trip-list${writeQuery(tripListAddress(query).write(filters))}`

/** The link to the owner's map (TRIP-02). */
export const ownerMapHref = (query: Query): string => `/owner-map${writeQuery(ownerOf(query))}`

/** Dates count only with the code of a range; a range without two dates is the initial period. */
function readPeriod(query: Query): OwnerFilters['period'] {
  const option = periodFromCode(query.text('showdate'))
  if (option !== 'range') return { option }
  const start = query.text('startdate')
  const end = query.text('enddate')
  if (!isDateText(start) || !isDateText(end)) return OWNER_FILTERS.period
  return { option, ...correctRange({ start, end }, 'end') }
}

function writePeriod(period: OwnerFilters['period']) {
  if (period.option === 'range')
    return { startdate: period.start, enddate: period.end, showdate: String(PERIOD_CODES.range) }
  const isCode = period.option === 'week' || period.option === 'month'
  return { showdate: isCode ? String(PERIOD_CODES[period.option]) : undefined }
}
