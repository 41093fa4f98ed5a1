/** A report of a payment that was sent. */
export interface SentReport {
  /** Tells what it said from other reports, without personal data. */
  readonly digest: string
  /** Its idempotency key (CF-170). */
  readonly key: string
}

/** What a browser keeps about the reports of a booking's payment. */
export interface ReportMark {
  /** `unknown` until a report has been answered. */
  readonly outcome: keyof typeof STATES
  /** The reports without an answer. */
  readonly sent: readonly SentReport[]
}

const STATES = { completed: 'done', refused: 'refused', unknown: 'sent' } as const

/** The mark of a stored text. A text that is not understood may stand for a report, so its outcome is unknown. */
export function readReportMark(text: string): ReportMark {
  const [state, ...sent] = text.split(' ')
  if (state === STATES.completed) return { outcome: 'completed', sent: [] }
  if (state === STATES.refused) return { outcome: 'refused', sent: [] }
  return { outcome: 'unknown', sent: sent.map(readSent) }
}

function readSent(text: string): SentReport {
  const [digest = '', key = ''] = text.split(':')
  return { digest, key }
}

/** The text that keeps a mark. */
export function reportMarkText({ outcome, sent }: ReportMark): string {
  return [STATES[outcome], ...sent.map(({ digest, key }) => `${digest}:${key}`)].join(' ')
}

/**
 * The report that a press sends while the outcome of an earlier one of the same booking is unknown: the same one, under
 * its own key, where the server knows keys; or one that this browser has not sent. Undefined if it may send none, also
 * where nothing tells the reports apart. Source: CF-168.
 */
export function reportByPress(
  { outcome, sent }: ReportMark,
  own: SentReport | undefined,
  { hasKeys }: { hasKeys: boolean },
): SentReport | undefined {
  if (outcome !== 'unknown' || own === undefined || sent.length === 0) return undefined
  const earlier = sent.find(({ digest }) => digest === own.digest)
  if (earlier === undefined) return own
  return hasKeys && earlier.key !== '' ? earlier : undefined
}
