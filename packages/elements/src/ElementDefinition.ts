import type { ComponentType } from 'react'

/** How the text of an attribute becomes a prop: as it is, as a number, or `true` while the attribute is there. */
export type AttributeKind = 'text' | 'number' | 'flag'

/** `listened`: the widget gets the callback once the element has a listener for the event. `always`: it needs one. */
export type EventKind = 'listened' | 'always'

/** The names of the props of each member of a union. */
type Names<Props> = Props extends unknown ? Extract<keyof Props, string> : never

/** A widget as a custom element: where its code is, and which of its props are attributes, properties and events. */
export interface ElementDefinition<Props = object, Event extends string = string> {
  load: () => Promise<ComponentType<Props>>
  /** Props that an attribute can set too, in kebab case: `groupKey` is `group-key`. */
  attributes: { readonly [Name in Names<Props>]?: AttributeKind }
  /** Props that are properties alone: objects, lists, and functions with a result. */
  properties: readonly Names<Props>[]
  /** Callbacks that are events: `onOpenDetail` is `fleet-open-detail`. */
  events: { readonly [Name in Event]: EventKind }
  /** Props for which null is a value; others are then not set. */
  nullable?: readonly Names<Props>[]
  /** Props without which the widget does not render. */
  required: readonly Names<Props>[]
  /** The widget fills the element, whose height the page sets: a map, a chat. */
  isFilling?: boolean
  /** The widget makes no call, so it needs no client. */
  isView?: boolean
}

/** What an element has itself, and what only React can give: content, and functions that return it. */
type OfReact = 'id' | 'className' | 'style' | 'ref' | 'children' | `render${string}`

/** The props that a definition lists: a prop of the widget that is in none of its lists is a compile error. */
interface Listed<Attribute extends string, Property extends string> {
  attributes: { readonly [Name in Attribute]: AttributeKind }
  properties: readonly Property[]
}

type Complete<Unlisted> = [Unlisted] extends [never] ? unknown : { unlisted: Unlisted }

/** Checks a definition against the props of its widget: `defineElement<ThingProps>()({ … })`. */
export function defineElement<Props>() {
  return <
    Event extends Names<Props> = never,
    Attribute extends Names<Props> = never,
    Property extends Names<Props> = never,
  >(
    definition: ElementDefinition<Props, Event> &
      Listed<Attribute, Property> &
      Complete<Exclude<Names<Props>, Event | Attribute | Property | OfReact>>,
  ): ElementDefinition<Props, Event> => definition
}
