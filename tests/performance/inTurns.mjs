const WARM_UP = 6
const ROUNDS = 40

/**
 * The milliseconds of each way in the best of many rounds: other work on the machine lengthens the rest, a slow way more
 * than a fast one. The ways take turns, so that none has a quieter time.
 */
export async function inTurns(ways) {
  const names = Object.keys(ways)
  const best = Object.fromEntries(names.map((name) => [name, Number.POSITIVE_INFINITY]))
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const start = performance.now()
      await ways[name]()
      const time = performance.now() - start
      if (round >= WARM_UP) best[name] = Math.min(best[name], time)
    }
  }
  return best
}

/** Says what something costs in units of something else, and makes the process end with 1 where that is too much. */
export function report({ what, cost, unit, limit }) {
  const ratio = cost / unit
  const verdict = ratio <= limit ? 'within' : 'OVER'
  console.log(
    `${what}: ${cost.toFixed(1)} ms, ${ratio.toFixed(2)} of ${unit.toFixed(1)} ms, ${verdict} ${limit}`,
  )
  if (ratio > limit) process.exitCode = 1
}
