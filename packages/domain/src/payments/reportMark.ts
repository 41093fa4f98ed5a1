/** What a browser keeps about the reports of a booking's payment. */
export interface ReportMark {
  /** `unknown` until a report has been answered. */
  readonly outcome: keyof typeof STATES
  /** Digests of the reports without an answer. */
  readonly sent: readonly string[]
}

const STATES = { completed: 'done', refused: 'refused', unknown: 'sent' } as const

/** The mark of a stored text. A text that is not understood may stand for a report, so its outcome is unknown. */
export function readReportMark(text: string): ReportMark {
  const [state, ...sent] = text.split(' ')
  if (state === STATES.completed) return { outcome: 'completed', sent: [] }
  if (state === STATES.refused) return { outcome: 'refused', sent: [] }
  return { outcome: 'unknown', sent }
}

/** The text that keeps a mark. */
export function reportMarkText({ outcome, sent }: ReportMark): string {
  return [STATES[outcome], ...sent].join(' ')
}

/**
 * Whether a press may send a report while the outcome of an earlier one of the same booking is unknown: only one that
 * this browser has not sent. Without a digest nothing tells it from the earlier one. Source: CF-168.
 */
export function mayReport({ outcome, sent }: ReportMark, digest: string | undefined): boolean {
  return outcome === 'unknown' && digest !== undefined && sent.length > 0 && !sent.includes(digest)
}
