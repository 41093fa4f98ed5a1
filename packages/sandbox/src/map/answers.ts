import type { Answers } from '../answer.ts'
import { takePage } from '../base/page.ts'
import { figuresOf } from '../trips/figures.ts'
import { groupsOf, readFilter } from './filter.ts'
import { locationRows } from './locationRows.ts'
import { filteredTrips, tripRow } from './tripRows.ts'

export const mapAnswers = {
  locations: ({ world, query, body, caller }) => {
    const filter = readFilter(world, caller(), body)
    return { status: 200, data_list: takePage(locationRows(world, filter), query) }
  },

  trips: ({ world, query, body, caller }) => {
    const filter = readFilter(world, caller(), body)
    const page = takePage(filteredTrips(world, filter), query)
    return { status: 200, data_list: page.map((trip) => tripRow(world, trip)) }
  },

  tripInfo: ({ world, body, caller }) => {
    const filter = readFilter(world, caller(), body)
    const found = [...filteredTrips(world, filter)].map(({ trip }) => trip)
    const { trips, drivers, km } = figuresOf(world, found)
    return { status: 200, data: { trips, drivers, distancebykm: km } }
  },

  groups: ({ world, caller }) => ({
    status: 200,
    dataList: groupsOf(world, caller()).map(({ key, id, name }) => ({ syskey: key, id, name })),
  }),
} satisfies Partial<Answers>
