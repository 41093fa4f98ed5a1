import type { AxeResults, RunOptions } from 'axe-core'
import axe from 'axe-core'
import type { Page } from 'playwright'

/** As for stories (`.storybook/preview.tsx`), with the rules of whole pages. */
const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}

/** react-aria's live region keeps announcements for seconds, with references to removed elements. */
const CONTEXT = { exclude: ['[data-live-announcer]'] }

/** What axe finds in a page. */
export async function findAxe(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    async ([context, options]) => {
      const { axe } = window as unknown as {
        axe: { run(context: unknown, options: unknown): Promise<AxeResults> }
      }
      return axe.run(context, options)
    },
    [CONTEXT, OPTIONS] as const,
  )
  return violations.map(({ id, nodes }) => {
    const [first] = nodes
    const short = (text = '') => text.replace(/\s+/g, ' ').slice(0, 200)
    // react-aria's ids differ from run to run.
    const markup = short(first?.html.replaceAll(/react-aria[\w-]+/g, 'react-aria'))
    return `axe: ${id} at ${markup} (${nodes.length}): ${short(first?.failureSummary)}`
  })
}
