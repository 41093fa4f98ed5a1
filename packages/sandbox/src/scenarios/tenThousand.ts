import { createWorld, type World } from '../world.ts'
import { defaults, type ScenarioOptions } from './scenario.ts'

/** 10,000 drivers, and the trips of one day. */
export const tenThousand = (options?: ScenarioOptions): World =>
  createWorld({ ...defaults(options), drivers: 10_000, historyDays: 1 })
