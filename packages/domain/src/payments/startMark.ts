/**
 * How far the start of a payment has come, as far as the browser knows:
 * - `sent`: the payment was to be saved, under this idempotency key (CF-170), or the gateway was asked. The outcome is
 *   not known.
 * - `opened`: the page of the gateway was opened.
 */
export type StartMark =
  | { readonly step: 'sent'; readonly key: string | undefined }
  | { readonly step: 'opened' }

const OPENED = 'opened'
const SENT = 'sent'

/** The mark of a stored text. A text that is not understood may stand for a start, so its outcome is not known. CF-140. */
export function readStartMark(text: string): StartMark {
  const [step, key] = text.split(' ')
  if (step === OPENED) return { step }
  return { step: 'sent', key: (step === SENT && key) || undefined }
}

/** The text that keeps a mark. */
export const startMarkText = (mark: StartMark): string =>
  mark.step === 'opened' ? OPENED : [SENT, ...(mark.key ? [mark.key] : [])].join(' ')
