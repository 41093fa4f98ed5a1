import { expect, test } from 'vitest'
import { endpoints } from './endpoints.ts'

// Written from the documents, not from the declarations, so that a mistake in a declaration fails.

/** Method and path are documented. `unknow` is the server's spelling. */
const DOCUMENTED = `
  EP-A01: POST /generate/renew-token
  EP-A02: POST /reset-mail
  EP-A03: POST /update-password
  EP-A04: GET /verify-token
  EP-A05: GET /check-token
  EP-A06: POST /user
  EP-A07: POST /signin
  EP-A08: POST /signup
  EP-A09: POST /role/users/check-permission
  EP-A10: POST /role/users/get-permission
  EP-A11: POST /location
  EP-A16: POST /driver/driverByAdmin
  EP-A17: POST /driver/unregisterDrivers
  EP-A18: POST /driver/add/balance
  EP-A19: POST /domain/create/driver-domain
  EP-A20: POST /driver/transaction
  EP-B01: POST /console/location/add
  EP-B02: POST /console/location/list
  EP-B03: POST /console/location/address-list
  EP-B04: POST /console/add/unknow-location
  EP-B05: POST /console/unknow-location/list
  EP-B06: POST /console/update/location/address
  EP-B07: POST /console/update/location/status
  EP-B08: POST /console/disable/location/address-list
  EP-B10: POST /driver/list/webconsole
  EP-B11: POST /domain/listBySuperAdmin
  EP-B12: POST /domain/super-admin/list
  EP-B13: POST /domain/add/driver-domain
  EP-B14: POST /driver/group/remove
  EP-B15: POST /driver/list
  EP-B16: POST /driver/self/add-balance
  EP-B17: POST /console/driver/pincode
  EP-B18: PUT /console/driver/pincode
  EP-B30: POST /driver/pre-register
  EP-B31: PUT /driver/pre-register
  EP-K01: POST /booking/driver/bookinglist
  EP-K02: POST /booking/bookinglist/console
  EP-K03: POST /booking/driver/admin-list
  EP-K04: POST /booking/driver-ready
  EP-K05: POST /booking/domain/type
  EP-K06: PUT /booking/domain/type
  EP-K07: POST /domain/console-details
  EP-K08: POST /booking/driver/details
  EP-K09: POST /booking/passenger/details
  EP-K10: POST /booking/driver-status
  EP-K11: POST /booking/save/payment
  EP-K12: POST /booking/update/payment
  EP-K13: POST /booking/accept
  EP-K14: POST /console/admin/driver/list
  EP-K15: POST /console/booking/update/status
  EP-C01: POST /api/chat/create
  EP-C02: POST /api/chat/conversation-id
  EP-C03: POST /api/chat/messages
  EP-C04: POST /api/chat/listbyID
  EP-C05: POST /api/chat/list
  EP-C06: POST /api/chat/participants-info
  EP-C07: POST /api/chat/add/participants
  EP-M01: POST /passenger/driver/info
  EP-M02: GET /driver/check/{id}
  EP-M03: POST /console/message/noti
  EP-G01: POST /api/pay
`

/** The method, the path or both are assumed: a deployment can replace these paths. */
const ASSUMED = `
  EP-A12: POST /trip
  EP-A13: POST /trip/trip-info
  EP-A14: POST /domain/list
  EP-A15: POST /role/users/get-menu
  EP-B19: POST /driver/admin-info
  EP-B20: POST /driver/request-list
  EP-B21: POST /driver/admin-approve
  EP-B22: POST /trip/admin/polyline
  EP-B23: POST /trip/admin/trip-info
  EP-B24: POST /booking/trip-info
  EP-B25: POST /location/admin
  EP-B26: POST /location/driver/current
  EP-B27: POST /console/current/booking
  EP-B28: POST /console/online/booking
  EP-B29: POST /driver/add/member-id
  EP-B32: POST /driver/pre-register/details
  EP-B33: POST /location/admin/status
  EP-B34: POST /location/admin/details
  EP-B35: POST /driver/vehicle-color
  EP-B36: POST /location/driver/count-list
  EP-B37: POST /console/driver/summary
  EP-B38: POST /location/driver-ranking
  EP-B39: POST /console/driver/totalamount
  EP-B40: POST /console/dashboard
  EP-B41: POST /driver/dashboard
  EP-B42: POST /console/hi-admin/amount
  EP-B43: POST /console/hi-admin/list
  EP-B44: POST /console/driver/balance/history
  EP-B45: POST /driver/check-transaction
  EP-B46: POST /owner/driver-vehicle
  EP-B47: POST /owner/vehicle-trip-info
  EP-B48: POST /owner/vehicle-location
  EP-B49: POST /owner/vehicle-trip
  EP-B50: POST /owner/vehicle-details
  EP-B51: POST /owner/trip-list
  EP-B52: POST /owner/trip-details
  EP-N01: GET /search
  EP-P01: GET /api/
  EP-S01: POST /v1/places:autocomplete
  EP-S02: GET /v1/places/{id}
`

/** Numbers without a call: two are sent as another call, two are addresses of files. */
const NO_CALLS = ['EP-A21', 'EP-B09', 'EP-T01', 'EP-I01']

const read = (table: string, source: 'documented' | 'assumed') =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [, id = '', method = '', path = ''] = /^(EP-\w+): (\w+) (\S+)$/.exec(line.trim()) ?? []
      return { id, method, path, source }
    })

const calls = [...read(DOCUMENTED, 'documented'), ...read(ASSUMED, 'assumed')]

test('the list has the specified calls: 105 numbers, four of them without a call', () => {
  expect(calls.length + NO_CALLS.length).toBe(105)
})

test('CF-128 a call that the specification does not name is assumed', () => {
  const specified = new Set(calls.map(({ id }) => id))
  const own = Object.values(endpoints).filter(({ id }) => !specified.has(id))
  expect(own.filter(({ source }) => source !== 'assumed')).toEqual([])
})

test('each number is one call', () => {
  const ids = Object.values(endpoints).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test.each(calls)('$id is $method $path, $source', (call) => {
  expect(Object.values(endpoints).find(({ id }) => id === call.id)).toMatchObject(call)
})

test('the list is keyed by the names of its calls', () => {
  for (const [name, endpoint] of Object.entries(endpoints)) expect(endpoint.name).toBe(name)
})
