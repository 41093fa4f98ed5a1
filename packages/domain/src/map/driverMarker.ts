/** Colour of a driver's marker; `neutral` if the server sends no status (CF-116). */
export type MarkerColour = 'green' | 'red' | 'gray' | 'orange' | 'neutral'

/** The look of a driver's marker. Only the orange marker is the selected one. */
export interface DriverMarker {
  readonly colour: MarkerColour
  readonly selected: boolean
}

/** Status of the searched or selected driver, on every map (CF-29, OMAP-15). */
export const SELECTED_STATUS = 4

/** Status of an offline driver, whose marker the Gray toggle hides (OMAP-17, CF-102). */
export const OFFLINE_STATUS = 3

const NEUTRAL: DriverMarker = { colour: 'neutral', selected: false }

/** MARK-01, MARK-02, MARK-03, MARK-04. Any other code, 0 among them, has no marker (CF-29, OMAP-16). */
const MARKERS: ReadonlyMap<number, DriverMarker> = new Map([
  [1, { colour: 'green', selected: false }],
  [2, { colour: 'red', selected: false }],
  [OFFLINE_STATUS, { colour: 'gray', selected: false }],
  [SELECTED_STATUS, { colour: 'orange', selected: true }],
])

/**
 * The marker of a status, or undefined if there is none (CF-29). `gray` is the Gray toggle: off hides offline drivers,
 * on every map (CF-102); undefined hides nothing. Without a status the marker is neutral (CF-116).
 */
export function driverMarker(
  status: number | null | undefined,
  options?: { readonly gray?: boolean } | null,
): DriverMarker | undefined {
  const { gray = true } = options ?? {}
  if (status === undefined || status === null) return NEUTRAL
  if (status === OFFLINE_STATUS && !gray) return undefined
  return MARKERS.get(status)
}
