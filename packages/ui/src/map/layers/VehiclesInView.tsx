import { memo, type RefObject } from 'react'
import { useShownText } from '../../i18n/useShownText.ts'
import { VisuallyHidden } from '../../primitives/layout/VisuallyHidden.ts'
import { useText } from '../../provider/FleetContext.ts'
import type { Mark } from '../engine/Mark.ts'
import type { ScreenPoints } from '../engine/ScreenPoints.ts'
import type { VehicleLayer } from '../engine/VehicleLayer.ts'
import { EmptyView } from '../panels/EmptyView.tsx'
import { formatCount } from '../panels/formatCount.ts'
import { statusText } from '../panels/statusText.ts'
import { useSummary } from '../panels/useSummary.ts'
import { mapWords } from '../words.ts'
import { useInView } from './useInView.ts'
import { VehicleCursor, type VehicleCursorProps } from './VehicleCursor.tsx'

export interface VehiclesInViewProps
  extends Pick<VehicleCursorProps, 'map' | 'layer' | 'selectedId' | 'hasPopup' | 'onOpen' | 'onEscape'> {
  nameOf: (vehicle: Mark) => string
  /** Appended to the number of vehicles in the viewport; may be empty. */
  note: string
  /** Moves the map to everything on it. */
  onShowAll: (() => void) | undefined
  /** Receives the focusable element. */
  cursor: RefObject<HTMLDivElement | null>
}

/**
 * The vehicles and places in the viewport for keyboard users, and their number as text. A separate component: only it rerenders
 * when vehicles move.
 */
export const VehiclesInView = memo(function VehiclesInView(props: VehiclesInViewProps) {
  const { nameOf, note, onShowAll, cursor, ...drawn } = props
  const { layer } = drawn
  const t = useText(mapWords)
  const points = useInView(layer)
  const places = points ? countPlaces(layer, points) : 0
  const vehicles = (points?.count ?? 0) - places
  const counts = [
    vehicles > 0 || places === 0 ? t('map.inView', { count: vehicles, shown: formatCount(vehicles) }) : '',
    places > 0 ? t('map.placesInView', { count: places }) : '',
  ]
  const sentences = [...counts, note].filter(Boolean)
  const summary = useSummary(
    points ? sentences.reduce((before, after) => t('map.sentences', { before, after })) : '',
  )
  const shown = useShownText()
  const markName = (mark: Mark) => {
    const name = mark.place ? shown(mark.place.name) : nameOf(mark)
    const state = mark.place ? undefined : statusText(mark.status)
    // A name of the app's own may lack the state, which the marker shows by its colour.
    return !state || name.includes(t(state)) ? name : `${name}${t('map.comma')} ${t(state)}`
  }
  return (
    <>
      {points ? (
        <VehicleCursor
          {...drawn}
          ref={cursor}
          points={points}
          label={t(vehicles === 0 && places > 0 ? 'map.places' : 'map.vehicles')}
          nameOf={([first, ...others]) =>
            first && others.length === 0
              ? markName(first)
              : t('map.cluster', { count: others.length + 1, shown: formatCount(others.length + 1) })
          }
        />
      ) : null}
      {points?.count === 0 ? <EmptyView onShowAll={onShowAll} /> : null}
      <VisuallyHidden role="status">{summary}</VisuallyHidden>
    </>
  )
})

function countPlaces(layer: VehicleLayer, points: ScreenPoints): number {
  // Places are last in the list.
  if (!layer.vehicles[layer.vehicles.length - 1]?.place) return 0
  let count = 0
  for (let place = 0; place < points.count; place++)
    if (layer.vehicles[points.index[place] ?? -1]?.place) count++
  return count
}
