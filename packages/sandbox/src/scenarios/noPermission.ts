import { createWorld } from '../world.ts'
import { defaults, type Scenario } from './scenario.ts'

const LOOKS_ONLY = 3

/** The demo, but staff may only view, and admins of groups may not move money (PERM-14). */
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
