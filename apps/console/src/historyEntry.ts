import type { MapView } from '@fleetgis/domain/map'
import type { FleetMapPanel } from '@fleetgis/ui/FleetMap'
import * as z from 'zod/mini'

/** What a page keeps in its history entry: personal text stays out of addresses, logs and shared links. */
export interface HistoryEntry {
  /** The search text, which may be a phone number or an e-mail address. */
  readonly search?: string | undefined
  /** The vertical scroll offset, in px. */
  readonly scroll?: number | undefined
  /** Where the map was left. */
  readonly view?: MapView | undefined
  /** What is open on the map: the id of a vehicle may be a phone number. */
  readonly panel?: FleetMapPanel | undefined
  /** The entry before is the list that the conversation of this one was opened from. */
  readonly isFromList?: boolean | undefined
}

/** What has been written to the entry of an overlay, and belongs to that of the page below it. */
let carried: { readonly changes: HistoryEntry; readonly address: string } | undefined

const POSITION = z.object({ lat: z.number(), lng: z.number() })
const VIEW = z.object({ centre: POSITION, zoom: z.number() })
const PANEL = z.union([
  z.object({ kind: z.enum(['vehicle', 'place']), id: z.string() }),
  z.object({ kind: z.literal('trip'), id: z.string(), at: z.optional(POSITION) }),
  z.object({ kind: z.literal('cluster'), ids: z.array(z.string()) }),
  z.object({ kind: z.literal('settings') }),
])

/** A value that another version of the console may have written in another shape is ignored. */
const kept = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined)

const ENTRY = z.object({
  search: kept(z.string()),
  scroll: kept(z.number().check(z.positive())),
  view: kept(VIEW),
  panel: kept(PANEL),
  isFromList: kept(z.literal(true)),
})

/** Reads the present history entry; other states are ignored. */
export function readHistoryEntry(state: unknown = history.state): HistoryEntry {
  return ENTRY.safeParse(state).data ?? {}
}

/** How many overlays are open at a history entry (CF-169). */
export function overlaysOf(state: unknown): number {
  if (typeof state !== 'object' || state === null) return 0
  const { overlays } = state as Record<string, unknown>
  return typeof overlays === 'number' && overlays > 0 ? overlays : 0
}

/** Changes the present history entry, and its query if one is given; nothing navigates, so the guard is not called. */
export function writeHistoryEntry(changes: HistoryEntry, query = location.search): void {
  const address = location.pathname + query + location.hash
  history.replaceState({ ...history.state, ...changes }, '', address)
  carried =
    overlaysOf(history.state) > 0 ? { changes: { ...carried?.changes, ...changes }, address } : undefined
}

/**
 * At the start: the entry of an overlay that was open before a reload has what was written to it, which is for the page's
 * entry (CF-169).
 */
export function restoreCarriedEntry(): void {
  if (overlaysOf(history.state) > 0) writeHistoryEntry(readHistoryEntry())
}

/** Writes to the present entry what was written while an overlay was open above it. */
export function carryHistoryEntry(): void {
  if (carried?.address.startsWith(location.pathname) !== true) return
  const { changes, address } = carried
  history.replaceState({ ...history.state, ...changes }, '', address)
  if (overlaysOf(history.state) === 0) carried = undefined
}
