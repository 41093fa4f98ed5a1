import { expect, test } from 'vitest'
import { openWorld } from '../testing/openWorld.ts'

const DAYS = { startdate: '2026-11-20', enddate: '2026-11-20' }
const PAGE = '?curPage=1&pageSize=20'

async function open() {
  const opened = openWorld()
  await opened.enter('guest@fleetgis.example')
  const { world, session, send } = opened
  const key = world.accounts.find('guest@fleetgis.example')?.key
  const [driver] = world.drivers
  return {
    ask: async (path: string, body: object) => {
      const headers = { Authorization: `Bearer ${session.accessToken}` }
      const ids = { userid: key, driverid: key, domain: 'G001', domainid: 'G001' }
      return send(path, { search: '', ...DAYS, ...ids, ...body }, { headers })
    },
    driver,
  }
}

test.each([
  ['EP-A16', `/driver/driverByAdmin${PAGE}`, {}],
  ['EP-A17', `/driver/unregisterDrivers${PAGE}`, {}],
  ['EP-B02', '/console/location/list', { location: '' }],
  ['EP-B10', `/driver/list/webconsole${PAGE}`, {}],
  ['EP-B19', '/driver/admin-info', {}],
  ['EP-B22', `/trip/admin/polyline${PAGE}`, { domain: [] }],
  ['EP-B25', '/location/admin', { domain: [] }],
  ['EP-B40', '/console/dashboard', { domain: '' }],
  [
    'EP-K03',
    `/booking/driver/admin-list${PAGE}`,
    { fromdate: '2026-11-20', todate: '2026-11-20', status: [1] },
  ],
  ['EP-K05', '/booking/domain/type', {}],
  ['EP-K07', '/domain/console-details', {}],
])('CF-04 role 0 is refused by %s', async (_, path, body) => {
  const { ask } = await open()
  expect(await ask(path, body)).toMatchObject({ status: 403 })
})
