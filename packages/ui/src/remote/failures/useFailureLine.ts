import { type Failure, failureText, outageOf, withReason } from '../../provider/Failure.ts'
import { useText } from '../../provider/FleetContext.ts'
import { useSharedFailure } from './useSharedFailure.ts'

/** A failure in a line of a widget: its text, and the retry where no other part of the page has it. Source: CF-115. */
export function useFailureLine(failure: Failure | undefined, retry: () => void) {
  const t = useText()
  const outage = outageOf(failure)
  const { isLead, onRetry } = useSharedFailure(outage, retry)
  if (outage && !isLead) return { text: withReason(outage, t('remote.waits')), onRetry: undefined }
  return { text: failure && failureText(failure), onRetry }
}
