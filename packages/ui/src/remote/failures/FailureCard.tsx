import { styled } from 'styled-components'
import { ErrorCard, type ErrorCardProps } from '../../primitives/feedback/ErrorCard.tsx'
import { type Failure, outageOf, withReason } from '../../provider/Failure.ts'
import { useText } from '../../provider/FleetContext.ts'
import { useOfflineText } from '../../provider/useOfflineText.ts'
import { CopyDetails } from './CopyDetails.tsx'
import { useSharedFailure } from './useSharedFailure.ts'
import { useSignedOutAction } from './useSignedOutAction.ts'

export interface FailureCardProps extends Pick<ErrorCardProps, 'onRetry'> {
  /** What failed and what to do next, in plain text. */
  message: Failure
  /** The session has ended: the action is Sign In or Reload. */
  isSignedOut?: boolean | undefined
  isRetrying?: boolean | undefined
  /** Replaces the page reload that a signed-out user is offered (ERR-12). */
  onReload?: (() => void) | undefined
}

/**
 * Replaces the data of a widget that could not be loaded, with the one action that helps. Of several with one cause the
 * first is the card. Offline it says what appears later. Source: CF-115, ERR-12.
 */
export function FailureCard({ isSignedOut, isRetrying, onReload, onRetry, ...props }: FailureCardProps) {
  const t = useText()
  const signedOut = useSignedOutAction(onReload)
  const outage = isSignedOut ? undefined : outageOf(props.message)
  const shared = useSharedFailure(outage, onRetry)
  const message = useOfflineText(props.message)
  if (!shared.isLead)
    return (
      <Waiting data-component="FailureCard">
        {outage && message === outage.text ? withReason(outage, t('remote.waits')) : message}
      </Waiting>
    )
  if (!isSignedOut)
    return (
      <ErrorCard {...props} message={message} onRetry={shared.onRetry} isRetrying={isRetrying ?? false}>
        <CopyDetails />
      </ErrorCard>
    )
  const { label, onPress, isPending } = signedOut
  return (
    <ErrorCard {...props} message={message} onRetry={onPress} retryLabel={label} isRetrying={isPending} />
  )
}

const Waiting = styled.p`
  margin: 0;
  padding: var(--fleet-space-4);
  color: var(--fleet-color-text-muted);
  text-align: center;
`
