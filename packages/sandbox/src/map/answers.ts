import type { EndpointId, Endpoints } from '@fleetgis/api/endpoints'
import type { Answer } from '../answer.ts'
import { takePage } from '../base/page.ts'
import { figuresOf } from '../trips/figures.ts'
import { groupsOf, readFilter } from './filter.ts'
import { locationRows } from './locationRows.ts'
import { filteredTrips, tripRow } from './tripRows.ts'

type MapId = Extract<EndpointId, 'EP-A11' | 'EP-A12' | 'EP-A13' | 'EP-A14'>

export const mapAnswers: { readonly [Id in MapId]: Answer<Endpoints[Id]> } = {
  'EP-A11': ({ world, query, body, caller }) => {
    const filter = readFilter(world, caller(), body)
    return { status: 200, data_list: takePage(locationRows(world, filter), query) }
  },

  'EP-A12': ({ world, query, body, caller }) => {
    const filter = readFilter(world, caller(), body)
    const page = takePage(filteredTrips(world, filter), query)
    return { status: 200, data_list: page.map((trip) => tripRow(world, trip)) }
  },

  'EP-A13': ({ world, body, caller }) => {
    const filter = readFilter(world, caller(), body)
    const found = [...filteredTrips(world, filter)].map(({ trip }) => trip)
    const { trips, drivers, km } = figuresOf(world, found)
    return { status: 200, data: { trips, drivers, distancebykm: km } }
  },

  'EP-A14': ({ world, caller }) => ({
    status: 200,
    dataList: groupsOf(world, caller()).map(({ key, id, name }) => ({ syskey: key, id, name })),
  }),
}
