import { createWorld, type World } from '../world.ts'
import { defaults, type ScenarioOptions } from './scenario.ts'

/** Groups and staff, but nobody drives yet. */
export const emptyFleet = (options?: ScenarioOptions): World =>
  createWorld({ ...defaults(options), drivers: 0 })
