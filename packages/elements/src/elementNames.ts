import type { AttributeKind, ElementDefinition } from './ElementDefinition.ts'
import type { FleetSettings } from './settings.ts'

/** Settings that an element may have of its own, in place of the page's. */
export const SETTINGS = [
  'client',
  'language',
  'languages',
  'theme',
  'density',
  'messages',
  'tiles',
  'clock',
  'timeZone',
  'host',
  'notifier',
  'onError',
  'onSignIn',
  'onUnsaved',
  'onOverlay',
] as const satisfies readonly (keyof FleetSettings)[]

/** Settings that are attributes too. The client and its tokens never are (T1). */
const SETTING_ATTRIBUTES: Readonly<Record<string, AttributeKind>> = {
  language: 'text',
  theme: 'text',
  density: 'text',
  timeZone: 'text',
}

/** `groupKey` is `group-key`. */
export const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** `onOpenDetail` is `fleet-open-detail`. */
export const eventName = (callback: string) => `fleet${kebab(callback.slice('on'.length))}`

/** `onOpenDetail` is `openDetail`. */
const withoutOn = (name: string) => name.replace(/^on([A-Z])/, (_, first: string) => first.toLowerCase())

/** What the page calls the props of a widget on its element: attributes, properties and events. */
export function elementNames(definition: ElementDefinition) {
  const kinds: Readonly<Record<string, AttributeKind>> = { ...definition.attributes, ...SETTING_ATTRIBUTES }
  const properties = [...new Set([...Object.keys(kinds), ...definition.properties, ...SETTINGS])]
  return {
    /** How the text of an attribute is read, by its prop. */
    kinds,
    /** The props of the widget itself. */
    props: properties.filter((name) => !SETTINGS.some((setting) => setting === name)),
    /** Angular binds no property whose name starts with `on`: such a function has a second name without it. */
    propOfProperty: new Map([
      ...[...definition.properties, ...SETTINGS].map((name) => [withoutOn(name), name] as const),
      ...properties.map((name) => [name, name] as const),
    ]),
    propOfAttribute: new Map(Object.keys(kinds).map((name) => [kebab(name), name])),
    callbackOfEvent: new Map(Object.keys(definition.events).map((name) => [eventName(name), name])),
  }
}
