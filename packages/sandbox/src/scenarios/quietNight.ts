import { createWorld } from '../world.ts'
import { defaults, type Scenario } from './scenario.ts'

/** Half past two on a Friday night in Yangon. */
const NIGHT = Date.UTC(2026, 10, 19, 20)

/** 300 drivers, most of them asleep at the start, whatever the time of day. */
export const quietNight: Scenario = ({ now = NIGHT, ...options } = {}) =>
  createWorld({
    ...defaults({ ...options, now }),
    scenario: 'quietNight',
    drivers: 300,
    sleepAround: now,
  })
