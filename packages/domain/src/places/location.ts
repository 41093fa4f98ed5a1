import type { MessageKey } from '../i18n/messageKey.ts'
import { asText } from '../query/asText.ts'

/** 1 is visible, 4 hidden; other values are kept as sent. Source: LOC-29. */
export const LOCATION_STATUS = { visible: 1, hidden: 4 } as const

/** A location saved by staff. Source: LOC-29, LOC-30. */
export interface SavedLocation {
  readonly id: string
  readonly name: string
  readonly address: string
  /** In degrees; undefined if the server sends none. */
  readonly latitude: number | undefined
  readonly longitude: number | undefined
  readonly status: number
  /** The server's stamp of this version, where its reply has one (CF-179). */
  readonly version?: string | undefined
}

/** A searched name without a saved location. Source: LOC-31. */
export interface UnknownLocation {
  readonly name: string
}

export interface VisibilityChange {
  readonly action: 'hide' | 'show'
  readonly sets: number
}

/** The action of a location's eye icon: hide 1 to 4, show 4 to 1; none for other statuses. Source: LOC-27. */
export function visibilityChange(status: number): VisibilityChange | undefined {
  switch (status) {
    case LOCATION_STATUS.visible:
      return { action: 'hide', sets: LOCATION_STATUS.hidden }
    case LOCATION_STATUS.hidden:
      return { action: 'show', sets: LOCATION_STATUS.visible }
    default:
      return undefined
  }
}

/**
 * Whether a search result is a hidden location, so that its row is shaded: names are compared trimmed and in any case.
 * Source: LOC-34.
 */
export function isHidden(
  name: string | null | undefined,
  hiddenNames: readonly (string | null | undefined)[],
): boolean {
  const compared = comparable(name)
  return compared !== '' && hiddenNames.some((hidden) => comparable(hidden) === compared)
}

/** The toast after an update or a change of visibility, by the answer's status. Source: TOAST-17, TOAST-18. */
export function updateOutcome(status: number): MessageKey {
  return status === 200 ? 'place.updated' : 'place.invalid'
}

/** Composed letters, because one letter can be typed as one character or as two. */
function comparable(name: unknown): string {
  return asText(name).normalize('NFC').trim().toLowerCase()
}
