import * as auth from './auth/endpoints.ts'
import * as bookings from './bookings/endpoints.ts'
import * as chat from './chat/endpoints.ts'
import * as dashboards from './dashboards/endpoints.ts'
import * as drivers from './drivers/endpoints.ts'
import * as admin from './map/admin/endpoints.ts'
import * as map from './map/endpoints.ts'
import * as owner from './owner/endpoints.ts'
import * as payments from './payments/endpoints.ts'
import * as places from './places/endpoints.ts'
import * as staff from './staff/endpoints.ts'
import * as trips from './trips/endpoints.ts'
import * as wallet from './wallet/endpoints.ts'

/** Every call by its name: a sandbox must answer this list. The `endpoints.ts` of an area exports calls only. */
export const endpoints = {
  ...auth,
  ...bookings,
  ...chat,
  ...dashboards,
  ...drivers,
  ...admin,
  ...map,
  ...owner,
  ...payments,
  ...places,
  ...staff,
  ...trips,
  ...wallet,
} as const

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints
