import * as at from '../../apps/console/src/addresses.ts'
import { ROUTES } from '../../apps/console/src/routes.ts'
import { dateOf, dayOf } from '../../packages/sandbox/src/base/stamp.ts'
import { readyLinks, type World } from '../../packages/sandbox/src/server.ts'
import { tripId } from '../../packages/sandbox/src/trips/trip.ts'

/** The opening of an address by a person who may. */
export interface Visit {
  /** Path and query. */
  readonly path: string
  /** The path where it ends: of the console, or of the payment gateway. */
  readonly leadsTo: string
  /** The user who is signed in; undefined for pages of visitors and of the mobile app. */
  readonly userId: string | undefined
}

const ADMIN = 'admin@fleetgis.example'
/** Role 0 sees this page after the sign-in. */
const GUEST = 'guest@fleetgis.example'

/** One record of each page that shows a record. */
function recordsOf(world: World): ReadonlyMap<string, string> {
  const today = dayOf(world.now)
  const [driver] = world.drivers
  const [trip] = world.diary.trips(today - 1, today, world.now)
  const [rate] = world.rates.all()
  const [charge] = world.extraCharges.all()
  if (!driver || !trip || !rate || !charge) throw new Error('The world has no record of some kind.')
  const day = dateOf(dayOf(trip.start))
  return new Map(
    [
      at.driver.write({ id: driver.key, q: driver.name.en }),
      at.vehicleForm.write({ id: driver.key }),
      at.groupForm.write({ id: driver.groupId }),
      at.rateForm.write({ id: rate.id }),
      at.extraChargeForm.write({ id: charge.id }),
      at.roleForm.write({ id: '2' }),
      at.userForm.write({ id: ADMIN }),
      at.routeDetail.write({ id: tripId(trip), days: { start: day, end: day }, groupIds: [] }),
    ].map((path) => [folderOf(path), path]),
  )
}

const pathnameOf = (path: string) => path.split('?')[0] ?? ''
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** Every address of the console, those of visitors first. */
export function visitsOf(world: World): Visit[] {
  const records = recordsOf(world)
  const links = new Map(
    readyLinks(world)
      .toReversed()
      .map(({ path }) => [pathnameOf(path), path]),
  )
  // Its page sends the order to the gateway at once.
  const targets = new Map([[at.payment.path, new URL(world.payments.gatewayAddress).pathname]])
  const visits = ROUTES.map(({ path: pattern, guard, redirectsTo }) => {
    const path = pattern.includes(':') ? records.get(folderOf(pattern)) : (links.get(pattern) ?? pattern)
    if (path === undefined) throw new Error(`No record is known for ${pattern}.`)
    const leadsTo = redirectsTo ?? targets.get(pattern) ?? pathnameOf(path)
    const person = pattern === at.success.path ? GUEST : ADMIN
    return { path, leadsTo, userId: guard === 'session' ? person : undefined }
  })
  return visits.toSorted((one, other) => (one.userId ?? '').localeCompare(other.userId ?? ''))
}
