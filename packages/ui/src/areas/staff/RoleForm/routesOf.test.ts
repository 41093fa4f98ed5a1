import { type RouteGrant, STAFF_ROUTES } from '@fleetgis/domain/staff'
import { expect, test } from 'vitest'
import { routesOf } from './routesOf.ts'

const view = { canView: true, canAdd: false, canEdit: false, canDelete: false }
const on = (...routes: string[]): RouteGrant[] => routes.map((route) => ({ ...view, route }))

test('CF-128 a role form has every page that the role has rights on, each of them once', () => {
  const others = ['/location', '/home/bookings', '/home/chats', '/home/other']
  expect(routesOf(on('/home/map', ...others))).toEqual([...STAFF_ROUTES, ...others])
})
