import type { Remote } from '../../remote/calls/useRemote.ts'

/** The state of one or several calls. */
export type PartState = Pick<Remote<unknown>, 'data' | 'failure' | 'staleness' | 'isFetching' | 'retry'>

/** Two calls as one: the first failure and the first age say why, and a retry repeats both. */
export function togetherWith(one: PartState, other: PartState): PartState {
  return {
    data: one.data ?? other.data,
    failure: one.failure ?? other.failure,
    staleness: one.staleness ?? other.staleness,
    isFetching: one.isFetching || other.isFetching,
    retry() {
      one.retry()
      other.retry()
    },
  }
}
