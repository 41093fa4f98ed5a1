import { createWorld, type World } from '../world.ts'
import type { ScenarioOptions } from './scenario.ts'
import { defaults } from './scenario.ts'

/** A Friday morning in Yangon, 300 drivers: the world of the demo. */
export const rushHour = (options?: ScenarioOptions): World =>
  createWorld({ ...defaults(options), drivers: 300 })
