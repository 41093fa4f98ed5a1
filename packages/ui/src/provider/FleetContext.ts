import type { FleetClient } from '@fleetgis/api'
import type { Language, Theme } from '@fleetgis/domain/i18n'
import { createContext, useContext } from 'react'
import type { HostChannel } from '../host/HostChannel.ts'
import type { Translate } from '../i18n/words.ts'
import type { Notifier } from './notifier/notifier.ts'

/** Who made the tiles: plain text, or parts of it that may be links. Never HTML. */
export type Attribution = string | readonly { readonly text: string; readonly href?: string | undefined }[]

/** Where map tiles come from. */
export interface Tiles {
  /** With `{z}`, `{x}` and `{y}`. */
  readonly url: string
  /** Shown on the map. */
  readonly attribution: Attribution
  readonly maxZoom?: number | undefined
}

/** Tells the time, in epoch milliseconds; replaced in tests and stories. */
export interface Clock {
  now(): number
}

/** What a widget failed of, in words that hold no one's data. */
export interface WidgetFailure {
  /** The name of the widget, as it is exported. */
  readonly widget: string
  /** The kind of the error, such as `TypeError`; `InvalidPosition` where a map left out what has no position. */
  readonly error: string
  /** How many things were left out; the widget shows the rest. */
  readonly count?: number
  /** Its code did not arrive, so that the page should be loaded anew. */
  readonly isLoadFailure: boolean
}

/** What every widget finds around it. */
export interface Fleet {
  readonly client: FleetClient
  /** The language on screen. */
  readonly language: Language
  readonly theme: Theme
  readonly t: Translate
  readonly notifier: Notifier
  /** The app around the page. */
  readonly host: HostChannel
  /** Gets each widget that failed, or that had to leave something out. */
  readonly onError: ((failure: WidgetFailure) => void) | undefined
  readonly tiles: Tiles | undefined
  readonly clock: Clock
  /** The fleet's time zone: days and times of day are told in it. */
  readonly timeZone: string
}

export const FleetContext = createContext<Fleet | null>(null)

/** What the nearest `FleetProvider` gives. Throws outside one. */
export function useFleet(): Fleet {
  const fleet = useContext(FleetContext)
  if (!fleet) throw new Error('This part of @fleetgis/ui needs a <FleetProvider> around it.')
  return fleet
}

/** The words of the language on screen: `const t = useText()`, then `t('signIn.title')`. */
export function useText(): Translate {
  return useFleet().t
}
