import { createWorld } from '../world.ts'
import { defaults, type Scenario } from './scenario.ts'

const HOUR = 3_600_000

/** Of the first owner's five vehicles one drives only at night, and one never: offline and unheard by day. */
const HABITS = new Map([
  [3, { dayStarts: 21 * HOUR, worksFor: 6 * HOUR }],
  [4, { worksFor: 0 }],
])

/** A month of trips of more drivers than these would fill the memory. */
const MANY = 10_000

/** A Friday morning in Yangon, 300 drivers unless `drivers` says another number: the world of the demo. */
export const rushHour: Scenario = ({ drivers = 300, ...options } = {}) =>
  createWorld({
    ...defaults(options),
    scenario: 'rushHour',
    drivers,
    habits: HABITS,
    ...(drivers > MANY && { historyDays: 1 }),
  })
