import { createWorld } from '../world.ts'
import { defaults, type Scenario } from './scenario.ts'

/** 60 drivers in one group, which is that of every admin: nothing is there to choose from (PERM-18). */
export const oneGroup: Scenario = (options) =>
  createWorld({
    ...defaults(options),
    scenario: 'oneGroup',
    drivers: 60,
    groups: 1,
    accounts: ({ groupIds }) => (groupIds ? { groupIds: ['G001'] } : {}),
  })
