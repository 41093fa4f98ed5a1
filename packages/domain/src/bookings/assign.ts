import type { LatLng } from '../map/latLng.ts'
import type { BookingPlace } from './booking.ts'

/** The radius select of the assign overlay, in km; sent unchanged. ASG-02. */
export const ASSIGN_RADII = [1, 3, 5, 7, 10] as const
export type AssignRadius = (typeof ASSIGN_RADII)[number]

/** Option 2 counted from 0: 5 km. ASG-03, CF-60. */
export const DEFAULT_ASSIGN_RADIUS: AssignRadius = ASSIGN_RADII[2]

/** A driver who can take a booking. ASG-06. */
export interface AssignCandidate {
  readonly key: string
  readonly name: string
  readonly mobile: string | undefined
  readonly email: string | undefined
  readonly vehicleNo: string | undefined
  readonly distanceMetres: number | undefined
  /** Undefined without a usable position: the driver is in the list, but not on the map. */
  readonly position: LatLng | undefined
}

/** The content of the assign overlay. ASG-06. */
export interface AssignOffer {
  readonly candidates: readonly AssignCandidate[]
  /** The route from pickup to drop-off. */
  readonly path: readonly LatLng[]
  readonly booking: {
    readonly pickup: BookingPlace
    readonly dropOffName: string
    readonly stops: readonly BookingPlace[]
  }
}

/** The vehicle number that accepting sends: the candidate's, or empty for a driver who accepts without one. CF-45. */
export function acceptedVehicleNo(candidate?: Pick<AssignCandidate, 'vehicleNo'>): string {
  return candidate?.vehicleNo ?? ''
}

/** Candidates sorted by distance; those without a distance last, in their order. ASG-05. */
export function candidatesByDistance<Row extends Pick<AssignCandidate, 'distanceMetres'>>(
  rows: readonly Row[],
): Row[] {
  const metres = ({ distanceMetres }: Row) => distanceMetres ?? Number.POSITIVE_INFINITY
  return [...rows].sort((one, other) =>
    metres(one) < metres(other) ? -1 : Number(metres(one) > metres(other)),
  )
}

/** The next radius of the select, in km; undefined after the last. ASG-02. */
export function widerRadius(radius: number): AssignRadius | undefined {
  return ASSIGN_RADII.find((option) => option > radius)
}
