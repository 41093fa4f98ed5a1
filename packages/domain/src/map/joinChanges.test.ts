import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinChanges, type KeptLocations, type LocationChanges } from './joinChanges.ts'
import type { MapDriver } from './mapDriver.ts'

const counts = { online: 1, ongoing: 0, offline: 0, all: 1 }
const driver = (key: string, lng = 96): MapDriver => ({ key, name: key, position: { lat: 16, lng } })
const changes = (more: Partial<LocationChanges>): LocationChanges => ({
  stamp: '2',
  since: '1',
  drivers: [],
  gone: [],
  counts,
  ...more,
})
const kept: KeptLocations = {
  stamp: '1',
  drivers: [driver('a'), driver('b'), driver('c')],
  found: [],
  counts,
}

test('a changed row replaces the one of its key, a new one follows, a gone one is left out', () => {
  const joined = joinChanges(kept, changes({ drivers: [driver('d'), driver('b', 97)], gone: ['a'] }))
  expect(joined).toEqual({
    stamp: '2',
    drivers: [driver('b', 97), driver('c'), driver('d')],
    found: [],
    counts,
  })
  expect(joined?.drivers[1]).toBe(kept.drivers[2])
})

test('a driver that went and came back in one answer is on the map once', () => {
  const joined = joinChanges(kept, changes({ drivers: [driver('b', 97)], gone: ['b'] }))
  expect(joined?.drivers.filter(({ key }) => key === 'b')).toEqual([driver('b', 97)])
})

test('the whole replaces what was kept', () => {
  const whole = changes({ since: undefined, drivers: [driver('z')] })
  expect(joinChanges(kept, whole)?.drivers).toEqual([driver('z')])
  expect(joinChanges(undefined, whole)?.stamp).toBe('2')
})

test('changes that continue another fleet than the kept one are not joined', () => {
  expect(joinChanges(undefined, changes({}))).toBeUndefined()
  expect(joinChanges(kept, changes({ since: '0' }))).toBeUndefined()
})

/** A server that keeps its last stamps, and forgets them all when it starts again. */
function createServer() {
  const fleet = new Map<string, MapDriver>()
  let past: { stamp: string; rows: Map<string, MapDriver> }[] = []
  let stamps = 0
  return {
    fleet,
    restart: () => {
      past = []
    },
    answer(stamp: string, order: number): LocationChanges {
      const before = past.find((one) => one.stamp === stamp)
      stamps += 1
      past = [...past.slice(-2), { stamp: String(stamps), rows: new Map(fleet) }]
      const changed = [...fleet.values()].filter((row) => !before || before.rows.get(row.key ?? '') !== row)
      return changes({
        stamp: String(stamps),
        since: before && stamp,
        drivers: order % 2 === 0 ? changed : changed.reverse(),
        gone: before ? [...before.rows.keys()].filter((key) => !fleet.has(key)) : [],
      })
    },
  }
}

const key = fc.constantFrom('a', 'b', 'c', 'd', 'e')
const step = fc.oneof(
  fc.record({ kind: fc.constant('moves' as const), key, lng: fc.integer({ min: 90, max: 100 }) }),
  fc.record({ kind: fc.constant('leaves' as const), key }),
  fc.record({ kind: fc.constant('polls' as const), order: fc.nat(1) }),
  fc.record({ kind: fc.constant('loses' as const), order: fc.nat(1) }),
  fc.record({ kind: fc.constant('comesLate' as const), order: fc.nat(1) }),
  fc.record({ kind: fc.constant('restarts' as const) }),
)

test('in 1,000 random histories changes and whole answers give the same map', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const server = createServer()
      let known: KeptLocations | undefined
      let late: LocationChanges | undefined
      const poll = (order: number) => {
        const asked = joinChanges(known, server.answer(known?.stamp ?? '', order))
        known = asked ?? joinChanges(undefined, server.answer('', order))
      }
      for (const one of steps) {
        if (one.kind === 'moves') server.fleet.set(one.key, driver(one.key, one.lng))
        else if (one.kind === 'leaves') server.fleet.delete(one.key)
        else if (one.kind === 'restarts') server.restart()
        // An answer that was lost on its way, and one that arrives after a later one.
        else if (one.kind === 'loses') late = server.answer(known?.stamp ?? '', one.order)
        else {
          poll(one.order)
          if (one.kind === 'comesLate' && late && known) {
            known = joinChanges(known, late) ?? known
            poll(one.order)
          }
          const byKey = new Map(known?.drivers.map((row) => [row.key ?? '', row]))
          expect(byKey.size).toBe(known?.drivers.length)
          expect(byKey).toEqual(server.fleet)
        }
      }
    }),
    { numRuns: 1_000 },
  )
})
