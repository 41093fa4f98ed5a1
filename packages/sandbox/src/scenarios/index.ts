import { createWorld, type WorldOptions } from '../world.ts'
import { defaults, type Scenario, type ScenarioOptions } from './scenario.ts'

export { DEFAULT_NOW, type Scenario, type ScenarioOptions } from './scenario.ts'

interface Plan {
  /** What the scenario shows. */
  readonly about: string
  /** The options of its world, besides `defaults`. */
  readonly world: (options: ScenarioOptions) => Partial<WorldOptions> & Pick<WorldOptions, 'drivers'>
}

const HOUR = 3_600_000

/** Of the first owner's five vehicles one drives only at night, and one never: offline and unheard by day. */
const HABITS = new Map([
  [3, { dayStarts: 21 * HOUR, worksFor: 6 * HOUR }],
  [4, { worksFor: 0 }],
])

/** A month of trips of more drivers than these would fill the memory. */
const MANY = 10_000

/** Half past two on a Friday night in Yangon. */
const NIGHT = Date.UTC(2026, 10, 19, 20)

const GROUPS = 40
const ALL_GROUPS = Array.from({ length: GROUPS }, (_, index) => `G${String(index + 1).padStart(3, '0')}`)

/** The role of staff who may only view. */
const LOOKS_ONLY = 3

const PLANS = {
  rushHour: {
    about: '300 drivers in six groups: the demo',
    world: ({ drivers = 300 }) => ({ drivers, habits: HABITS, ...(drivers > MANY && { historyDays: 1 }) }),
  },
  quietNight: {
    about: '300 drivers, most of them asleep',
    // Most sleep at the start, whatever the time of day.
    world: ({ now = NIGHT }) => ({ now, drivers: 300, sleepAround: now }),
  },
  emptyFleet: {
    about: 'groups and staff, but no drivers',
    world: () => ({ drivers: 0 }),
  },
  oneGroup: {
    about: '60 drivers in one group: no group is there to choose',
    // PERM-18: it is the only one of every admin.
    world: () => ({
      drivers: 60,
      groups: 1,
      accounts: ({ groupIds }) => (groupIds ? { groupIds: ['G001'] } : {}),
    }),
  },
  manyGroups: {
    about: '400 drivers in 40 groups',
    // The admin of several groups has all of them.
    world: () => ({
      drivers: 400,
      groups: GROUPS,
      accounts: ({ groupIds = [] }) => (groupIds.length > 1 ? { groupIds: ALL_GROUPS } : {}),
    }),
  },
  tenThousand: {
    about: '10,000 drivers, and the trips of one day',
    world: () => ({ drivers: 10_000, historyDays: 1 }),
  },
  closedConversation: {
    about: 'every conversation is closed',
    // CHAT-09: no message can be sent.
    world: () => ({ drivers: 300, areChatsClosed: true }),
  },
  topAdmin: {
    about: 'every admin of groups is a top admin, of all groups',
    // PERM-07
    world: () => ({
      drivers: 300,
      accounts: ({ role, groupIds }) => (role === 4 && groupIds ? { groupIds: undefined } : {}),
    }),
  },
  noPermission: {
    about: 'staff may only look, and admins of groups may move no money',
    // PERM-14
    world: () => ({
      drivers: 300,
      accounts: ({ role, quirk }) => {
        if (role === 4) return { movesMoney: false }
        return quirk === undefined && role !== 0 ? { role: LOOKS_ONLY } : {}
      },
    }),
  },
} as const satisfies Record<string, Plan>

export type ScenarioName = keyof typeof PLANS

function mapPlans<Value>(
  convert: (plan: Plan, name: string) => Value,
): Readonly<Record<ScenarioName, Value>> {
  const entries = Object.entries<Plan>(PLANS).map(([name, plan]) => [name, convert(plan, name)])
  return Object.fromEntries(entries)
}

/** Named worlds for stories, tests and QA. */
export const scenarios = mapPlans<Scenario>(
  ({ world }, scenario) =>
    (options = {}) =>
      createWorld({ ...defaults(options), scenario, ...world(options) }),
)

export const {
  rushHour,
  quietNight,
  emptyFleet,
  oneGroup,
  manyGroups,
  tenThousand,
  closedConversation,
  topAdmin,
  noPermission,
} = scenarios

/** What each scenario shows. */
export const aboutScenarios = mapPlans(({ about }) => about)
