import { setImmediate } from 'node:timers/promises'

/** The number of runs of a property: `few` by default, or `FUZZ_RUNS`. */
export const fuzzRuns = (few: number): number => Number(process.env.FUZZ_RUNS ?? few)

/** Ends the task after a run of a property: what weak references point to is collected between tasks only. */
export const endTask = (): Promise<void> => setImmediate()
