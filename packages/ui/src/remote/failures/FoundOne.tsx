import type { ReactNode } from 'react'
import { EmptyState } from '../../primitives/feedback/EmptyState.tsx'
import { Skeleton } from '../../primitives/feedback/Skeleton.tsx'
import { Stack } from '../../primitives/layout/Stack.ts'
import type { Remote } from '../calls/useRemote.ts'
import { FailureCard } from './FailureCard.tsx'
import { StaleBanner } from './StaleBanner.tsx'

export interface FoundOneProps
  extends Pick<Remote<unknown>, 'failure' | 'staleness' | 'isSignedOut' | 'isFetching' | 'retry'> {
  /** Whether everything is loaded in which the thing can be. */
  isLoaded: boolean
  /** The text where the thing is not there. CF-163. */
  missing: string
  /** The reason, or where to look. */
  missingHint?: string | undefined
  /** The thing; undefined while it is not found. */
  children: ReactNode
}

/**
 * Shows one thing that is looked up in a list, or why it is not there: loading, failed, missing, or shown with its age.
 */
export function FoundOne(props: FoundOneProps) {
  const { failure, staleness, isFetching, retry, isLoaded, children } = props
  const isFound = children !== undefined && children !== null
  return (
    <Stack data-component="FoundOne" aria-busy={!isFound && !isLoaded && !failure}>
      <StaleBanner staleness={staleness} onRetry={retry} isFetching={isFetching} />
      {isFound ? children : null}
      {!isFound && failure ? (
        <FailureCard
          message={failure}
          onRetry={retry}
          isRetrying={isFetching}
          isSignedOut={props.isSignedOut}
        />
      ) : null}
      {!isFound && !failure ? (
        isLoaded ? (
          <EmptyState message={props.missing}>{props.missingHint}</EmptyState>
        ) : (
          <Skeleton variant="block" height="180px" />
        )
      ) : null}
    </Stack>
  )
}
