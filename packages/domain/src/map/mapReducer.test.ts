import { describe, expect, test } from 'vitest'
import { type MapEvent, mapReducer } from './mapReducer.ts'
import type { MapScreen } from './mapScreen.ts'
import { initialMapState, MAP_PARTS, type MapPanel, type MapState } from './mapState.ts'

const after = (screen: MapScreen, ...events: MapEvent[]) =>
  events.reduce<MapState>((state, event) => mapReducer(state, event), initialMapState(screen))

const routesOn = { type: 'layerSwitched', layer: 'routes', on: true } as const
const routesOff = { type: 'layerSwitched', layer: 'routes', on: false } as const
const bookingsOn = { type: 'layerSwitched', layer: 'onlineBookings', on: true } as const
const range = { option: 'range', start: '2026-11-01', end: '2026-11-07' } as const

const aPanel: Record<MapPanel['name'], MapPanel> = {
  location: { name: 'location', id: '7' },
  trip: { name: 'trip', id: '8' },
  statusList: { name: 'statusList', status: 2 },
  driverList: { name: 'driverList' },
  settings: { name: 'settings' },
  detail: { name: 'detail', of: 'driver', id: '8' },
}

describe('layer modes', () => {
  test('PMAP-27 turning one layer mode on turns the other off', () => {
    expect(after('embedded', routesOn).layer).toBe('routes')
    expect(after('embedded', routesOn, bookingsOn).layer).toBe('onlineBookings')
  })

  test('PMAP-27 turning off a layer mode that another has replaced changes nothing', () => {
    const state = after('embedded', routesOn, bookingsOn)
    expect(mapReducer(state, routesOff)).toBe(state)
  })

  test('PMAP-27 turning on what is on changes nothing', () => {
    const state = after('embedded', routesOn)
    expect(mapReducer(state, routesOn)).toBe(state)
  })

  test.each(['console', 'owner'] as const)('PMAP-27 the %s map has no booking layers', (screen) => {
    const state = initialMapState(screen)
    expect(mapReducer(state, bookingsOn)).toBe(state)
    expect(after(screen, routesOn, routesOff).layer).toBeUndefined()
  })
})

describe('panels', () => {
  test.each(MAP_PARTS.embedded.panels)('PMAP-31 opening %s closes what was open', (name) => {
    for (const open of MAP_PARTS.embedded.panels) {
      const state = after(
        'embedded',
        { type: 'panelOpened', panel: aPanel[open] },
        { type: 'panelOpened', panel: aPanel[name] },
      )
      expect(state.panel).toEqual(aPanel[name])
    }
  })

  test('PMAP-31 a panel closes', () => {
    const state = after('embedded', { type: 'panelOpened', panel: aPanel.trip }, { type: 'panelClosed' })
    expect(state.panel).toBeUndefined()
  })

  test('PMAP-31 a late close of a popup does not close its successor', () => {
    const state = after('embedded', { type: 'panelOpened', panel: aPanel.detail })
    expect(mapReducer(state, { type: 'panelClosed', name: 'trip' })).toBe(state)
    expect(mapReducer(state, { type: 'panelClosed', name: 'detail' }).panel).toBeUndefined()
  })

  test('PMAP-31 closing without an open panel changes nothing', () => {
    const state = initialMapState('embedded')
    expect(mapReducer(state, { type: 'panelClosed' })).toBe(state)
    expect(mapReducer(state, { type: 'panelClosed', name: 'trip' })).toBe(state)
  })

  test.each([
    ['console', 'settings'],
    ['console', 'detail'],
    ['owner', 'statusList'],
    ['owner', 'driverList'],
  ] as const)('PMAP-31 the %s map has no panel %s', (screen, name) => {
    const state = initialMapState(screen)
    expect(mapReducer(state, { type: 'panelOpened', panel: aPanel[name] })).toBe(state)
  })
})

describe('reloading', () => {
  const state = initialMapState('console')
  const reloads = (event: MapEvent) => mapReducer(state, event).revision - state.revision

  test('MAP-21 changing the period reloads the data', () => {
    const event = { type: 'periodChosen', period: { option: '7days' } } as const
    expect(mapReducer(state, event).period).toEqual({ option: '7days' })
    expect(reloads(event)).toBe(1)
    expect(mapReducer(state, { type: 'periodChosen', period: range }).period).toEqual(range)
  })

  test('MAP-22 changing the Locations or Routes checkbox reloads the data', () => {
    expect(reloads({ type: 'switched', name: 'locations', on: false })).toBe(1)
    expect(reloads({ type: 'switched', name: 'currentLocation', on: false })).toBe(1)
    expect(reloads(routesOn)).toBe(1)
  })

  test('the marker switch only shows or hides', () => {
    const hidden = mapReducer(state, { type: 'switched', name: 'markers', on: false })
    expect(hidden.switches.markers).toBe(false)
    expect(hidden.revision).toBe(state.revision)
    expect(mapReducer(hidden, { type: 'switched', name: 'markers', on: true }).switches.markers).toBe(true)
  })

  test('OMAP-17 the Gray toggle only shows or hides', () => {
    const owner = initialMapState('owner')
    const gray = mapReducer(owner, { type: 'switched', name: 'gray', on: true })
    expect(gray.switches).toEqual({ ...owner.switches, gray: true })
    expect(gray.revision).toBe(owner.revision)
  })

  test('MAP-22 setting a checkbox to its present value changes nothing', () => {
    expect(mapReducer(state, { type: 'switched', name: 'locations', on: true })).toBe(state)
  })

  test('MAP-23 pressing Search reloads the data, also with the same text', () => {
    const once = mapReducer(state, { type: 'searched', text: 'aung' })
    const twice = mapReducer(once, { type: 'searched', text: 'aung' })
    expect([once.search, twice.search]).toEqual(['aung', 'aung'])
    expect([once.revision, twice.revision]).toEqual([1, 2])
  })
})

describe('Locate', () => {
  const locate = (person: { mobile?: string; email?: string }) =>
    ({ type: 'locateSwitched', on: true, id: 'd7', ...person }) as const

  test('OMAP-22 Locate searches by the mobile', () => {
    const state = after('owner', locate({ mobile: '+959123456', email: 'a@b.mm' }))
    expect(state).toMatchObject({ search: '+959123456', located: 'd7', revision: 1 })
  })

  test.each([[undefined], [''], [' ']])(
    'OMAP-22 without a mobile (%j) it searches by the email',
    (mobile) => {
      const state = after('owner', locate({ mobile, email: 'a@b.mm' }))
      expect(state).toMatchObject({ search: 'a@b.mm', located: 'd7' })
    },
  )

  test('OMAP-22 a person with neither is not searched for', () => {
    const state = initialMapState('owner')
    expect(mapReducer(state, locate({}))).toBe(state)
    expect(mapReducer(state, locate({ mobile: '', email: '' }))).toBe(state)
  })

  test('OMAP-23 Locate off clears the search and refetches', () => {
    const state = after('owner', locate({ mobile: '+959123456' }), { type: 'locateSwitched', on: false })
    expect(state).toMatchObject({ search: '', located: undefined, revision: 2 })
  })

  test('OMAP-23 Locate off without a located person keeps a typed search', () => {
    const state = after('owner', { type: 'searched', text: 'aung' })
    expect(mapReducer(state, { type: 'locateSwitched', on: false })).toBe(state)
  })

  test('OMAP-22 a search for something else ends Locate, the same search does not', () => {
    const state = after('owner', locate({ mobile: '+959123456' }))
    expect(mapReducer(state, { type: 'searched', text: '+959123456' }).located).toBe('d7')
    expect(mapReducer(state, { type: 'searched', text: 'aung' }).located).toBeUndefined()
  })
})
