import { MAP_PARTS, type MapPanel, type MapPeriod, type MapState, type MapSwitch } from './mapState.ts'
import type { TripLayer } from './tripLine.ts'

interface Payloads {
  layerSwitched: { readonly layer: TripLayer; readonly on: boolean }
  switched: { readonly name: MapSwitch; readonly on: boolean }
  panelOpened: { readonly panel: MapPanel }
  /** With a name, only that panel closes, so that a late close of a popup does not close its successor. */
  panelClosed: { readonly name?: MapPanel['name'] }
  periodChosen: { readonly period: MapPeriod }
  searched: { readonly text: string }
  locateSwitched:
    | { readonly on: true; readonly id: string; readonly mobile?: string; readonly email?: string }
    | { readonly on: false }
}

/** The events of a map. */
export type MapEvent<Name extends keyof Payloads = keyof Payloads> = {
  [Key in Name]: { readonly type: Key } & Payloads[Key]
}[Name]

type Steps = { readonly [Name in keyof Payloads]: (state: MapState, event: MapEvent<Name>) => MapState }

const STEPS: Steps = {
  // PMAP-27: one at a time, so another layer replaces the present one and loads.
  layerSwitched(state, { layer, on }) {
    const isKnown = MAP_PARTS[state.screen].layers.includes(layer)
    if (!isKnown || on === (state.layer === layer)) return state
    return asked({ ...state, layer: on ? layer : undefined })
  },

  // MAP-22: the checkboxes of fetched data refetch; the marker and gray switches only show and hide (MAP-12).
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

  // MAP-23: also with the same text. A text other than the located person's ends Locate.
  searched: (state, { text }) =>
    asked({
      ...state,
      search: text,
      searches: (state.searches ?? 0) + 1,
      located: text === state.search ? state.located : undefined,
    }),

  // OMAP-22 searches by mobile or e-mail, OMAP-23 clears that search. A person with neither cannot be searched for.
  locateSwitched(state, event) {
    if (!event.on)
      return state.located === undefined ? state : asked({ ...state, search: '', located: undefined })
    const search = [event.mobile, event.email].find((text) => text?.trim())
    return search === undefined ? state : asked({ ...state, search, located: event.id })
  },
}

/**
 * The state of a map after an event (PMAP-27 to PMAP-31). An event that changes nothing, or names a part that the
 * screen does not have, returns the same object. A closed map has no state: it opens with the initial one (PMAP-32,
 * PMAP-33).
 */
export function mapReducer<Name extends keyof Payloads>(state: MapState, event: MapEvent<Name>): MapState {
  return STEPS[event.type](state, event)
}

/** The state with a new revision, which refetches its data. */
function asked(state: MapState): MapState {
  return { ...state, revision: state.revision + 1 }
}
