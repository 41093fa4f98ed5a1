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

/**
 * The map's settings: reset by other `filters`, changed by the user, and reported to `onFiltersChange`. `driverId` is
 * searched in place of the text of `filters`; it may come later, and change, and leaves the other settings alone
 * (CF-186).
 */
export function useHomeMapSettings(
  filters: HomeMapFilters = HOME_MAP_FILTERS,
  onFiltersChange?: (filters: HomeMapFilters) => void,
  driverId?: string,
): readonly [HomeMapSettings, HomeMapActions] {
  const search = driverId ?? filters.search
  const [given, setGiven] = useState({ filters, search })
  const [settings, setSettings] = useState(() => settingsOf({ ...filters, search }))
  const latest = useRef(settings)
  let current = settings
  if (given.filters !== filters) {
    setGiven({ filters, search })
    const next = settingsOf({ ...filters, search }, settings.state.revision + 1)
    // Its page may only have kept what was applied here.
    if (!isSame(next, settings)) {
      current = next
      setSettings(current)
    }
  } else if (given.search !== search) {
    setGiven({ filters, search })
    // Unless the user has searched meanwhile.
    if (settings.state.search === given.search)
      current = { ...settings, state: { ...settings.state, search } }
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

/** Whether two settings request and show the same. */
const isSame = (one: HomeMapSettings, other: HomeMapSettings) =>
  JSON.stringify(filtersOf(one)) === JSON.stringify(filtersOf(other))
