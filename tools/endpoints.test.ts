import { expect, test } from 'vitest'
import { callNames, endpointsPage, written } from './endpoints.ts'

test('docs/endpoints.md and the names of calls for hints are current', async () => {
  const current = { page: await endpointsPage(), names: callNames() }
  expect(written(), 'node --conditions=@fleetgis/source tools/endpoints.ts writes them').toEqual(current)
})

test('the page has method, path, access, source, purpose and import path of a call', async () => {
  expect(await endpointsPage()).toContain(
    '| EP-A11 | POST | `/location` | read | documented | `locations` of `api/map` | The positions of drivers in a period: rows of the console map and of the check-in list (CF-116). |',
  )
})

test.each(['EP-A21', 'EP-B09', 'EP-T01', 'EP-I01'])(
  '%s, which is no call of its own, has a note',
  async (id) => {
    expect(await endpointsPage()).toContain(`\n- \`${id}\``)
  },
)
