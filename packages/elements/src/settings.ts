import type { FleetProviderProps } from '@fleetgis/ui'

/**
 * What all elements of a page share: the props of the kit's provider, as properties. `root` is none of them: presses work
 * in a shadow root only after a flag of react-aria, which the bundle does not export.
 */
export type FleetSettings = Partial<Omit<FleetProviderProps, 'children' | 'page' | 'root'>>

let settings: FleetSettings = {}
const listeners = new Set<() => void>()

/** Sets what all elements of the page share, such as the client. Settings that are not named stay as they are. */
export function configureFleet(changes: FleetSettings): void {
  settings = { ...settings, ...changes }
  for (const listener of listeners) listener()
}

/** The settings of the page. */
export const fleetSettings = () => settings

/** Calls `listener` after each change of the settings; returns the function that ends it. */
export function onFleetSettings(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
