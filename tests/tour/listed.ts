import type { View } from './lookAt.ts'

/** A finding that is intended, or that this project cannot change. */
export interface Listed {
  /** The path of the page in the table of routes; every page without it. */
  readonly page?: string
  /** The whole text of the finding. */
  readonly finding: RegExp
  /** Why it stays. */
  readonly reason: string
}

/** The only findings that a tour may have. A whole tour fails on one that it no longer finds. */
export const LISTED: readonly Listed[] = [
  {
    finding: /^request: net::ERR_BLOCKED_BY_ORB GET \/images\//,
    reason: 'pictures that the sandbox lacks or breaks on purpose: the page shows initials in their place',
  },
  {
    page: '/reset-password',
    finding: /^console: EP-A05: failed: ServerError 407$/,
    reason: 'the log of the refused token, which the page explains',
  },
]

/** What lists a finding of a view; undefined for one that fails the tour. */
export function listedFor(view: View, finding: string): Listed | undefined {
  return LISTED.find((one) => (one.page === undefined || one.page === view.page) && one.finding.test(finding))
}

/** The findings of a view that nothing lists. */
export const unlisted = (view: View): string[] =>
  view.findings.filter((finding) => listedFor(view, finding) === undefined)
