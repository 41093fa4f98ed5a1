import { createWorld } from '../world.ts'
import { defaults, type Scenario } from './scenario.ts'

/** Groups and staff, but no drivers. */
export const emptyFleet: Scenario = (options) =>
  createWorld({ ...defaults(options), scenario: 'emptyFleet', drivers: 0 })
