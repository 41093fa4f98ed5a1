import { emptyFleet, type Fault, type World } from '../packages/sandbox/src/index.ts'
import type { Answer, FakeClock } from '../packages/ui/src/testing/index.ts'
import type { Network } from '../packages/ui/src/testing/SandboxProvider.tsx'

/** The faults in the toolbar, with their labels. */
export const FAULTS = {
  none: 'Servers answer',
  latency: 'Slow answers (2 s)',
  failure: 'Servers fail (503)',
  stale: 'Servers fail after the first answers',
  unauthorized: 'Not signed in (401)',
  empty: 'Nothing there',
} as const

export type StoryFault = keyof typeof FAULTS

/** The parameters of a story that decide about its servers. */
interface Servers {
  world?: (() => World) | undefined
  answer?: Answer | undefined
  network?: Network | undefined
  faults?: readonly Fault[] | undefined
  clock?: FakeClock | undefined
}

const pass: Network = (request, answer) => answer(request)
const refuse = (status: number, message: string) => () => Response.json({ message }, { status })
const fail = refuse(503, 'Service unavailable')

/** The servers of a story with the toolbar's fault instead of its own faults. */
export function withFault(servers: Servers, fault: StoryFault): Servers {
  const { world, answer, faults, network = pass } = servers
  switch (fault) {
    case 'none':
      return { world, answer, faults, network }
    case 'latency':
      return { world, answer, network: (request, respond) => inTwoSeconds(() => network(request, respond)) }
    case 'failure':
      return { world, answer, network: fail }
    case 'stale':
      return staleServers(servers, network)
    case 'unauthorized':
      return { world, answer, network: refuse(401, 'Unauthorized') }
    case 'empty':
      // A story with its own `answer` gets no second, empty world.
      return { world: world && emptyFleet, answer, network }
  }
}

async function inTwoSeconds(work: () => Response | Promise<Response>) {
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  return work()
}

/** Two seconds after the first answer it is three minutes later, and all calls fail. */
function staleServers({ world, answer, clock }: Servers, network: Network): Servers {
  let opened: World | undefined
  let isFailing = false
  let hasAnswered = false
  const failLater = () => {
    isFailing = true
    if (clock) clock.advance(180_000)
    else opened?.advanceTo(opened.now + 180_000)
    // Queries refetch when the page becomes visible.
    window.dispatchEvent(new Event('visibilitychange'))
  }
  return {
    world: world && (() => (opened = world())),
    answer,
    network: async (request, respond) => {
      if (isFailing) return fail()
      const response = await network(request, respond)
      if (!hasAnswered) setTimeout(failLater, 2_000)
      hasAnswered = true
      return response
    },
  }
}
