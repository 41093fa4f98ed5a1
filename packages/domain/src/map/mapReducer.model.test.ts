import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mapDrawing } from './mapDrawing.ts'
import { mapPolling } from './mapPolling.ts'
import { type MapEvent, mapReducer } from './mapReducer.ts'
import type { MapScreen } from './mapScreen.ts'
import { initialMapState, MAP_PARTS, type MapPanel, type MapState } from './mapState.ts'
import type { TripLayer } from './tripLine.ts'

/**
 * A model of the map from its rules: toggles that exclude each other, a timer that starts and stops, loading that
 * starts and is cancelled. Separate from the reducer, which derives all of this.
 */
interface Model {
  readonly screen: MapScreen
  readonly layersOn: Set<TripLayer>
  readonly panelsOpen: Set<MapPanel['name']>
  isTimerRunning: boolean
  isCurrent: boolean
  loading: TripLayer | undefined
  search: string
  isLocating: boolean
  isToday: boolean
}

interface Real {
  state: MapState
}

type Step = fc.Command<Model, Real>

const FREE_TIMER: ReadonlySet<MapScreen> = new Set<MapScreen>(['console'])

function send(real: Real, event: MapEvent): void {
  const { revision } = real.state
  real.state = mapReducer(real.state, event)
  expect(real.state.revision).toBeGreaterThanOrEqual(revision)
}

function checkAgainst(model: Model, { state }: Real): void {
  const polling = mapPolling(state)
  // At most one layer and one panel at a time, each one that the screen has.
  expect(model.layersOn.size).toBeLessThanOrEqual(1)
  expect(model.panelsOpen.size).toBeLessThanOrEqual(1)
  expect(state.layer).toBe([...model.layersOn][0])
  expect(state.panel?.name).toBe([...model.panelsOpen][0])
  // The location timer runs unless a rule stopped it, and only a layer that is on loads pages.
  const isPaused = model.screen === 'embedded' && !model.isCurrent
  expect(polling.locations !== undefined).toBe(model.isTimerRunning && !isPaused)
  expect(polling.pages).toBe(model.loading)
  expect(polling.trips !== undefined).toBe(model.screen === 'console')
  expect(mapDrawing(state).isInteractive).toBe(
    !(model.screen === 'owner' && model.panelsOpen.has('settings')),
  )
  expect(state.search).toBe(model.search)
  expect(state.located !== undefined).toBe(model.isLocating)
  expect(state.period.option === 'today').toBe(model.isToday)
}

function step(name: string, event: MapEvent, change: (model: Model) => void): Step {
  return {
    check: () => true,
    run(model, real) {
      change(model)
      send(real, event)
      checkAgainst(model, real)
    },
    toString: () => name,
  }
}

const layerStep = (layer: TripLayer, on: boolean): Step =>
  step(`${layer} ${on ? 'on' : 'off'}`, { type: 'layerSwitched', layer, on }, (model) => {
    if (!MAP_PARTS[model.screen].layers.includes(layer)) return
    if (on) {
      for (const other of model.layersOn) model.layersOn.delete(other)
      model.layersOn.add(layer)
      if (FREE_TIMER.has(model.screen)) return
      model.isTimerRunning = false
      model.loading = layer
    } else if (model.layersOn.delete(layer)) {
      model.isTimerRunning = true
      model.loading = undefined
    }
  })

const panelStep = (panel: MapPanel): Step =>
  step(`open ${panel.name}`, { type: 'panelOpened', panel }, (model) => {
    if (!MAP_PARTS[model.screen].panels.includes(panel.name)) return
    model.panelsOpen.clear()
    model.panelsOpen.add(panel.name)
  })

const closePanelStep = (name?: MapPanel['name']): Step =>
  step(`close ${name ?? 'panel'}`, { type: 'panelClosed', name }, (model) => {
    if (name) model.panelsOpen.delete(name)
    else model.panelsOpen.clear()
  })

const searchStep = (text: string): Step =>
  step(`search ${JSON.stringify(text)}`, { type: 'searched', text }, (model) => {
    model.isLocating = model.isLocating && model.search === text
    model.search = text
  })

const locateStep = (mobile: string): Step =>
  step(
    `locate ${JSON.stringify(mobile)}`,
    { type: 'locateSwitched', on: true, id: 'd1', mobile },
    (model) => {
      if (mobile === '') return
      model.isLocating = true
      model.search = mobile
    },
  )

const locateOffStep = step('locate off', { type: 'locateSwitched', on: false }, (model) => {
  if (model.isLocating) model.search = ''
  model.isLocating = false
})

const periodStep = (option: 'today' | 'week'): Step =>
  step(`period ${option}`, { type: 'periodChosen', period: { option } }, (model) => {
    model.isToday = option === 'today'
  })

const switchStep = (name: 'locations' | 'markers' | 'gray', on: boolean): Step =>
  step(`${name} ${on ? 'on' : 'off'}`, { type: 'switched', name, on }, () => {})

const currentStep = (on: boolean): Step =>
  step(
    `current location ${on ? 'on' : 'off'}`,
    { type: 'switched', name: 'currentLocation', on },
    (model) => {
      model.isCurrent = on
    },
  )

const panels: readonly MapPanel[] = [
  { name: 'location', id: '1' },
  { name: 'location', id: '1', among: ['1', '4'] },
  { name: 'trip', id: '2' },
  { name: 'statusList', status: 1 },
  { name: 'driverList' },
  { name: 'settings' },
  { name: 'detail', of: 'trip', id: '3' },
]

const steps = [
  fc.tuple(fc.constantFrom(...MAP_PARTS.embedded.layers), fc.boolean()).map((args) => layerStep(...args)),
  fc.constantFrom(...panels).map(panelStep),
  fc.constantFrom(undefined, ...MAP_PARTS.embedded.panels).map(closePanelStep),
  fc.constantFrom('', 'aung', '+959123456').map(searchStep),
  fc.constantFrom('', '+959123456').map(locateStep),
  fc.constant(locateOffStep),
  fc.constantFrom('today' as const, 'week' as const).map(periodStep),
  fc
    .tuple(fc.constantFrom('locations' as const, 'markers' as const, 'gray' as const), fc.boolean())
    .map((args) => switchStep(...args)),
  fc.boolean().map(currentStep),
]

test.each(['console', 'embedded', 'owner'] as const)(
  'PMAP-27 R3 whatever is done to the %s map, it keeps its rules',
  (screen) => {
    fc.assert(
      fc.property(fc.array(fc.oneof(...steps), { minLength: 50, maxLength: 50 }), (commands) => {
        const setup = (): { model: Model; real: Real } => ({
          model: {
            screen,
            layersOn: new Set(),
            panelsOpen: new Set(),
            isTimerRunning: true,
            isCurrent: true,
            loading: undefined,
            search: '',
            isLocating: false,
            isToday: true,
          },
          real: { state: initialMapState(screen) },
        })
        fc.modelRun(setup, commands)
      }),
      { numRuns: Number(process.env.FUZZ_RUNS ?? 100) },
    )
  },
)
