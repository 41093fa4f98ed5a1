import { searchText } from '@fleetgis/domain/query'
import * as z from 'zod/mini'
import { callsOf, written } from '../core/endpoint.ts'
import { pageQuery } from '../core/page.ts'
import { groupsReply, locationsReply, tripInfoReply, tripsReply } from './schemas.ts'

const mapCall = callsOf({ base: 'main', method: 'POST', auth: 'bearer', source: 'assumed' })

/** The filters of the console map (MAP-26). */
export interface MapFilter {
  /** As typed; sent trimmed, and as a single space if it is empty (VAL-33, VAL-34). */
  search: string
  /** Ids of the chosen groups; empty means all. */
  groupIds: readonly string[]
  /** yyyy-mm-dd. */
  start: string
  /** yyyy-mm-dd, included. */
  end: string
}

const filterBody = written(
  z.object({
    search: z.string(),
    domainids: z.array(z.string()),
    startdate: z.string(),
    enddate: z.string(),
  }),
  (filter: MapFilter) => ({
    search: searchText('map', filter.search),
    domainids: [...filter.groupIds],
    startdate: filter.start,
    enddate: filter.end,
  }),
)

/** EP-A11 The positions of drivers in a period: rows of the console map and of the check-in list (CF-116). */
export const locations = mapCall({
  name: 'locations',
  id: 'EP-A11',
  path: '/location',
  access: 'read',
  source: 'documented',
  query: pageQuery,
  body: filterBody,
  response: locationsReply,
})

/** EP-A12 The trips of a period, as lines on the console map (MAP-24). */
export const trips = mapCall({
  name: 'trips',
  id: 'EP-A12',
  path: '/trip',
  access: 'read',
  query: pageQuery,
  body: filterBody,
  response: tripsReply,
})

/** EP-A13 The counters of the map's info dropdown (MAP-14). */
export const tripInfo = mapCall({
  name: 'tripInfo',
  id: 'EP-A13',
  path: '/trip/trip-info',
  access: 'read',
  body: filterBody,
  response: tripInfoReply,
})

/** EP-A14 The groups that the signed-in user may see (MAP-28). */
export const groups = mapCall({
  name: 'groups',
  id: 'EP-A14',
  path: '/domain/list',
  access: 'read',
  body: written(z.object({}), (_: undefined) => ({})),
  response: groupsReply,
})
