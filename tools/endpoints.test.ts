import { expect, test } from 'vitest'
import { endpointsPage, writtenPage } from './endpoints.ts'

test('docs/endpoints.md is current', async () => {
  const page = await endpointsPage()
  expect(writtenPage(), 'node --conditions=@fleetgis/source tools/endpoints.ts writes it').toBe(page)
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
