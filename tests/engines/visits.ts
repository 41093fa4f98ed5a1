import { ROUTES } from '../../apps/console/src/findRoute.ts'
import * as at from '../../apps/console/src/routes.ts'
import { readyLinks, type World } from '../../packages/sandbox/src/server.ts'
import { exampleAddresses } from '../browsers/exampleAddresses.ts'

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

const pathnameOf = (path: string) => path.split('?')[0] ?? ''

/** Every address of the console, those of visitors first. */
export function visitsOf(world: World): Visit[] {
  const links = new Map(
    readyLinks(world)
      .toReversed()
      .map(({ path }) => [pathnameOf(path), path]),
  )
  // Its page sends the order to the gateway at once.
  const targets = new Map([[at.payment.path, new URL(world.payments.gatewayAddress).pathname]])
  const visits = ROUTES.map(({ path: pattern, guard, redirectsTo }) => {
    const path = links.get(pattern) ?? exampleAddresses(world, pattern)[0]
    const leadsTo = redirectsTo ?? targets.get(pattern) ?? pathnameOf(path)
    const person = pattern === at.success.path ? GUEST : ADMIN
    return { path, leadsTo, userId: guard === 'session' ? person : undefined }
  })
  return visits.toSorted((one, other) => (one.userId ?? '').localeCompare(other.userId ?? ''))
}
