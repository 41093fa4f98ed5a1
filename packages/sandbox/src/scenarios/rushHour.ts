import { createWorld } from '../world.ts'
import { defaults, type Scenario } from './scenario.ts'

/** A Friday morning in Yangon, 300 drivers: the world of the demo. */
export const rushHour: Scenario = (options) =>
  createWorld({ ...defaults(options), scenario: 'rushHour', drivers: 300 })
