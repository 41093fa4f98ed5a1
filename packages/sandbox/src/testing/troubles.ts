import type { Fault } from '../faults.ts'

/** The faults of a call, and whether the server executes it nevertheless. */
export const TROUBLES = {
  none: { faults: [], isExecuted: true },
  late: { faults: [{ kind: 'latency', ms: 1 }], isExecuted: true },
  refused: { faults: [{ kind: 'status', status: 503 }], isExecuted: false },
  failsAfterwards: { faults: [{ kind: 'status', status: 504, afterwards: true }], isExecuted: true },
  cut: { faults: [{ kind: 'cut' }], isExecuted: true },
  broken: { faults: [{ kind: 'badJson' }], isExecuted: true },
  proxy: { faults: [{ kind: 'html' }], isExecuted: true },
  lost: { faults: [{ kind: 'hang' }], isExecuted: false },
  unanswered: { faults: [{ kind: 'hang', afterwards: true }], isExecuted: true },
} as const satisfies Record<string, { faults: readonly Fault[]; isExecuted: boolean }>

export type Trouble = keyof typeof TROUBLES
