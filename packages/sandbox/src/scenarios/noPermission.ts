import { createWorld } from '../world.ts'
import { defaults, type Scenario } from './scenario.ts'

const LOOKS_ONLY = 3

/** As the demo, but staff may only look, and admins of groups may move no money (PERM-02, PERM-14, PERM-15). */
export const noPermission: Scenario = (options) =>
  createWorld({
    ...defaults(options),
    scenario: 'noPermission',
    drivers: 300,
    accounts: ({ role, quirk }) => {
      if (role === 4) return { movesMoney: false }
      return quirk === undefined && role !== 0 ? { role: LOOKS_ONLY } : {}
    },
  })
