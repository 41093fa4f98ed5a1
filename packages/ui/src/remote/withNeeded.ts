import type { Remote } from './useRemote.ts'

type State = Pick<Remote<unknown>, 'data' | 'failure' | 'staleness' | 'isFetching' | 'retry'>

/**
 * The state of a list that needs the answer of another call too, such as the rights to its buttons: without that answer
 * the list says why, and hides no button silently. Try again repeats what is missing.
 */
export function withNeeded(list: State, needed: State) {
  const hasRows = list.data !== undefined
  return {
    isFetching: list.isFetching || (needed.failure !== undefined && needed.isFetching),
    failure: list.failure ?? (hasRows ? undefined : needed.failure),
    staleness: list.staleness ?? (hasRows ? (needed.staleness ?? needed.failure) : undefined),
    onRetry() {
      list.retry()
      if (needed.data === undefined) needed.retry()
    },
  }
}
