import { emptyFleet } from './emptyFleet.ts'
import { rushHour } from './rushHour.ts'
import { tenThousand } from './tenThousand.ts'

export { DEFAULT_NOW, type ScenarioOptions } from './scenario.ts'
export { emptyFleet, rushHour, tenThousand }

/** Named worlds for stories, tests and QA. */
export const scenarios = { rushHour, emptyFleet, tenThousand } as const

export type ScenarioName = keyof typeof scenarios
