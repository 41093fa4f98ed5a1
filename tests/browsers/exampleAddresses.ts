import * as at from '../../apps/console/src/routes.ts'
import { POLICIES } from '../../packages/domain/src/policies/index.ts'
import { dateOf, dayOf } from '../../packages/sandbox/src/base/stamp.ts'
import type { World } from '../../packages/sandbox/src/server.ts'
import { tripId } from '../../packages/sandbox/src/trips/trip.ts'

/** The group of the admin of one group: each role that may see pages of a single thing sees those of this group. */
const GROUP = 'G002'

/**
 * Addresses of a page in the table of routes, with records of the world where its path has a parameter: one of a record
 * first, then others that show the page another way, such as its empty form.
 */
export function exampleAddresses(world: World, path: string): readonly [string, ...string[]] {
  const driver = inGroup(world.drivers)
  const addresses: Record<string, () => readonly [string, ...string[]]> = {
    '/home/bookings': () => ['/home/bookings', `/home/bookings?group=${GROUP}`],
    [at.driver.path]: () => [
      at.driver.write({ id: driver.key, q: driver.name.en, filters: { groupId: '' } }),
    ],
    [at.vehicleForm.path]: () => [at.vehicleForm.write({ id: driver.key })],
    [at.groupForm.path]: () => [at.groupForm.write({ id: GROUP })],
    [at.rateForm.path]: () => withNew(at.rateForm, inGroup(world.rates.all()).id),
    [at.roleForm.path]: () => withNew(at.roleForm, '2'),
    // The id of a user may have a dot.
    [at.userForm.path]: () => withNew(at.userForm, 'admin@fleetgis.example', 'thida'),
    [at.extraChargeForm.path]: () => withNew(at.extraChargeForm, inGroup(world.extraCharges.all()).id),
    [at.policy.path]: policyAddresses,
    [at.routeDetail.path]: () => [tripAddress(world)],
  }
  const found = addresses[path]?.() ?? [path]
  if (found.some((address) => address.includes(':'))) throw new Error(`${path} needs an example here.`)
  return found
}

interface RecordAddress {
  write(parameters: { id: string }): string
}

const withNew = ({ write }: RecordAddress, id: string, ...others: string[]): [string, ...string[]] => [
  write({ id }),
  ...[...others, 'new'].map((id) => write({ id })),
]

function policyAddresses(): [string, ...string[]] {
  const { driver, ...others } = POLICIES
  return [driver.path, ...Object.values(others).map(({ path }) => path)]
}

function inGroup<Row extends { groupId: string }>(rows: readonly Row[]): Row {
  const row = rows.find(({ groupId }) => groupId === GROUP)
  if (!row) throw new Error(`The world has no record of some kind in ${GROUP}.`)
  return row
}

/** The newest trip that has ended, with the day on which its page finds it. */
function tripAddress(world: World): string {
  const today = dayOf(world.now)
  for (const trip of world.diary.trips(today - 1, today, world.now)) {
    if (trip.end > world.now || world.drivers[trip.driver]?.groupId !== GROUP) continue
    const day = dateOf(dayOf(trip.start))
    return at.routeDetail.write({ id: tripId(trip), days: { start: day, end: day }, groupIds: [] })
  }
  throw new Error('The world has no trip that has ended.')
}
