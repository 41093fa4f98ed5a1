/**
 * How far the start of a payment has come, by the browser's record:
 * - `sent`: the payment was to be saved, under this idempotency key (CF-170), or the gateway was asked. The outcome is
 *   not known.
 * - `opened`: the page of the gateway was opened.
 *
 * A later start keeps that an earlier one has asked the gateway.
 */
export type StartMark =
  | { readonly step: 'sent'; readonly key: string | undefined; readonly hasAskedGateway: boolean }
  | { readonly step: 'opened'; readonly hasAskedGateway: true }

const OPENED = 'opened'
const SENT = 'sent'
const ASKED = 'asked'

/** The mark of a stored text. A text that is not understood may stand for a start, so its outcome is not known. CF-140. */
export function readStartMark(text: string): StartMark {
  const [step, sentKey, asked] = text.split(' ')
  if (step === OPENED) return { step, hasAskedGateway: true }
  const key = (step === SENT && sentKey) || undefined
  return { step: 'sent', key, hasAskedGateway: key === undefined || asked === ASKED }
}

/** The text that keeps a mark. */
export function startMarkText(mark: StartMark): string {
  if (mark.step === 'opened') return OPENED
  if (mark.key === undefined) return SENT
  return [SENT, mark.key, ...(mark.hasAskedGateway ? [ASKED] : [])].join(' ')
}

/**
 * The mark after a later start was refused; undefined if nothing was begun. The refusal ends the key, but not what an
 * earlier start has asked of the gateway. CF-140.
 */
export function refusedStart(mark: StartMark): StartMark | undefined {
  if (!mark.hasAskedGateway) return undefined
  return mark.step === 'opened' ? mark : { ...mark, key: undefined }
}
