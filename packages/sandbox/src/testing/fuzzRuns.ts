/** The number of runs of a property: `few` by default, or `FUZZ_RUNS`. */
export const fuzzRuns = (few: number): number => Number(process.env.FUZZ_RUNS ?? few)
