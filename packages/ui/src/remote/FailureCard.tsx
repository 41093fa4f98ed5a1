import { ErrorCard, type ErrorCardProps } from '../primitives/feedback/ErrorCard.tsx'
import { useSignedOutAction } from './useSignedOutAction.ts'

export interface FailureCardProps extends Pick<ErrorCardProps, 'message' | 'onRetry'> {
  /** The session has ended: the action is Sign In or Reload. */
  isSignedOut?: boolean | undefined
  isRetrying?: boolean | undefined
  /** Replaces the page reload that a signed-out user is offered (ERR-12). */
  onReload?: (() => void) | undefined
}

/** Replaces the data of a widget that could not be loaded, with the one action that helps. Source: CF-115, ERR-12. */
export function FailureCard({ isSignedOut, isRetrying, onReload, onRetry, ...props }: FailureCardProps) {
  const signedOut = useSignedOutAction(onReload)
  if (!isSignedOut) return <ErrorCard {...props} onRetry={onRetry} isRetrying={isRetrying ?? false} />
  const { label, onPress, isPending } = signedOut
  return <ErrorCard {...props} onRetry={onPress} retryLabel={label} isRetrying={isPending} />
}
