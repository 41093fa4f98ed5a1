import { expect, test } from 'vitest'
import { mapDrawing } from './mapDrawing.ts'
import { mapReducer } from './mapReducer.ts'
import { initialMapState, type MapState, type MapSwitch } from './mapState.ts'

const off = (state: MapState, name: MapSwitch) => mapReducer(state, { type: 'switched', name, on: false })

test.each(['console', 'embedded', 'owner'] as const)(
  'the marker switch hides the %s map markers',
  (screen) => {
    const state = initialMapState(screen)
    expect(mapDrawing(state).vehicles).toBe(true)
    expect(mapDrawing(off(state, 'markers')).vehicles).toBe(false)
  },
)

test.each([
  ['console', 'locations', 'currentLocation'],
  ['embedded', 'locations', 'currentLocation'],
  ['owner', 'currentLocation', 'locations'],
] as const)('CF-106 the vehicles of the %s map go with %s, not with %s', (screen, own, other) => {
  const state = initialMapState(screen)
  expect(mapDrawing(off(state, own)).vehicles).toBe(false)
  expect(mapDrawing(off(state, other)).vehicles).toBe(true)
})

test('MAP-24 routes are drawn only when Routes is on', () => {
  const state = initialMapState('console')
  expect(mapDrawing(state).lines).toBeUndefined()
  const on = mapReducer(state, { type: 'layerSwitched', layer: 'routes', on: true })
  expect(mapDrawing(on).lines).toBe('routes')
})

test('OMAP-24 open settings disable interaction with the owner map', () => {
  const state = initialMapState('owner')
  expect(mapDrawing(state).isInteractive).toBe(true)
  const settings = mapReducer(state, { type: 'panelOpened', panel: { name: 'settings' } })
  expect(mapDrawing(settings).isInteractive).toBe(false)
  expect(mapDrawing(mapReducer(settings, { type: 'panelClosed' })).isInteractive).toBe(true)
})

test('OMAP-24 no other panel does, nor the embedded map', () => {
  const popup = { type: 'panelOpened', panel: { name: 'location', id: '7' } } as const
  expect(mapDrawing(mapReducer(initialMapState('owner'), popup)).isInteractive).toBe(true)
  const settings = { type: 'panelOpened', panel: { name: 'settings' } } as const
  expect(mapDrawing(mapReducer(initialMapState('embedded'), settings)).isInteractive).toBe(true)
})
