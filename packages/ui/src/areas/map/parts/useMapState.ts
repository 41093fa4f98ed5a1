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

/** The state of a map of a group admin or an owner, and what its requests take from it. */
export function useMapState(screen: MapScreen, refresh: RefreshTimes) {
  const today = useToday()
  const [state, dispatch] = useReducer(reduce, screen, initialMapState)
  const { locations: interval } = mapPolling(state, refresh)
  const canPoll = interval !== undefined
  const { start, end } = rangeOf(state.period, today)
  return {
    state,
    dispatch,
    /** The positions refetch at an interval. */
    canPoll,
    days: { start, end },
    /** The query options of the positions. */
    polled: polledPositions(interval),
  }
}
