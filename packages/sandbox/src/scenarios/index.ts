import { closedConversation } from './closedConversation.ts'
import { emptyFleet } from './emptyFleet.ts'
import { manyGroups } from './manyGroups.ts'
import { noPermission } from './noPermission.ts'
import { oneGroup } from './oneGroup.ts'
import { quietNight } from './quietNight.ts'
import { rushHour } from './rushHour.ts'
import { tenThousand } from './tenThousand.ts'
import { topAdmin } from './topAdmin.ts'

export { DEFAULT_NOW, type Scenario, type ScenarioOptions } from './scenario.ts'
export {
  closedConversation,
  emptyFleet,
  manyGroups,
  noPermission,
  oneGroup,
  quietNight,
  rushHour,
  tenThousand,
  topAdmin,
}

/** Named worlds for stories, tests and QA. */
export const scenarios = {
  rushHour,
  quietNight,
  emptyFleet,
  oneGroup,
  manyGroups,
  tenThousand,
  closedConversation,
  topAdmin,
  noPermission,
} as const

export type ScenarioName = keyof typeof scenarios

/** What each scenario shows. */
export const aboutScenarios: Readonly<Record<ScenarioName, string>> = {
  rushHour: '300 drivers in six groups: the demo',
  quietNight: '300 drivers, most of them asleep',
  emptyFleet: 'groups and staff, but no drivers',
  oneGroup: '60 drivers in one group: no group is there to choose',
  manyGroups: '400 drivers in 40 groups',
  tenThousand: '10,000 drivers, and the trips of one day',
  closedConversation: 'every conversation is closed',
  topAdmin: 'every admin of groups is a top admin, of all groups',
  noPermission: 'staff may only look, and admins of groups may move no money',
}
