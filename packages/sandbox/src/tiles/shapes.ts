import type { Name } from '../base/name.ts'
import type { Place } from '../streets/places.ts'
import type { StreetClass } from '../streets/street.ts'
import type { Box } from './box.ts'
import type { Mercator } from './mercator.ts'

/** Something that is drawn, and the box that it fills. */
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

/** Everything of the city that the map draws. */
export interface CityShapes {
  ground: Shape
  river: Shape & { name: Name; metres: number }
  greens: readonly GreenShape[]
  streets: readonly StreetShape[]
  lanes: readonly Shape[]
  places: readonly (Place & { at: Mercator })[]
}
