import {
  DEFAULT_CITY,
  type FleetVehicle,
  findCity,
  MAP_ZOOM,
  type MapEvent,
  type MapState,
  mapDrawing,
  type TripInfo,
  type TripRoute,
} from '@fleetgis/domain/map'
import { useState } from 'react'
import { ProgressBar } from 'react-aria-components/ProgressBar'
import { styled } from 'styled-components'
import type { Translate } from '../../i18n/words.ts'
import { FleetMap } from '../../map/FleetMap.tsx'
import { Banner } from '../../primitives/Banner.tsx'
import { ErrorCard } from '../../primitives/ErrorCard.tsx'
import { useText } from '../../provider/FleetContext.ts'
import { ageText } from './ageText.ts'
import { HomeMapCard } from './HomeMapCard.tsx'

export interface HomeMapViewProps {
  /** What the map is set to. */
  state: MapState
  /** A person has changed something. */
  onEvent: (event: MapEvent) => void
  vehicles: readonly FleetVehicle[]
  trips?: readonly TripRoute[] | undefined
  tripInfo?: TripInfo | undefined
  /** Whole minutes since the vehicles were answered; undefined until they first are. */
  ageMinutes?: number | undefined
  /** Something is being asked for. */
  isAsking?: boolean | undefined
  /** Why there is nothing to show yet. */
  failure?: string | undefined
  /** Why what is shown is not the newest. */
  staleness?: string | undefined
  /** The person wants everything asked for anew. */
  onReload: () => void
  /** A trip could not be drawn; `message` says why (VAL-36). */
  onTripRefused?: ((event: { tripId: string; message: string }) => void) | undefined
  className?: string | undefined
}

const START = { city: DEFAULT_CITY, view: { centre: DEFAULT_CITY.centre, zoom: MAP_ZOOM.default } }

const NONE: readonly never[] = []

/** The console map as it looks: the map, the card over it, and what has gone wrong. */
export function HomeMapView(props: HomeMapViewProps) {
  const { state, onEvent, vehicles, trips, ageMinutes, isAsking, failure, staleness, onReload } = props
  const t = useText()
  const [{ city, view }, setPlace] = useState(START)
  const drawing = mapDrawing(state)

  // MAP-08, at the zoom a map starts with (MARK-19).
  function chooseCity(id: string) {
    const chosen = findCity(id)
    if (chosen) setPlace({ city: chosen, view: { centre: chosen.centre, zoom: MAP_ZOOM.default } })
  }

  return (
    <FleetMap
      className={props.className}
      vehicles={drawing.vehicles ? vehicles : NONE}
      trips={drawing.lines ? trips : undefined}
      tripLayer={drawing.lines}
      onTripRefused={props.onTripRefused}
      view={view}
      scrollZoom
    >
      {isAsking ? <Asking isIndeterminate aria-label={t('common.loading')} data-part="loading" /> : null}
      <Over>
        <HomeMapCard
          state={state}
          onEvent={onEvent}
          title={titleOf(props, t)}
          age={ageMinutes === undefined || staleness ? undefined : ageText(ageMinutes, t)}
          tripInfo={props.tripInfo}
          city={city}
          onCity={chooseCity}
        />
        {staleness ? (
          <Banner tone="warning">
            {t('homeMap.stale', { age: ageText(ageMinutes ?? 0, t), reason: staleness })}
          </Banner>
        ) : null}
      </Over>
      {failure ? (
        <Failed>
          <ErrorCard message={failure} onRetry={onReload} isRetrying={isAsking ?? false} />
        </Failed>
      ) : null}
    </FleetMap>
  )
}

/** What the card says first: how many vehicles there are, or why none. */
function titleOf({ ageMinutes, vehicles, failure }: HomeMapViewProps, t: Translate): string {
  if (failure) return t('homeMap.nothing')
  if (ageMinutes === undefined) return t('homeMap.waiting')
  return vehicles.length === 0 ? t('homeMap.empty') : t('homeMap.vehicles', { count: vehicles.length })
}

/** What lies over the map, beside its buttons. It lets the pointer through between its parts. */
const Over = styled.div`
  position: absolute;
  z-index: 620;
  inset: var(--fleet-space-3) auto auto var(--fleet-space-3);
  display: grid;
  gap: var(--fleet-space-2);
  max-height: calc(100% - 2 * var(--fleet-space-3));
  overflow-y: auto;
  width: min(280px, 100% - 2 * var(--fleet-space-3));
  pointer-events: none;

  > * {
    pointer-events: auto;
  }
`

const Failed = styled.div`
  position: absolute;
  z-index: 630;
  inset: 0;
  display: grid;
  align-content: center;
  padding: var(--fleet-space-4);
  pointer-events: none;

  > * {
    box-shadow: var(--fleet-shadow-3);
    pointer-events: auto;
  }
`

/** A bar along the upper edge; it waits a little, so that a quick answer does not flash. */
const Asking = styled(ProgressBar)`
  position: absolute;
  z-index: 640;
  inset: 0 0 auto;
  height: 3px;
  overflow: hidden;
  pointer-events: none;

  &::after {
    position: absolute;
    inset: 0;
    background: var(--fleet-color-accent);
    content: '';
    animation: fleet-map-asking 1.2s 300ms ease-in-out infinite backwards;
  }

  @keyframes fleet-map-asking {
    from {
      translate: -100% 0;
    }
    to {
      translate: 100% 0;
    }
  }
`
