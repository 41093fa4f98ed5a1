import { type MapEvent, mapReducer } from '@fleetgis/domain/map'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  filtersOf,
  HOME_MAP_FILTERS,
  type HomeMapFilters,
  type HomeMapSettings,
  settingsOf,
} from './homeMapFilters.ts'

/** What a person does with the filter card. */
export interface HomeMapActions {
  readonly dispatch: (event: MapEvent) => void
  readonly chooseCity: (cityId: number) => void
  /** Search was pressed: with this text and these groups. */
  readonly search: (text: string, groupIds: readonly string[]) => void
}

/** What the map is set to: by `filters`, whenever they are other ones, and by the person, of which `onFiltersChange` hears. */
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

  const heard = useRef(onFiltersChange)
  useEffect(() => {
    heard.current = onFiltersChange
  })

  // The same functions all the time: what only moves vehicles must not draw the card anew.
  const [actions] = useState<HomeMapActions>(() => {
    function change(next: HomeMapSettings) {
      if (next.state === latest.current.state && next.cityId === latest.current.cityId) return
      latest.current = next
      setSettings(next)
      heard.current?.(filtersOf(next))
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
