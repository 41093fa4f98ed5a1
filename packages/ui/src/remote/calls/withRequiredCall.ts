import type { Remote } from './useRemote.ts'

type State = Pick<Remote<unknown>, 'data' | 'failure' | 'staleness' | 'isFetching' | 'retry'>

/**
 * Joins the state of a list with another call that it needs, such as the rights to its buttons: without that answer the
 * list says why, and hides no button silently. Try again repeats what is missing.
 */
export function withRequiredCall(list: State, required: State) {
  const hasRows = list.data !== undefined
  return {
    isFetching: list.isFetching || (required.failure !== undefined && required.isFetching),
    failure: list.failure ?? (hasRows ? undefined : required.failure),
    staleness: list.staleness ?? (hasRows ? (required.staleness ?? required.failure) : undefined),
    onRetry() {
      list.retry()
      if (required.data === undefined) required.retry()
    },
  }
}
