import { driverMarker, type MarkerColour } from '@fleetgis/domain/map'
import type { MapText } from '../words.ts'

/** The meaning of a marker's colour, as text. */
const STATUS_TEXT: Readonly<Record<MarkerColour, MapText | undefined>> = {
  green: 'map.online',
  red: 'map.ongoing',
  gray: 'map.offline',
  orange: 'map.selected',
  neutral: undefined,
}

/** The text of a vehicle's status; undefined without a status, or for one without a marker. */
export function statusText(status: number | undefined): MapText | undefined {
  const colour = driverMarker(status)?.colour
  return colour && STATUS_TEXT[colour]
}
