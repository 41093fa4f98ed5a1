import type { AxeResults, RunOptions } from 'axe-core'
import axe from 'axe-core'

/** As for stories (`.storybook/preview.tsx`), with the rules of whole pages. */
const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}

/** react-aria's live region keeps announcements for seconds, with references to removed elements. */
const CONTEXT = { exclude: ['[data-live-announcer]'] }

/** Defines axe in a page: a function with its source, because the policy of a page allows none to be made there. */
const defineAxe = new Function(axe.source) as () => void

/** Calls functions in a page of any browser. */
interface Evaluates {
  evaluate<Argument, Result>(
    read: (argument: Argument) => Result,
    argument: Argument,
  ): Promise<Awaited<Result>>
}

/** What axe finds in a page. */
export async function findAxe(page: Evaluates): Promise<string[]> {
  await page.evaluate(defineAxe, undefined)
  const violations = await page.evaluate(runAxe, { context: CONTEXT, options: OPTIONS })
  return violations.map(({ id, nodes }) => {
    const [first] = nodes
    const short = (text = '') => text.replace(/\s+/g, ' ').slice(0, 200)
    // react-aria's ids differ from run to run.
    const markup = short(first?.html.replaceAll(/react-aria[\w-]+/g, 'react-aria'))
    return `axe: ${id} at ${markup} (${nodes.length}): ${short(first?.failureSummary)}`
  })
}

/** Runs in the page: resolves to what it violates, without references to elements. */
async function runAxe({ context, options }: { context: unknown; options: unknown }) {
  const { axe } = window as unknown as {
    axe: { run(context: unknown, options: unknown): Promise<AxeResults> }
  }
  const { violations } = await axe.run(context, options)
  return violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
  }))
}
