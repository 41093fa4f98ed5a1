import { FleetProvider, lazily } from '@fleetgis/ui'
import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { addRules } from './addRules.ts'
import type { AttributeKind, ElementDefinition, EventKind } from './ElementDefinition.ts'
import { elementNames, SETTINGS } from './elementNames.ts'
import { fleetSettings, onFleetSettings } from './settings.ts'
import { whatIsMissing } from './whatIsMissing.ts'

/** After this time an element says what it still needs. */
const WAIT_MS = 1_000

// A server has no elements; there the module can still be imported.
const Base: typeof HTMLElement = globalThis.HTMLElement ?? class {}

/**
 * The class of a custom element that renders a widget in the page itself, without a shadow root. It renders once for all
 * changes of a task. Its events do not bubble. Removed from the page it unmounts; moved within the page it stays mounted.
 */
export function createFleetElement(definition: ElementDefinition): CustomElementConstructor {
  const Widget = lazily(definition.load)
  const { kinds, props, propOfProperty, propOfAttribute, callbackOfEvent } = elementNames(definition)
  const events: Readonly<Record<string, EventKind>> = definition.events
  const required: readonly string[] = definition.required
  const nullable: readonly string[] = definition.nullable ?? []

  return class FleetElement extends Base {
    static readonly observedAttributes = [...propOfAttribute.keys()]

    static {
      for (const [property, name] of propOfProperty)
        Object.defineProperty(FleetElement.prototype, property, {
          configurable: true,
          enumerable: true,
          get(this: FleetElement) {
            return this.#values[name]
          },
          set(this: FleetElement, value: unknown) {
            this.#change(name, value)
          },
        })
    }

    readonly #values: Record<string, unknown> = {}
    readonly #callbacks: Record<string, (detail: unknown) => void> = {}
    #root: Root | undefined
    #unsubscribe: (() => void) | undefined
    #timer: ReturnType<typeof setTimeout> | undefined
    #isScheduled = false

    connectedCallback() {
      for (const [property, name] of propOfProperty) this.#adopt(property, name)
      for (const [event, name] of callbackOfEvent) if (events[name] === 'always') this.#listen(event, name)
      this.#unsubscribe ??= onFleetSettings(() => this.#schedule())
      this.#timer ??= setTimeout(() => this.#sayWhatIsMissing(), WAIT_MS)
      this.#schedule()
    }

    disconnectedCallback() {
      // Later, because an element that is moved is removed first.
      queueMicrotask(() => {
        if (this.isConnected) return
        clearTimeout(this.#timer)
        this.#unsubscribe?.()
        this.#root?.unmount()
        this.#timer = undefined
        this.#unsubscribe = undefined
        this.#root = undefined
      })
    }

    attributeChangedCallback(attribute: string, _before: string | null, text: string | null) {
      const name = propOfAttribute.get(attribute)
      if (name === undefined) return
      const value = readAttribute(kinds[name], text)
      if (Number.isNaN(value)) {
        this.#report(
          `${attribute}="${text}" is no number, and is not used. Write one, such as ${attribute}="10".`,
        )
        return this.#change(name, undefined)
      }
      this.#change(name, value)
    }

    override addEventListener(
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ) {
      super.addEventListener(type, listener, options)
      const name = callbackOfEvent.get(type)
      if (name !== undefined) this.#listen(type, name)
    }

    /** Takes over a property that the page set before the class was defined. */
    #adopt(property: string, name: string) {
      if (!Object.keys(this).includes(property)) return
      const value: unknown = Reflect.get(this, property)
      Reflect.deleteProperty(this, property)
      this.#change(name, value)
    }

    #listen(event: string, name: string) {
      if (this.#callbacks[name]) return
      this.#callbacks[name] = (detail) => this.dispatchEvent(new CustomEvent(event, { detail }))
      this.#schedule()
    }

    /** Frameworks bind null for a value that is still loading: Angular's `async` pipe, Vue's `ref(null)`. */
    #change(name: string, given: unknown) {
      const value = given === null && !nullable.includes(name) ? undefined : given
      if (Object.is(this.#values[name], value)) return
      this.#values[name] = value
      this.#schedule()
    }

    #schedule() {
      if (this.#isScheduled) return
      this.#isScheduled = true
      queueMicrotask(() => {
        this.#isScheduled = false
        if (this.isConnected) this.#render()
      })
    }

    #render() {
      addRules(fleetSettings())
      const { client, ...settings } = { ...fleetSettings(), ...pickSet(this.#values, SETTINGS) }
      const values = pickSet(this.#values, props)
      // A page with a React of its own counts its ids in the same way.
      this.#root ??= createRoot(this, { identifierPrefix: 'fleet-' })
      if (!(client || definition.isView) || required.some((name) => values[name] === undefined))
        return this.#root.render(null)

      const widget = createElement(Widget, { ...values, ...this.#callbacks })
      this.#root.render(
        <FleetProvider {...settings} {...(client && { client })}>
          {definition.isFilling ? <div style={{ position: 'absolute', inset: 0 }}>{widget}</div> : widget}
        </FleetProvider>,
      )
    }

    /** Reports a mistake of the page in the browser's console, where its developers look. */
    #report(text: string) {
      // biome-ignore lint/suspicious/noConsole: an element has no caller to throw to, so its developers look there
      console.error(`<${this.localName}>: ${text}`, this)
    }

    #sayWhatIsMissing() {
      for (const text of whatIsMissing(this, definition, this.#values)) this.#report(text)
      if (definition.isView || this.#values.client || fleetSettings().client) return
      this.#root?.render(
        <p role="alert">
          {`<${this.localName}> has no client. Call configureFleet({ client }), or set its client property.`}
        </p>,
      )
    }
  }
}

function readAttribute(kind: AttributeKind | undefined, text: string | null): unknown {
  if (text === null) return undefined
  if (kind === 'flag') return true
  return kind === 'number' ? numberOf(text) : text
}

/** NaN unless it is a decimal number: `Number` makes 0 of an empty text, which would hide all vehicles of a map. */
function numberOf(text: string): number {
  return /^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : Number.NaN
}

/** The values that are set, because a prop that is there and undefined is not a missing one. */
function pickSet(
  values: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Record<string, unknown> {
  return Object.fromEntries(
    names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])),
  )
}
