import { createWorld } from '../world.ts'
import { defaults, type Scenario } from './scenario.ts'

/** 60 drivers in one group, the only one of every admin: there is no choice of groups (PERM-18). */
export const oneGroup: Scenario = (options) =>
  createWorld({
    ...defaults(options),
    scenario: 'oneGroup',
    drivers: 60,
    groups: 1,
    accounts: ({ groupIds }) => (groupIds ? { groupIds: ['G001'] } : {}),
  })
