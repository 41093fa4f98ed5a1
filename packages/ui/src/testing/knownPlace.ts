import type { World } from '@fleetgis/sandbox'

/** The name of a saved place with a status, 1 visible or 4 hidden, that the providers of places know. */
export function knownPlace({ savedPlaces, gazetteer }: World, wanted: 1 | 4): string {
  const known = new Set(gazetteer.map(({ name }) => name.en))
  const place = savedPlaces.all().find(({ name, status }) => status === wanted && known.has(name))
  if (!place) throw new Error('The providers know no such place.')
  return place.name
}
