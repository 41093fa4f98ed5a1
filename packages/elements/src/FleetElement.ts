import type { DEFINITIONS } from './definitions.ts'
import type { ElementDefinition } from './ElementDefinition.ts'
import type { FleetSettings } from './settings.ts'

export type FleetElementName = keyof typeof DEFINITIONS

type PropsOf<Name extends FleetElementName> =
  (typeof DEFINITIONS)[Name] extends ElementDefinition<infer Props> ? Props : never

/** The props of all members of a union. */
type Merged<Props> = {
  [Name in Props extends unknown ? keyof Props : never]?: Props extends { [Key in Name]?: infer Value }
    ? Value
    : never
}

/** A custom element of the kit: its widget's props and the settings of the page as properties. */
export type FleetElement<Name extends FleetElementName> = HTMLElement & Merged<PropsOf<Name>> & FleetSettings

declare global {
  interface HTMLElementTagNameMap extends FleetElements {}
}

type FleetElements = { [Name in FleetElementName]: FleetElement<Name> }
