/** How often a property is tried: few times in everyday tests, `FUZZ_RUNS` times where that is set. */
export const fuzzRuns = (few: number): number => Number(process.env.FUZZ_RUNS ?? few)
