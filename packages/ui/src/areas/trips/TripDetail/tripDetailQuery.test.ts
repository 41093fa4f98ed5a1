import { createFleetClient } from '@fleetgis/api'
import { expect, test } from 'vitest'
import { type TripDetailTarget, tripDetailQuery } from './tripDetailQuery.ts'

const client = createFleetClient({ bases: { main: 'https://fleet.example' } })
const userId = 'U-1'

test.each<[string, TripDetailTarget]>([
  ['EP-K08', { audience: 'driver', userId, bookingKey: 'bk-1' }],
  ['EP-K08', { audience: 'admin', userId, bookingKey: 'bk-1' }],
  ['EP-K09', { audience: 'passenger', userId, bookingKey: 'bk-1' }],
  ['EP-B52', { audience: 'owner', userId, tripId: 't-1' }],
  ['EP-B50', { audience: 'owner', userId, vehicleId: 'v-1' }],
  ['EP-B34', { audience: 'map', userId, driverKey: 'd-1', groupId: 'G001' }],
])('%s is the call for %j', (id, target) => {
  expect(tripDetailQuery(client, target).queryKey[0]).toBe(id)
})
