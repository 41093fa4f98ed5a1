import type { DEFINITIONS } from './definitions.ts'
import type { ElementDefinition } from './ElementDefinition.ts'
import type { SETTINGS } from './elementNames.ts'
import type { FleetSettings } from './settings.ts'

export type FleetElementName = keyof typeof DEFINITIONS

/** The props of a widget, without the callbacks that are events of its element. */
type PropertiesOf<Name extends FleetElementName> =
  (typeof DEFINITIONS)[Name] extends ElementDefinition<infer Props, infer Event>
    ? Props extends unknown
      ? Omit<Props, Event>
      : never
    : never

/** The props of all members of a union. */
type Merged<Props> = {
  [Name in Props extends unknown ? keyof Props : never]?: Props extends { [Key in Name]?: infer Value }
    ? Value
    : never
}

/** A custom element of the kit: its widget's props, and settings of its own, as properties. */
export type FleetElement<Name extends FleetElementName> = HTMLElement &
  Merged<PropertiesOf<Name>> &
  Pick<FleetSettings, (typeof SETTINGS)[number]>

declare global {
  interface HTMLElementTagNameMap extends FleetElements {}
}

type FleetElements = { [Name in FleetElementName]: FleetElement<Name> }
