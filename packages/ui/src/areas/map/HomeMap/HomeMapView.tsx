import { type City, DEFAULT_CITY, findCity, MAP_ZOOM, type MapView, mapDrawing } from '@fleetgis/domain/map'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Translate } from '../../../i18n/words.ts'
import { FleetMap } from '../../../map/FleetMap.tsx'
import type { FleetMapPanel, FleetMapProps } from '../../../map/FleetMapProps.ts'
import { formatCount } from '../../../map/panels/formatCount.ts'
import { MapMiddle, MapOver } from '../../../map/panels/MapOver.ts'
import { type MapText, mapWords } from '../../../map/words.ts'
import { rootProps } from '../../../primitives/rootProps.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { FailureCard } from '../../../remote/failures/FailureCard.tsx'
import { useGroupNames } from '../../../remote/lists/useGroupNames.ts'
import { useOneHit } from '../parts/useOneHit.ts'
import { HomeMapCard } from './HomeMapCard.tsx'
import type { HomeMapViewProps } from './HomeMapViewProps.ts'

const NONE: readonly never[] = []

/** The pure view of the console map: the map, the card over it, and failures. */
export function HomeMapView(props: HomeMapViewProps) {
  const { settings, vehicles, trips, live, isFetching, failure, onReload } = props
  const t = useText(mapWords)
  const drawing = mapDrawing(settings.state)
  const city = findCity(settings.cityId) ?? DEFAULT_CITY
  const { initialView, initialPanel = null, onPanel: onPanelChange } = props
  const [isLeft] = useState(initialView !== undefined)
  const [shown, setShown] = useState(() => ({ city, view: initialView ?? viewOf(city) }))
  if (shown.city !== city) setShown({ city, view: viewOf(city) })
  const { search, searches, revision } = settings.state
  const [panel, setPanel] = useState<FleetMapPanel | null>(initialPanel)
  useOneHit({ search, searches, vehicles, isAnswered: props.isAnswered ?? true }, (view, { id }) => {
    // The search with which the map was left has moved it already.
    if (isLeft && revision === 0) return
    setShown({ city, view })
    if (id === props.chosenId) setPanel({ kind: 'vehicle', id })
  })
  const isOpen = panel !== null
  const reported = useRef(panel)
  useEffect(() => {
    if (reported.current === panel) return
    reported.current = panel
    onPanelChange?.({ panel })
  }, [panel, onPanelChange])

  // CF-178: what is loaded is not all.
  const isPart = props.more !== undefined && props.more.state !== 'none'
  const { onNamesNeeded } = props
  const groupNames = useGroupNames(props.groups.groups)
  useEffect(() => {
    if (isOpen) onNamesNeeded?.()
  }, [isOpen, onNamesNeeded])
  const onPanel = useCallback<NonNullable<FleetMapProps['onPanel']>>((event) => setPanel(event.panel), [])

  return (
    <FleetMap
      {...rootProps(props)}
      vehicles={drawing.vehicles ? vehicles : NONE}
      trips={drawing.lines ? trips : undefined}
      tripLayer={drawing.lines}
      onTripRefused={props.onTripRefused}
      view={shown.view}
      onView={props.onView}
      loading={isFetching}
      cluster={props.cluster ?? true}
      quietBefore={props.quietBefore}
      panel={panel}
      onPanel={onPanel}
      groupNames={groupNames}
      groupHrefOf={props.groupHrefOf}
      tripHrefOf={props.tripHrefOf}
      driverOf={props.driverOf}
      onListOpen={onNamesNeeded}
      hasList
      scrollZoom
    >
      <MapOver>
        <HomeMapCard
          settings={settings}
          dispatch={props.dispatch}
          chooseCity={props.chooseCity}
          search={props.search}
          tripInfo={props.tripInfo}
          groups={props.groups}
          onNamesNeeded={onNamesNeeded}
          isFetching={isFetching}
          title={titleOf(props, t)}
          more={props.more}
          tripPart={drawing.lines ? props.tripPart : undefined}
          quietCount={props.quietCount}
          loadedPart={isPart ? vehicles.length : undefined}
          live={live}
        />
      </MapOver>
      {failure ? (
        <MapMiddle>
          <FailureCard
            message={failure}
            onRetry={onReload}
            isRetrying={isFetching}
            isSignedOut={props.isSignedOut}
          />
        </MapMiddle>
      ) : null}
    </FleetMap>
  )
}

/** A city at the initial zoom of a map (MAP-08, MARK-19). */
const viewOf = ({ centre }: City): MapView => ({ centre, zoom: MAP_ZOOM.default })

/** The card's summary: the number of vehicles, or why there are none. */
function titleOf(
  { isLoaded, vehicles, more, failure, groups: { groups }, settings }: HomeMapViewProps,
  t: Translate<MapText>,
): string {
  if (failure) return t('homeMap.nothing')
  if (!isLoaded) return t('homeMap.waiting')
  const count = vehicles.length
  const shown = formatCount(count)
  // CF-178: what is loaded is not all.
  if (count > 0 && more?.known)
    return t('homeMap.ofDrivers', { count, shown, total: formatCount(more.known) })
  if (count > 0)
    return t(more?.state === 'none' || !more ? 'homeMap.vehicles' : 'homeMap.atLeast', { count, shown })
  if (groups?.length === 0) return t('homeMap.noRole')
  const { period, search } = settings.state
  const isFiltered = period.option !== 'today' || search.trim() !== '' || settings.groupIds.length > 0
  return t(isFiltered ? 'homeMap.noMatch' : 'homeMap.empty')
}
