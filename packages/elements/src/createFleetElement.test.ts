import { expect, expectTypeOf, test, vi } from 'vitest'
import { createFleetElement } from './createFleetElement.tsx'
import { DEFINITIONS } from './definitions.ts'
import { defineElement, type ElementDefinition } from './ElementDefinition.ts'
import type { FleetSettings } from './settings.ts'

/** An element as a browser makes it, without a page. */
function create(definition: unknown) {
  const Element = createFleetElement(definition as ElementDefinition)
  return new Element() as unknown as Record<string, unknown> & {
    attributeChangedCallback(attribute: string, before: string | null, text: string | null): void
  }
}

test('a flag is on while its attribute is there, and not set without it', () => {
  const map = create(DEFINITIONS['fleet-map'])
  expect(map.cluster).toBeUndefined()
  map.attributeChangedCallback('cluster', null, '')
  expect(map.cluster).toBe(true)
  // Not false: without the attribute a map of many vehicles decides for itself.
  map.attributeChangedCallback('cluster', '', null)
  expect(map.cluster).toBeUndefined()
})

test('a property of null is not set, as a framework binds it before the value has loaded', () => {
  const card = create(DEFINITIONS['fleet-booking-card'])
  card.booking = {}
  card.client = {}
  card.booking = null
  card.client = null
  expect([card.booking, card.client]).toEqual([undefined, undefined])
  const map = create(DEFINITIONS['fleet-map'])
  map.panel = null
  expect(map.panel).toBeNull()
})

test('a function has a second name without `on`, a setting too, because Angular binds none that starts so', () => {
  const check = create(DEFINITIONS['fleet-pin-pad'])
  const [complete, signIn, error] = [() => {}, () => {}, () => {}]
  Object.assign(check, { complete, signIn, error })
  expect([check.onComplete, check.onSignIn, check.onError]).toEqual([complete, signIn, error])
})

test('an attribute that is no decimal number is reported and not used, also an empty one', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {})
  const map = create(DEFINITIONS['fleet-map'])
  for (const [text, value] of [
    ['200', 200],
    ['', undefined],
    [' 1.5 ', 1.5],
    ['0x10', undefined],
    ['-2', -2],
    ['Infinity', undefined],
  ] as const) {
    map.attributeChangedCallback('max-vehicles', null, text)
    expect(map.maxVehicles).toBe(value)
  }
  expect(report).toHaveBeenCalledTimes(3)
  report.mockRestore()
})

test('an element has every prop of its widget: one that its definition does not list is a compile error', () => {
  interface ThingProps {
    name: string
    note?: string
    className?: string
    renderRow?: () => unknown
  }
  const thing = { load: async () => () => null, events: {}, required: ['name'] } as const
  expect(
    defineElement<ThingProps>()({ ...thing, attributes: { name: 'text' }, properties: ['note'] }).properties,
  ).toEqual(['note'])
  // @ts-expect-error `note` is in no list
  defineElement<ThingProps>()({ ...thing, attributes: { name: 'text' }, properties: [] })
  expect(create(DEFINITIONS['fleet-map'])).toHaveProperty('groupNames')
})

test('a shadow root is no setting, because presses do not work in it', () => {
  expectTypeOf<FleetSettings>().toHaveProperty('nonce')
  expectTypeOf<FleetSettings>().not.toHaveProperty('root')
})
