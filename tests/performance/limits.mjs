import { isMissed, writeFigure } from '../../tools/qualityFigures.ts'

/** The median; of an even number the greater of the two in the middle. */
export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

/** The medians of the figures of each page. `runs` are the measured runs by page. */
export const mediansOf = (runs, figures, about) =>
  Object.entries(runs).map(([name, own]) => ({
    name,
    ...about,
    runs: own.length,
    ...Object.fromEntries(figures.map((figure) => [figure, median(own.map((run) => run[figure]))])),
  }))

const problems = []

/** Keeps the text where a figure is over its limit. */
export function check(isGood, text) {
  if (!isGood) problems.push(text)
}

/** Writes a figure of a promise, and keeps it where it is beyond its limit (`Figure` of tools/qualityFigures.ts). */
export function measured(figure) {
  writeFigure(figure)
  const { id, what, value, limit, unit = '', isLeast } = figure
  check(
    !isMissed(figure),
    `${id} ${what}: ${Number(value.toFixed(2))} ${unit}, at ${isLeast ? 'least' : 'most'} ${limit}`,
  )
}

/** Prints what was over its limit, and ends with 1 where something was. */
export function endWithProblems() {
  for (const problem of problems) console.error(`Over the limit: ${problem}`)
  process.exit(problems.length === 0 ? 0 : 1)
}
