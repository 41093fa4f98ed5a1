import { type Failure, failureIn } from '../../provider/Failure.ts'
import type { Remote } from './useRemote.ts'

/** A call beside the data of a widget that has failed, such as the one for the rights to its buttons. */
export interface FailedCall {
  /** What is missing, and why. */
  readonly failure: Failure
  readonly isFetching: boolean
  readonly retry: () => void
}

/** A call that has failed, in the words of what is missing; undefined for one that has not. */
export function failedCall(
  { failure, isFetching, retry }: Pick<Remote<unknown>, 'failure' | 'isFetching' | 'retry'>,
  write: (reason: string) => string,
): FailedCall | undefined {
  return failure === undefined ? undefined : { failure: failureIn(failure, write), isFetching, retry }
}
