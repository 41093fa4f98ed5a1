import { driverLocationChanges, driverLocations } from '@fleetgis/api/map/admin'
import { joinChanges, type KeptLocations } from '@fleetgis/domain/map'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clientOf } from '../../testing/clientOf.ts'
import { endTask, fuzzRuns } from '../../testing/fuzzRuns.ts'
import { openWorld } from '../../testing/openWorld.ts'

const ADMIN = 'groups@fleetgis.example'

/** A world of few drivers, and two ways to follow the map of an admin of four groups. */
function open(drivers = 12) {
  const { world } = openWorld({ drivers, historyDays: 1 })
  const admin = world.accounts.find(ADMIN)
  if (!admin) throw new Error(`${ADMIN} has no account.`)
  const client = clientOf(world, admin)
  const groups = { userId: admin.key, groupIds: [] as readonly string[] }
  const changes = (stamp: string) => client.call(driverLocationChanges, { ...groups, stamp })
  const whole = () => client.call(driverLocations, { ...groups, search: '' })
  return { world, changes, whole }
}

test('an empty and an unknown stamp are answered by the whole', async () => {
  const { changes, whole } = open()
  const { drivers, counts } = await whole()
  for (const stamp of ['', '1', 'NaN', '1-1.99', '../x']) {
    const answer = await changes(stamp)
    expect(answer).toMatchObject({ drivers, counts, gone: [], since: undefined })
  }
})

test('the changes since a stamp are the rows that are other, and the keys that went', async () => {
  const { world, changes } = open()
  const first = await changes('')
  expect(await changes(first.stamp)).toMatchObject({ since: first.stamp, drivers: [], gone: [] })
  const [one, other] = world.roster
    .all()
    .filter(({ driver }) => first.drivers.some(({ key }) => key === driver?.key))
  if (!one?.driver || !other?.driver) throw new Error('There are no drivers.')
  world.roster.edit(one, { name: 'Ko New', vehicleNo: '1A-1000', vehicle: 'Honda Fit' })
  world.roster.leave(other, other.driver.groupId)
  const next = await changes(first.stamp)
  expect(next.drivers).toMatchObject([{ key: one.driver.key, vehicleNo: '1A-1000' }])
  expect(next.gone).toEqual([other.driver.key])
  expect(next.counts.all).toBe(first.counts.all - 1)
  world.roster.join(other, other.driver.groupId)
  const back = await changes(next.stamp)
  expect(back).toMatchObject({ drivers: [{ key: other.driver.key }], gone: [] })
})

test('a stamp that is older than twenty answers is answered by the whole', async () => {
  const { changes } = open()
  const { stamp } = await changes('')
  for (let count = 0; count < 20; count += 1) expect((await changes(stamp)).since).toBe(stamp)
  expect((await changes(stamp)).since).toBeUndefined()
})

test('a stamp of another world, and of other groups, is answered by the whole', async () => {
  const { changes } = open()
  const other = open()
  other.world.advanceTo(other.world.now + 1)
  const { stamp } = await other.changes('')
  await changes('')
  expect((await changes(stamp)).since).toBeUndefined()
})

test('two requests at once for many drivers miss no change of each other', async () => {
  const { world, changes, whole } = open(3_000)
  const [one, other] = await Promise.all([changes(''), changes('')])
  world.advanceTo(world.now + 15_000)
  const [first, second] = await Promise.all([changes(one.stamp), changes(other.stamp)])
  world.advanceTo(world.now + 15_000)
  const byKey = new Map((await whole()).drivers.map((driver) => [driver.key, driver]))
  for (const [start, middle] of [
    [one, first],
    [other, second],
  ] as const) {
    const kept = joinChanges(joinChanges(undefined, start), middle)
    const last = kept && joinChanges(kept, await changes(kept.stamp))
    expect(new Map(last?.drivers.map((driver) => [driver.key, driver]))).toEqual(byKey)
  }
})

const step = fc.oneof(
  fc.record({ kind: fc.constant('waits' as const), seconds: fc.integer({ min: 1, max: 3_600 }) }),
  fc.record({ kind: fc.constant('leaves' as const), index: fc.nat(11) }),
  fc.record({ kind: fc.constant('joins' as const), index: fc.nat(11) }),
  fc.record({ kind: fc.constant('pays' as const), index: fc.nat(11) }),
  fc.record({ kind: fc.constant('loses' as const) }),
)

test('in random histories a map that follows changes is the same as one that reads the whole', async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { world, changes, whole } = open()
        let kept: KeptLocations | undefined
        for (const one of steps) {
          const enlisted = 'index' in one ? world.roster.all()[one.index] : undefined
          const groupId = enlisted?.driver?.groupId ?? ''
          if (one.kind === 'waits') world.advanceTo(world.now + one.seconds * 1000)
          else if (one.kind === 'loses') await changes(kept?.stamp ?? '')
          else if (enlisted && one.kind === 'leaves') world.roster.leave(enlisted, groupId)
          else if (enlisted && one.kind === 'joins') world.roster.join(enlisted, groupId, 'M1')
          else if (enlisted)
            world.wallets.topUp(enlisted, groupId, { amount: 100, by: ADMIN, way: 'hand' }, world.now)
          kept = joinChanges(kept, await changes(kept?.stamp ?? ''))
          const { drivers, counts } = await whole()
          expect(kept?.counts).toEqual(counts)
          const byKey = (list: readonly { key?: string }[] = []) => new Map(list.map((row) => [row.key, row]))
          expect(kept?.drivers).toHaveLength(drivers.length)
          expect(byKey(kept?.drivers)).toEqual(byKey(drivers))
        }
      })
      .afterEach(endTask),
    { numRuns: fuzzRuns(60) },
  )
})
