import { CENTRE, type Position, toPosition } from '../base/geo.ts'
import type { Place } from '../streets/places.ts'
import type { Streets } from '../streets/streets.ts'
import { RIVER } from '../streets/words.ts'
import { boxOf } from './box.ts'
import { type Label, labelsAt } from './labels.ts'
import { toMercator } from './mercator.ts'
import type { CityShapes, Shape } from './shapes.ts'

/** The shapes of the city's map. A tile finds its shapes by their boxes. */
export interface Atlas extends CityShapes {
  /** The latitude at which widths are measured. */
  lat: number
  /** The labels that fit at a zoom, in pixels of that zoom. */
  labels(zoom: number): readonly Label[]
}

export function createAtlas(streets: Streets, places: readonly Place[]): Atlas {
  const shape = (positions: readonly Position[]): Shape => {
    const points = positions.map(toMercator)
    return { points, box: boxOf(points) }
  }
  const labels = new Map<number, readonly Label[]>()
  const atlas: Atlas = {
    ground: shape(streets.outskirts.outline.map(toPosition)),
    lanes: streets.lanes.map((lane) => shape(lane.map(toPosition))),
    river: { ...shape(streets.river.line.map(toPosition)), name: RIVER, metres: streets.river.width },
    greens: streets.greens.map(({ kind, name, outline }) => {
      const drawn = shape(outline.map(toPosition))
      const { left, top, right, bottom } = drawn.box
      return { ...drawn, kind, name, middle: [(left + right) / 2, (top + bottom) / 2] }
    }),
    streets: streets.streets.map((street) => ({
      ...shape(street.nodes.map((node) => streets.positions[node] as Position)),
      name: street.name,
      class: street.class,
      isBridge: street.isBridge,
    })),
    places: places.map((place) => ({ ...place, at: toMercator(place.position) })),
    lat: CENTRE.lat,
    labels(zoom) {
      const known = labels.get(zoom) ?? labelsAt(atlas, zoom)
      labels.set(zoom, known)
      return known
    },
  }
  return atlas
}
