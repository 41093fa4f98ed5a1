import { test } from 'vitest'
import { fuzzReply } from '../testing/fuzz.ts'
import { checkPermission, routePermission, userMenu } from './endpoints.ts'

test('EP-A09 for any reply the answer for a route is read or refused', async () => {
  await fuzzReply(checkPermission, { route: '/home/map' }, { status: 200, message: 'ok' }, { status: 200 })
})

test('EP-A10 for any reply permissions are read or refused', async () => {
  const flags = { can_add: 1, can_view: '1', can_edit: false, can_delete: null }
  await fuzzReply(routePermission, { route: '/home/driver-list' }, { data_list: [flags] })
})

test('EP-A15 for any reply the menu is read or refused', async () => {
  const entry = { code: 'map', name: 'Map', route: '/home/map' }
  await fuzzReply(
    userMenu,
    undefined,
    {
      data: {
        data: [{ ...entry, Domain: [entry], Report: [entry] }, entry],
        Domain: [entry],
        Report: [entry],
      },
    },
    { data: { data: [entry] } },
  )
})
