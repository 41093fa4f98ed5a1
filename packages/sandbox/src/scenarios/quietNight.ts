import { createWorld } from '../world.ts'
import { defaults, type Scenario } from './scenario.ts'

/** Half past two on a Friday night in Yangon. */
const NIGHT = Date.UTC(2026, 10, 19, 20)

/** 300 drivers, nearly all of whom sleep when it begins, at whatever time of the day that is. */
export const quietNight: Scenario = ({ now = NIGHT, ...options } = {}) =>
  createWorld({
    ...defaults({ ...options, now }),
    scenario: 'quietNight',
    drivers: 300,
    sleepAround: now,
  })
