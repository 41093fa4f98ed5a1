import type { CallResult } from './checkContract.ts'
import type { ServerResult } from './checkServers.ts'

const OUTCOMES = ['same', 'differs', 'failed', 'refused', 'skipped'] as const

type Summary = Record<(typeof OUTCOMES)[number], number>

/** How many calls have each outcome. */
export function summaryOf(results: readonly CallResult[]): Summary {
  const count = (outcome: string) => results.filter((result) => result.outcome === outcome).length
  return Object.fromEntries(OUTCOMES.map((outcome) => [outcome, count(outcome)])) as Summary
}

/** A call prints at most so many lines: an answer of another kind may differ in thousands of fields. */
const MOST_LINES = 200

/** The lines of a call: its outcome, and a line for each difference. No line has a value of the answer. */
export function linesOf(result: CallResult): string {
  const { id, name, outcome, code, reason, differences, additions } = result
  const what = [outcome, code, reason && `(${reason})`].filter(Boolean).join(' ')
  const line = `${id}  ${name.padEnd(22)}  ${what}`
  if (outcome !== 'differs') return line
  const details = [
    ...differences.map(({ path, expected, found, times }) => {
      const often = times > 1 ? ` (${times} times)` : ''
      return `        ${path || 'the answer'}: expected ${expected}, found ${found}${often}`
    }),
    ...additions.map((path) => `        ${path}: is not in the contract`),
  ]
  const lines = [line, ...details]
  if (lines.length <= MOST_LINES) return lines.join('\n')
  const shown = lines.slice(0, MOST_LINES - 1)
  const rest = `        ${lines.length - shown.length} more lines are not shown: --json prints all`
  return [...shown, rest].join('\n')
}

/** The last line, such as `40 same, 2 differ, 0 failed, 3 refused, 1 skipped`. */
export function totalLine(results: readonly CallResult[]): string {
  const { same, differs, failed, refused, skipped } = summaryOf(results)
  return `${same} same, ${differs} differ, ${failed} failed, ${refused} refused, ${skipped} skipped`
}

/** The lines of a server: what it has to allow and send. */
export function linesOfServer({ names, outcome, reason, problems }: ServerResult): string {
  const what = [outcome, reason && `(${reason})`].filter(Boolean).join(' ')
  return [`${names.join(', ')}: ${what}`, ...problems.map((problem) => `        ${problem}`)].join('\n')
}

/** What no read shows. */
export const BY_HAND = `Check by hand, because no read shows it (docs/servers.md):
  one movement for a money call that arrives twice
  hosts of images, map tiles and the payment gateway in config.json, over https
  limits of requests above those of the clients
  the headers of the console's host`
