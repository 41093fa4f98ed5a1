import { createWorld } from '../world.ts'
import { defaults, type Scenario } from './scenario.ts'

/** 10,000 drivers, and the trips of one day. */
export const tenThousand: Scenario = (options) =>
  createWorld({ ...defaults(options), scenario: 'tenThousand', drivers: 10_000, historyDays: 1 })
