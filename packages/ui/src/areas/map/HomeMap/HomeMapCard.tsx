import type { PartOfTrips } from '@fleetgis/domain/map'
import { styled } from 'styled-components'
import { formatCount } from '../../../map/panels/formatCount.ts'
import { MapCard } from '../../../map/panels/MapCard.tsx'
import { mapWords } from '../../../map/words.ts'
import { Spinner } from '../../../primitives/feedback/Spinner.tsx'
import { lazily } from '../../../primitives/lazily.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import type { Live } from '../../../remote/live/liveState.ts'
import type { HomeMapFieldsProps } from './HomeMapFields.tsx'
import { MorePositionsLine } from './MorePositionsLine.tsx'
import type { MorePositions } from './usePositions.ts'

export interface HomeMapCardProps extends HomeMapFieldsProps {
  /** The number of vehicles, as text. */
  title: string
  /** What there is beyond the loaded positions. */
  more?: MorePositions | undefined
  /** The drawn trips, where they are not all. */
  tripPart?: PartOfTrips | undefined
  /** The number of vehicles that are faded. */
  quietCount?: number | undefined
  /** The number of loaded vehicles, where they are not all: what `quietCount` counts among. */
  loadedPart?: number | undefined
  live: Live | undefined
}

/** Loaded with the map's first paint, not before it. */
const HomeMapFields = lazily(
  () => import('./HomeMapFields.tsx').then((module) => module.HomeMapFields),
  <Spinner />,
)

/** The card over the console map: the state of its data and its filters (MAP-02, MAP-16). */
export function HomeMapCard(props: HomeMapCardProps) {
  const { title, more, tripPart, quietCount = 0, loadedPart, live, ...fields } = props
  const t = useText(mapWords)
  const quiet =
    quietCount > 0 ? (
      <Note data-part="quiet">
        <Faded aria-hidden />
        {t(loadedPart === undefined ? 'homeMap.quiet' : 'homeMap.quietOf', {
          count: quietCount,
          shown: formatCount(quietCount),
          loaded: formatCount(loadedPart ?? 0),
        })}
      </Note>
    ) : null
  const part = tripPart ? (
    <Note data-part="trips">
      {t(tripPart.total === undefined ? 'homeMap.atLeastTrips' : 'homeMap.ofTrips', {
        count: tripPart.shown,
        shown: formatCount(tripPart.shown),
        total: formatCount(tripPart.total ?? 0),
      })}
    </Note>
  ) : null
  return (
    <MapCard
      title={title}
      head={
        <>
          {more ? <MorePositionsLine more={more} /> : null}
          {part}
          {quiet}
        </>
      }
      live={live}
    >
      <HomeMapFields {...fields} />
    </MapCard>
  )
}

const Note = styled.p`
  margin: 0 var(--fleet-space-4);
  color: var(--fleet-color-text-muted);
  font-size: var(--fleet-text-xs);
`

/** A marker as the map draws it while its vehicle is quiet. */
const Faded = styled.span`
  display: inline-block;
  width: 10px;
  height: 10px;
  margin-inline-end: var(--fleet-space-2);
  border: 1.5px solid var(--fleet-color-text-muted);
  border-radius: 50%;
  opacity: 0.5;
`
