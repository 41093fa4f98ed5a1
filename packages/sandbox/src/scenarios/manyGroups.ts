import { createWorld } from '../world.ts'
import { defaults, type Scenario } from './scenario.ts'

const GROUPS = 40

/** 400 drivers in 40 groups; the admin of several groups has all of them. */
export const manyGroups: Scenario = (options) =>
  createWorld({
    ...defaults(options),
    scenario: 'manyGroups',
    drivers: 400,
    groups: GROUPS,
    accounts: ({ groupIds = [] }) =>
      groupIds.length > 1
        ? { groupIds: Array.from({ length: GROUPS }, (_, index) => `G${String(index + 1).padStart(3, '0')}`) }
        : {},
  })
