import { createWorld } from '../world.ts'
import { defaults, type Scenario } from './scenario.ts'

/** The demo, but every admin of groups sees all of them and the figures of top admins (PERM-07). */
export const topAdmin: Scenario = (options) =>
  createWorld({
    ...defaults(options),
    scenario: 'topAdmin',
    drivers: 300,
    accounts: ({ role, groupIds }) => (role === 4 && groupIds ? { groupIds: undefined } : {}),
  })
