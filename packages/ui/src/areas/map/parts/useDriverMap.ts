import {
  DEFAULT_CITY,
  driversById,
  type FleetVehicle,
  findCity,
  MAP_ZOOM,
  type MapView,
} from '@fleetgis/domain/map'
import { useCallback, useMemo, useState } from 'react'
import type { FleetMapProps } from '../../../map/FleetMapProps.ts'
import { mapPanel, shownPanel } from './mapPanel.ts'
import type { MapData } from './useMapData.ts'
import { useOneHit } from './useOneHit.ts'

const NONE: readonly never[] = []

/** What the maps of group admins and owners share: names, the view and its city, and the panels of the map itself. */
export function useDriverMap({
  state,
  dispatch,
  drivers = NONE,
  vehicles,
  hits = 0,
}: Pick<MapData, 'state' | 'dispatch' | 'drivers' | 'vehicles' | 'hits'>) {
  const [cityId, setCityId] = useState(DEFAULT_CITY.id)
  const [view, setView] = useState<MapView>({ centre: DEFAULT_CITY.centre, zoom: MAP_ZOOM.default })
  const { search, searches } = state
  useOneHit({ search, searches, vehicles, isAnswered: hits > 0 }, setView)
  const byId = useMemo(() => driversById(drivers), [drivers])
  const nameOf = useCallback(
    ({ id }: FleetVehicle) => {
      const { name = '', vehicleNo } = byId.get(id) ?? {}
      return [name || id, vehicleNo].filter(Boolean).join(', ')
    },
    [byId],
  )
  const groupNames = useMemo(() => {
    const names = new Map<string, string>()
    for (const { groupId, groupName } of drivers) if (groupId && groupName) names.set(groupId, groupName)
    return names
  }, [drivers])
  const onPanel = useCallback<NonNullable<FleetMapProps['onPanel']>>(
    ({ panel: next }) => {
      if (next) dispatch({ type: 'panelOpened', panel: mapPanel(next) })
      // Only a panel of the map: a late close must not take the panel that the page has opened since.
      else if (state.panel && shownPanel(state.panel))
        dispatch({ type: 'panelClosed', name: state.panel.name })
    },
    [dispatch, state.panel],
  )
  const chooseCity = useCallback((id: number) => {
    setCityId(id)
    setView({ centre: (findCity(id) ?? DEFAULT_CITY).centre, zoom: MAP_ZOOM.default })
  }, [])
  return {
    byId,
    nameOf,
    groupNames,
    panel: shownPanel(state.panel),
    onPanel,
    view,
    setView,
    cityId,
    chooseCity,
  }
}
