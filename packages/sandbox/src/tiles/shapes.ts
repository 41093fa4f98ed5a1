import type { Name } from '../base/name.ts'
import type { Place } from '../streets/places.ts'
import type { StreetClass } from '../streets/street.ts'
import type { Box } from './box.ts'
import type { Mercator } from './mercator.ts'

/** A shape and its bounding box. */
export interface Shape {
  points: readonly Mercator[]
  box: Box
}

interface StreetShape extends Shape {
  name: Name
  class: StreetClass
  isBridge: boolean
}

interface GreenShape extends Shape {
  kind: 'park' | 'lake'
  name: Name
  middle: Mercator
}

/** All shapes of the city on the map. */
export interface CityShapes {
  ground: Shape
  river: Shape & { name: Name; metres: number }
  greens: readonly GreenShape[]
  streets: readonly StreetShape[]
  lanes: readonly Shape[]
  places: readonly (Place & { at: Mercator })[]
}
