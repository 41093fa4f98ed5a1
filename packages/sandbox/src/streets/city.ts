import { type Atlas, createAtlas } from '../tiles/atlas.ts'
import { createPlaces, type Place } from './places.ts'
import { createRoutes, type Routes } from './routes.ts'
import { createStreets, type Streets } from './streets.ts'

/** A city: its streets, places, routes and map. It is immutable. */
export interface City {
  readonly seed: number
  readonly streets: Streets
  readonly places: readonly Place[]
  readonly routes: Routes
  readonly atlas: Atlas
}

/** The city of a seed. Worlds may share one, so that it is generated once. */
export function createCity(seed: number): City {
  const streets = createStreets(seed)
  const places = createPlaces(seed, streets)
  return { seed, streets, places, routes: createRoutes(streets, places), atlas: createAtlas(streets, places) }
}
