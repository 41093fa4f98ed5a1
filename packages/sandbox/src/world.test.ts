import { expect, test } from 'vitest'
import { dayOf } from './base/stamp.ts'
import { DEFAULT_NOW as NOW } from './scenarios/scenario.ts'
import { openWorld } from './testing/openWorld.ts'
import { createWorld, type World } from './world.ts'

/** A morning at the console, as bytes. */
async function morning(seed: number): Promise<string> {
  const { enter, respond, world } = openWorld({ seed, city: createWorld({ seed, now: 0, drivers: 0 }).city })
  const { accessToken, ...signedIn } = await enter()
  const texts: string[] = [JSON.stringify({ accessToken, signedIn })]
  const filter = { search: ' ', domainids: [], startdate: '2026-11-13', enddate: '2026-11-20' }
  for (const minute of [0, 1, 9]) {
    world.advanceTo(world.now + minute * 60_000)
    for (const path of [
      '/location?pageSize=300&curPage=1',
      '/trip?pageSize=300&curPage=1',
      '/trip/trip-info',
    ]) {
      const response = await respond(
        new Request(`http://sandbox.test${path}`, {
          method: 'POST',
          body: JSON.stringify(filter),
          headers: { Authorization: `Bearer ${accessToken}` },
        }),
      )
      texts.push(`${response.status} ${await response.text()}`)
    }
  }
  const tile = await respond(new Request('http://sandbox.test/tiles/14/12570/7413.svg'))
  return [...texts, await tile.text()].join('\n')
}

test('the same seed and clock give the same answers, byte for byte', async () => {
  expect(await morning(1)).toBe(await morning(1))
})

test('another seed gives another world', async () => {
  expect(await morning(1)).not.toBe(await morning(2))
})

test('two worlds share nothing that changes', async () => {
  const one = openWorld()
  const other = openWorld()
  one.world.accounts.add({ userId: 'new@fleetgis.example', userName: 'New', password: 'welcome-8', role: 0 })
  one.world.faults.set([{ kind: 'status', status: 503 }])
  one.world.advanceTo(one.world.now + 1000)
  expect(other.world.accounts.find('new@fleetgis.example')).toBeUndefined()
  expect(other.world.faults.active).toEqual([])
  expect(other.world.now).toBe(one.world.now - 1000)
})

test('worlds of one city share their past, and nothing that a call adds to it', () => {
  const { city } = createWorld({ seed: 1, now: 0, drivers: 0 })
  const [one, other, alone] = [{ city }, { city }, {}].map((shared) =>
    createWorld({ seed: 1, now: NOW, drivers: 20, ...shared }),
  ) as [World, World, World]
  const trip = { driver: 0, from: 1, to: 2, since: NOW, waited: 0, start: NOW, end: NOW + 600_000 }
  one.diary.add(trip)
  const [owner] = one.roster.all()
  const groupId = owner?.driver?.groupId ?? ''
  if (owner)
    one.wallets.topUp(owner, groupId, { amount: 5000, by: 'admin@fleetgis.example', way: 'hand' }, NOW)
  const read = ({ diary, wallets, roster }: World) => ({
    trips: [...diary.trips(dayOf(NOW) - 6, dayOf(NOW), NOW)],
    statements: roster
      .all()
      .map((enlisted) =>
        wallets.statement(enlisted, enlisted.driver?.groupId ?? '', { first: 0, last: dayOf(NOW) }, NOW),
      ),
  })
  expect(read(other)).toEqual(read(alone))
  expect(read(one).trips).toHaveLength(read(alone).trips.length + 1)
  expect(read(one).statements[0]?.closing).toBe((read(alone).statements[0]?.closing ?? 0) + 5000)
})

test('every driver has a vehicle, a group and an owner; some names are in Burmese', () => {
  const { world } = openWorld({ drivers: 300 })
  const keys = (rows: readonly { key: string }[]) => new Set(rows.map(({ key }) => key))
  for (const { vehicleKey, groupId, name, userId, mobile, email } of world.drivers) {
    expect(keys(world.vehicles).has(vehicleKey)).toBe(true)
    expect(world.groups.map(({ id }) => id)).toContain(groupId)
    expect([mobile, email]).toContain(userId)
    expect(name.my).toMatch(/^[\u1000-\u109f]+$/)
  }
  for (const { ownerKey } of world.vehicles) expect(keys(world.owners).has(ownerKey)).toBe(true)
  expect(keys([...world.drivers, ...world.vehicles, ...world.owners, ...world.passengers]).size).toBe(
    300 + 300 + 62 + 600,
  )
})
