/** A report of a payment that was sent. */
export interface SentReport {
  /** A digest of its content without personal data, which differs from that of other reports; empty where nothing does. */
  readonly digest: string
  /** Its idempotency key (CF-170). */
  readonly key: string
  /** Whether the server refused it; false without an answer. */
  readonly isRefused: boolean
}

/** What a browser keeps about the reports of a booking's payment. */
export interface ReportMark {
  /** Whether one of them was done. */
  readonly isCompleted: boolean
  /** The reports without an answer, or refused. */
  readonly sent: readonly SentReport[]
}

const COMPLETED = 'done'
const SENT = 'sent'
const REFUSED = '!'

/**
 * The mark of a stored text. A text that is not understood may stand for a report without an answer; so may `refused`,
 * which versions before the first release kept: it does not say which report was refused.
 */
export function readReportMark(text: string): ReportMark {
  const [state, ...sent] = text.split(' ')
  return state === COMPLETED
    ? { isCompleted: true, sent: [] }
    : { isCompleted: false, sent: sent.map(readSent) }
}

function readSent(text: string): SentReport {
  const isRefused = text.endsWith(REFUSED)
  const [digest = '', key = ''] = (isRefused ? text.slice(0, -REFUSED.length) : text).split(':')
  return { digest, key, isRefused }
}

/** The text that keeps a mark. */
export function reportMarkText({ isCompleted, sent }: ReportMark): string {
  const texts = sent.map(({ digest, key, isRefused }) => `${digest}:${key}${isRefused ? REFUSED : ''}`)
  return [isCompleted ? COMPLETED : SENT, ...texts].join(' ')
}

/** What a mark says about a report: nothing of the outcome of another one, unless that was done. Source: CF-168. */
export function reportOutcome(
  { isCompleted, sent }: ReportMark,
  own: SentReport,
): 'completed' | 'refused' | 'unknown' {
  if (isCompleted) return 'completed'
  return sent.some(({ digest, isRefused }) => digest === own.digest && isRefused) ? 'refused' : 'unknown'
}

/**
 * The report that a press sends after an earlier one of the same booking: one that this browser has not sent; or, while
 * its outcome is unknown and the server takes keys, the same one under its own key. Undefined if it may send none, also
 * where nothing tells the reports apart. Source: CF-168.
 */
export function reportByPress(
  { isCompleted, sent }: ReportMark,
  own: SentReport,
  { hasKeys }: { hasKeys: boolean },
): SentReport | undefined {
  const areApart = sent.length > 0 && [own, ...sent].every(({ digest }) => digest !== '')
  if (isCompleted || !areApart) return undefined
  const earlier = sent.find(({ digest }) => digest === own.digest)
  if (earlier === undefined) return own
  return !earlier.isRefused && hasKeys && earlier.key !== '' ? earlier : undefined
}
