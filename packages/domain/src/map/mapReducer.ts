import {
  INITIAL_PERIOD,
  MAP_PARTS,
  type MapPanel,
  type MapPeriod,
  type MapState,
  type MapSwitch,
} from './mapState.ts'
import type { TripLayer } from './tripLine.ts'

interface Payloads {
  opened: unknown
  closed: unknown
  layerSwitched: { readonly layer: TripLayer; readonly on: boolean }
  switched: { readonly name: MapSwitch; readonly on: boolean }
  panelOpened: { readonly panel: MapPanel }
  /** With a name, only that panel closes: a popup that goes late must not take its successor with it. */
  panelClosed: { readonly name?: MapPanel['name'] }
  periodChosen: { readonly period: MapPeriod }
  searched: { readonly text: string }
  locateSwitched:
    | { readonly on: true; readonly id: string; readonly mobile?: string; readonly email?: string }
    | { readonly on: false }
}

/** What can happen to a map. */
export type MapEvent<Name extends keyof Payloads = keyof Payloads> = {
  [Key in Name]: { readonly type: Key } & Payloads[Key]
}[Name]

type Steps = { readonly [Name in keyof Payloads]: (state: MapState, event: MapEvent<Name>) => MapState }

const STEPS: Steps = {
  opened: (state) => (state.isOpen ? state : asked({ ...state, isOpen: true })),

  // PMAP-32 the dates, PMAP-33 search and layers; the panel goes with the map, the switches are a person's settings.
  closed: (state) => ({
    ...state,
    isOpen: false,
    layer: undefined,
    panel: undefined,
    period: INITIAL_PERIOD,
    search: '',
    located: undefined,
  }),

  // PMAP-27: one at a time, so the mode that was on goes when another comes. MAP-22, OMAP-20: it loads.
  layerSwitched(state, { layer, on }) {
    const isKnown = MAP_PARTS[state.screen].layers.includes(layer)
    if (!isKnown || on === (state.layer === layer)) return state
    return asked({ ...state, layer: on ? layer : undefined })
  },

  // MAP-22: the checkboxes of what is fetched reload; the marker and gray switches only show and hide (MAP-12, OMAP-17).
  switched(state, { name, on }) {
    if (state.switches[name] === on) return state
    const next = { ...state, switches: { ...state.switches, [name]: on } }
    return name === 'markers' || name === 'gray' ? next : asked(next)
  },

  // PMAP-31: one at a time.
  panelOpened: (state, { panel }) =>
    MAP_PARTS[state.screen].panels.includes(panel.name) ? { ...state, panel } : state,

  panelClosed(state, { name = state.panel?.name }) {
    return state.panel && state.panel.name === name ? { ...state, panel: undefined } : state
  },

  // MAP-21
  periodChosen: (state, { period }) => asked({ ...state, period }),

  // MAP-23: also with the same text. Another text than the located person's ends Locate.
  searched: (state, { text }) =>
    asked({ ...state, search: text, located: text === state.search ? state.located : undefined }),

  // OMAP-22 searches by mobile or email, OMAP-23 clears that search. Whoever has neither cannot be searched for.
  locateSwitched(state, event) {
    if (!event.on)
      return state.located === undefined ? state : asked({ ...state, search: '', located: undefined })
    const search = [event.mobile, event.email].find((text) => text?.trim())
    return search === undefined ? state : asked({ ...state, search, located: event.id })
  },
}

/**
 * What a map is set to after an event (PMAP-27 to PMAP-33, OMAP-20 to OMAP-23, MAP-20 to MAP-23, CF-95). A closed map
 * hears only `opened`. An event that changes nothing, or names what the screen does not have, gives the same object.
 */
export function mapReducer<Name extends keyof Payloads>(state: MapState, event: MapEvent<Name>): MapState {
  if (!state.isOpen && event.type !== 'opened') return state
  return STEPS[event.type](state, event)
}

/** The state with its data to be asked for anew. */
function asked(state: MapState): MapState {
  return { ...state, revision: state.revision + 1 }
}
