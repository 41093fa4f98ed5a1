import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fleetVehicles } from './fleetVehicles.ts'
import type { MapLocation } from './mapLocation.ts'

const A = { lat: 16.8, lng: 96.1 }
const northOfA = { lat: 16.9, lng: 96.1 }
const southOfA = { lat: 16.7, lng: 96.1 }
const westOfA = { lat: 16.8, lng: 96 }

let keys = 0
function aRow(row: Partial<MapLocation>): MapLocation {
  keys += 1
  return {
    key: String(1000 + keys),
    userId: 'u1',
    groupId: 'g1',
    type: 'taxi',
    at: '2026-11-21 09:00:00',
    position: A,
    ...row,
  }
}

test('CF-116 one vehicle per user: the newest datetime wins, in any order of rows', () => {
  const rows = [
    aRow({ userId: 'u1', at: '2026-11-21 09:00:00', position: A }),
    aRow({ userId: 'u2', at: '2026-11-21 08:00:00', position: southOfA }),
    aRow({ userId: 'u1', at: '2026-11-21 09:05:00', position: northOfA }),
    aRow({ userId: 'u1', at: '2026-11-21 09:02:00', position: southOfA }),
  ]
  for (const answer of [rows, rows.toReversed()]) {
    const vehicles = fleetVehicles(answer)
    expect(vehicles.map(({ id }) => id).sort()).toEqual(['u1', 'u2'])
    expect(vehicles.find(({ id }) => id === 'u1')).toMatchObject({
      position: northOfA,
      at: '2026-11-21 09:05:00',
    })
  }
})

test('CF-116 a vehicle has only the fields that were sent', () => {
  const [vehicle] = fleetVehicles([aRow({ userId: 'u7', groupId: 'g9', type: 'bike' })])
  expect(vehicle).toEqual({
    id: 'u7',
    position: A,
    at: '2026-11-21 09:00:00',
    groupId: 'g9',
    type: 'bike',
    heading: undefined,
    status: undefined,
  })
})

test('CF-116 a row without a position or a user draws no vehicle; one without a stamp does', () => {
  const rows = [
    aRow({ userId: 'u1', position: undefined }),
    aRow({ userId: '' }),
    aRow({ userId: 'u2', at: '' }),
    aRow({ userId: 'u3', at: '' }),
    aRow({ userId: 'u3', position: northOfA }),
  ]
  expect(fleetVehicles(rows).map(({ id, at, position }) => [id, at, position])).toEqual([
    ['u2', undefined, A],
    ['u3', '2026-11-21 09:00:00', northOfA],
  ])
})

test('CF-116 vehicles are in the order in which their users first appear', () => {
  const rows = ['u3', 'u1', 'u3', 'u2', 'u1'].map((userId) => aRow({ userId }))
  expect(fleetVehicles(rows).map(({ id }) => id)).toEqual(['u3', 'u1', 'u2'])
})

test('CF-116 there is no heading before two positions are known', () => {
  const rows = [aRow({ at: '2026-11-21 09:00:00' }), aRow({ at: '2026-11-21 09:01:00' })]
  expect(fleetVehicles(rows)[0]?.heading).toBeUndefined()
})

test('CF-116 two rows of one answer give a heading', () => {
  const rows = [
    aRow({ at: '2026-11-21 09:01:00', position: northOfA }),
    aRow({ at: '2026-11-21 09:00:00', position: A }),
  ]
  expect(fleetVehicles(rows)[0]?.heading).toBe(0)
})

test('CF-116 the heading comes from the two last positions that differ', () => {
  const rows = [
    aRow({ at: '2026-11-21 09:00:00', position: northOfA }),
    aRow({ at: '2026-11-21 09:01:00', position: southOfA }),
    aRow({ at: '2026-11-21 09:02:00', position: A }),
    aRow({ at: '2026-11-21 09:03:00', position: A }),
  ]
  expect(fleetVehicles(rows)[0]?.heading).toBe(0)
})

test('CF-116 a vehicle that moved between two answers has that heading', () => {
  const before = fleetVehicles([aRow({ at: '2026-11-21 09:00:00', position: A })])
  const after = fleetVehicles([aRow({ at: '2026-11-21 09:01:00', position: southOfA })], before)
  expect(after[0]?.heading).toBe(180)
})

test('CF-116 a vehicle that has not moved keeps its heading', () => {
  const first = fleetVehicles([aRow({ at: '2026-11-21 09:00:00', position: A })])
  const moved = fleetVehicles([aRow({ at: '2026-11-21 09:01:00', position: southOfA })], first)
  const still = fleetVehicles([aRow({ at: '2026-11-21 09:02:00', position: southOfA })], moved)
  expect(still[0]).toMatchObject({ heading: 180, at: '2026-11-21 09:02:00' })
})

test('CF-116 a vehicle that returned between two answers has the reverse heading', () => {
  const before = fleetVehicles([
    aRow({ at: '2026-11-21 09:00:00', position: A }),
    aRow({ at: '2026-11-21 08:59:00', position: northOfA }),
  ])
  expect(before[0]?.heading).toBe(180)
  const rows = [
    aRow({ at: '2026-11-21 09:02:00', position: A }),
    aRow({ at: '2026-11-21 09:01:00', position: southOfA }),
  ]
  expect(fleetVehicles(rows, before)[0]?.heading).toBe(0)
})

test('CF-116 a vehicle’s heading starts at its latest different position', () => {
  const before = fleetVehicles([aRow({ at: '2026-11-21 09:00:00', position: westOfA })])
  const rows = [
    aRow({ at: '2026-11-21 09:02:00', position: A }),
    aRow({ at: '2026-11-21 09:01:00', position: southOfA }),
  ]
  expect(fleetVehicles(rows, before)[0]?.heading).toBe(0)
})

test('CF-116 rows older than the drawn position do not turn a vehicle', () => {
  const before = fleetVehicles([aRow({ at: '2026-11-21 09:01:00', position: southOfA })])
  const rows = [
    aRow({ at: '2026-11-21 09:02:00', position: A }),
    aRow({ at: '2026-11-21 09:00:00', position: westOfA }),
  ]
  expect(fleetVehicles(rows, before)[0]?.heading).toBe(0)
})

test('CF-116 of two rows with the drawn stamp the drawn one counts', () => {
  const drawn = { id: 'u1', position: southOfA, at: '2026-11-21 09:00:00' }
  const rows = [
    aRow({ at: '2026-11-21 09:01:00', position: A }),
    aRow({ at: '2026-11-21 09:00:00', position: westOfA }),
  ]
  expect(fleetVehicles(rows, [drawn])[0]?.heading).toBe(0)
})

test('CF-116 a position that was corrected under the same stamp counts as a move', () => {
  const before = fleetVehicles([aRow({ position: southOfA })])
  expect(fleetVehicles([aRow({ position: A })], before)[0]?.heading).toBe(0)
})

test('CF-116 two rows of one answer with one stamp give no heading', () => {
  const rows = [aRow({ key: '1', position: A }), aRow({ key: '2', position: northOfA })]
  expect(fleetVehicles(rows)[0]?.heading).toBeUndefined()
})

test('CF-116 a move straight east is a move', () => {
  const before = fleetVehicles([aRow({ at: '2026-11-21 09:00:00', position: westOfA })])
  const after = fleetVehicles([aRow({ at: '2026-11-21 09:01:00', position: A })], before)
  expect(after[0]?.heading).toBeCloseTo(90, 1)
})

test('CF-116 older rows that arrive after the vehicle give a heading', () => {
  const newest = aRow({ at: '2026-11-21 09:01:00', position: southOfA })
  const before = fleetVehicles([newest])
  const history = aRow({ at: '2026-11-21 09:00:00', position: A })
  expect(fleetVehicles([newest, history], before)[0]?.heading).toBe(180)
})

test('CF-116 a vehicle drawn after an earlier period gives no heading in it', () => {
  const before = fleetVehicles([aRow({ at: '2026-11-21 09:00:00', position: A })])
  const yesterday = fleetVehicles([aRow({ at: '2026-11-20 09:00:00', position: southOfA })], before)
  expect(yesterday[0]).toMatchObject({ position: southOfA, heading: undefined })
})

test('CF-116 a vehicle drawn without a time is older than any row', () => {
  const before = [{ id: 'u1', position: A }]
  expect(fleetVehicles([aRow({ position: southOfA })], before)[0]?.heading).toBe(180)
})

test('CF-116 of two rows with one stamp the greater key wins, in any order', () => {
  const rows = [aRow({ key: '7', position: A }), aRow({ key: '8', position: northOfA })]
  expect(fleetVehicles(rows)[0]?.position).toBe(northOfA)
  expect(fleetVehicles(rows.toReversed())[0]?.position).toBe(northOfA)
})

test('CF-116 a row with a readable stamp wins over one without', () => {
  const rows = [
    aRow({ key: '9', at: 'not yet', position: southOfA }),
    aRow({ key: '1', at: '2026-11-21 09:00:00', position: A }),
  ]
  expect(fleetVehicles(rows)[0]?.position).toBe(A)
})

test('CF-116 without changes the list and every vehicle are the same objects', () => {
  const rows = [
    aRow({ userId: 'u1', at: '2026-11-21 09:00:00', position: A }),
    aRow({ userId: 'u1', at: '2026-11-21 09:01:00', position: southOfA }),
    aRow({ userId: 'u2' }),
  ]
  const before = fleetVehicles(rows)
  const copies = rows.map((row) => ({ ...row, position: row.position && { ...row.position } }))
  expect(fleetVehicles(copies, before)).toBe(before)
})

test.each<[string, Partial<MapLocation>]>([
  ['position', { position: southOfA }],
  ['datetime', { at: '2026-11-21 09:00:01' }],
  ['group', { groupId: 'g2' }],
  ['type', { type: 'bike' }],
])('CF-116 another %s gives another object, and keeps the other vehicles', (_, change) => {
  const [one, two] = [aRow({ userId: 'u1' }), aRow({ userId: 'u2' })]
  const before = fleetVehicles([one, two])
  const after = fleetVehicles([{ ...one, ...change }, two], before)
  expect(after[0]).not.toBe(before[0])
  expect(after[0]).toMatchObject(change)
  expect(after[1]).toBe(before[1])
})

test('CF-116 a vehicle that left or changed its place in the list gives a new list of the same objects', () => {
  const [one, two] = [aRow({ userId: 'u1' }), aRow({ userId: 'u2' })]
  const before = fleetVehicles([one, two])
  expect(fleetVehicles([two], before)).toEqual([before[1]])
  expect(fleetVehicles([two, one], before).map((vehicle) => before.indexOf(vehicle))).toEqual([1, 0])
})

test('CF-116 user ids with a meaning to JavaScript are plain ids', () => {
  const ids = ['__proto__', 'constructor', 'toString']
  const vehicles = fleetVehicles(ids.map((userId) => aRow({ userId })))
  expect(vehicles.map(({ id }) => id)).toEqual(ids)
})

test('CF-116 without rows there are no vehicles', () => {
  expect(fleetVehicles([])).toEqual([])
  expect(fleetVehicles([], fleetVehicles([aRow({})]))).toEqual([])
})

test('CF-116 ten thousand rows are read in linear time', () => {
  let looks = 0
  const counted = (row: MapLocation, at: string): MapLocation => ({
    ...row,
    get at() {
      looks += 1
      return at
    },
  })
  const answer = (at: string) =>
    Array.from({ length: 10_000 }, (_, i) => counted(aRow({ userId: `u${i % 5000}` }), at))
  const before = fleetVehicles(answer('2026-11-21 09:00:00'))
  const after = fleetVehicles(answer('2026-11-21 09:01:00'), before)
  expect(after).toHaveLength(5000)
  expect(looks).toBeLessThan(2 * 10_000 * 8)
})

const row = fc
  .record({
    userId: fc.constantFrom('u1', 'u2', 'u3'),
    minute: fc.integer({ min: 0, max: 59 }),
    lat: fc.constantFrom(16.7, 16.8, 16.9),
    key: fc.nat(),
  })
  .map(({ userId, minute, lat, key }) =>
    aRow({
      key: String(key),
      userId,
      at: `2026-11-21 09:${String(minute).padStart(2, '0')}:00`,
      position: { lat, lng: 96.1 },
    }),
  )
const distinctRows = fc.uniqueArray(row, { selector: ({ userId, at }) => `${userId} ${at}` })

test('CF-116 the order of the rows affects only the order of the vehicles', () => {
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
  fc.assert(
    fc.property(distinctRows, distinctRows, (first, second) => {
      const before = fleetVehicles(first)
      const plain = fleetVehicles(second, before)
      const turned = fleetVehicles(second.toReversed(), before)
      expect(turned.toSorted(byId)).toEqual(plain.toSorted(byId))
    }),
  )
})

test('CF-116 every vehicle is a user at the newest row, and a second call changes nothing', () => {
  fc.assert(
    fc.property(distinctRows, distinctRows, (first, second) => {
      const vehicles = fleetVehicles(second, fleetVehicles(first))
      expect(vehicles).toHaveLength(new Set(second.map(({ userId }) => userId)).size)
      for (const vehicle of vehicles) {
        const own = second.filter(({ userId }) => userId === vehicle.id)
        const newest = own.toSorted((a, b) => (a.at < b.at ? 1 : -1))[0]
        expect(vehicle).toMatchObject({ at: newest?.at, position: newest?.position })
      }
      expect(fleetVehicles(second, vehicles)).toBe(vehicles)
    }),
  )
})
