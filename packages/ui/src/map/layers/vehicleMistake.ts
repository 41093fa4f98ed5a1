import type { FleetVehicle } from '@fleetgis/domain/map'

/** How many vehicles are looked at: a mistake of an app is in all of them, and a fleet may be large. */
const LOOKED_AT = 200

/** What is wrong with vehicles of an app without types; undefined where nothing is. */
export function vehicleMistake(vehicles: readonly FleetVehicle[]): string | undefined {
  const ids = new Set<unknown>()
  for (const { id, status, at } of vehicles.slice(0, LOOKED_AT)) {
    const named = `vehicle ${JSON.stringify(id)}`
    if (typeof id !== 'string') return `${named} has no id that is a text. Give each vehicle its own.`
    if (ids.has(id)) return `${named} is there twice. Give each vehicle an id of its own.`
    ids.add(id)
    if (typeof (status ?? 0) !== 'number')
      return `the status of ${named} is no number. Give one of the README.`
    if (typeof (at ?? '') !== 'string')
      return `the time of ${named} is no text. Give at as yyyy-mm-dd hh:mm:ss, in the time of the fleet.`
  }
  return undefined
}
