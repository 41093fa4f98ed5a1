import { createFleetElement } from './createFleetElement.tsx'
import { DEFINITIONS } from './definitions.ts'
import type { ElementDefinition } from './ElementDefinition.ts'

export {
  createFleetClient,
  createSession,
  createWorkerReader,
  type FleetClient,
  type FleetClientOptions,
} from '@fleetgis/api'
export type { FleetElement, FleetElementName } from './FleetElement.ts'
export { configureFleet, type FleetSettings } from './settings.ts'

// Importing the package defines the elements, once for a page. A server has none.
if (globalThis.customElements)
  for (const [name, definition] of Object.entries(DEFINITIONS))
    if (!customElements.get(name))
      customElements.define(name, createFleetElement(definition as unknown as ElementDefinition))
