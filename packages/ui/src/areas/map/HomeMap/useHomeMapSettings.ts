import { type MapEvent, mapReducer } from '@fleetgis/domain/map'
import { useLayoutEffect, useRef, useState } from 'react'
import { useLatestCallback } from '../../../primitives/useLatestCallback.ts'
import {
  filtersOf,
  HOME_MAP_FILTERS,
  type HomeMapFilters,
  type HomeMapSettings,
  settingsOf,
} from './homeMapFilters.ts'

/** The user's actions in the filter card. */
export interface HomeMapActions {
  readonly dispatch: (event: MapEvent) => void
  readonly chooseCity: (cityId: number) => void
  /** Search was pressed, with this text and these groups. */
  readonly search: (text: string, groupIds: readonly string[]) => void
}

/** The map's settings: reset by new `filters`, changed by the user, and reported to `onFiltersChange`. */
export function useHomeMapSettings(
  filters: HomeMapFilters = HOME_MAP_FILTERS,
  onFiltersChange?: (filters: HomeMapFilters) => void,
): readonly [HomeMapSettings, HomeMapActions] {
  const [given, setGiven] = useState(filters)
  const [settings, setSettings] = useState(() => settingsOf(filters))
  const latest = useRef(settings)
  let current = settings
  if (given !== filters) {
    setGiven(filters)
    current = settingsOf(filters, settings.state.revision + 1)
    setSettings(current)
  }
  useLayoutEffect(() => {
    latest.current = current
  })

  const report = useLatestCallback((changed: HomeMapFilters) => onFiltersChange?.(changed))

  // Stable callbacks: moving vehicles must not rerender the card.
  const [actions] = useState<HomeMapActions>(() => {
    function change(next: HomeMapSettings) {
      if (next.state === latest.current.state && next.cityId === latest.current.cityId) return
      latest.current = next
      setSettings(next)
      report(filtersOf(next))
    }
    return {
      dispatch: (event) => change({ ...latest.current, state: mapReducer(latest.current.state, event) }),
      chooseCity: (cityId) => change({ ...latest.current, cityId }),
      search: (text, groupIds) =>
        change({
          ...latest.current,
          groupIds,
          state: mapReducer(latest.current.state, { type: 'searched', text }),
        }),
    }
  })
  return [current, actions]
}
