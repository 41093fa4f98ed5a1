import {
  initialMapState,
  type MapEvent,
  type MapScreen,
  type MapState,
  mapPolling,
  mapReducer,
  type RefreshTimes,
} from '@fleetgis/domain/map'
import { rangeOf } from '@fleetgis/domain/period'
import { useReducer } from 'react'
import { useToday } from '../../../provider/useToday.ts'
import { polledPositions } from './polledPositions.ts'

const reduce = (state: MapState, event: MapEvent) => mapReducer(state, event)

/**
 * The state of a map of a group admin or an owner, and what its requests take from it. `start` has its first search and
 * period.
 */
export function useMapState(
  screen: MapScreen,
  refresh: RefreshTimes,
  start?: Pick<MapState, 'search' | 'period'>,
) {
  const today = useToday()
  const [state, dispatch] = useReducer(reduce, screen, (own) => ({ ...initialMapState(own), ...start }))
  const { locations: interval } = mapPolling(state, refresh)
  const canPoll = interval !== undefined
  return {
    state,
    dispatch,
    /** The positions refetch at an interval. */
    canPoll,
    days: rangeOf(state.period, today),
    /** The query options of the positions. */
    polled: polledPositions(interval),
  }
}
