import { emptyFleet, type Fault, type World } from '../packages/sandbox/src/index.ts'
import type { Answer } from '../packages/ui/src/testing/index.ts'

/** The faults in the toolbar, with their labels. */
export const FAULTS = {
  none: 'Servers answer',
  latency: 'Slow answers (2 s)',
  failure: 'Servers fail (503)',
  unauthorized: 'Not signed in (401)',
  empty: 'Nothing there',
} as const

export type StoryFault = keyof typeof FAULTS

const OF_A_WORLD: Readonly<Record<Exclude<StoryFault, 'none'>, readonly Fault[]>> = {
  latency: [{ kind: 'latency', ms: 2_000 }],
  failure: [{ kind: 'status', status: 503 }],
  unauthorized: [{ kind: 'unauthorized' }],
  empty: [],
}

interface Servers {
  [parameter: string]: unknown
  world?: (() => World) | undefined
  answer?: Answer | undefined
  faults?: readonly Fault[] | undefined
}

/**
 * The servers of a story with the toolbar's fault, or else with its own faults. A story with its own `answer` gets no
 * second, empty world.
 */
export function withFault({ world, answer, faults }: Servers, fault: StoryFault): Servers {
  if (answer) return { answer: answerWith(answer, fault) }
  if (fault === 'none') return { world, faults }
  return { world: world && fault === 'empty' ? emptyFleet : world, faults: OF_A_WORLD[fault] }
}

function answerWith(answer: Answer, fault: StoryFault): Answer {
  if (fault === 'failure') return () => Response.json({ message: 'Service unavailable' }, { status: 503 })
  if (fault === 'unauthorized') return () => Response.json({ message: 'Unauthorized' }, { status: 401 })
  if (fault !== 'latency') return answer
  return async (request) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    return answer(request)
  }
}
