import type { FleetClient } from '@fleetgis/api'
import type { Theme } from '@fleetgis/domain/i18n'
import { createContext, useContext } from 'react'
import type { HostChannel } from '../host/HostChannel.ts'
import type { Languages } from '../i18n/LanguageData.ts'
import type { AreaWords, KeyOf, TextKey, Texts, Translate } from '../i18n/words.ts'
import type { Notifier } from './notifier/notifier.ts'

/** The credit of a tile source: plain text, or parts with optional links. Never HTML. */
export type Attribution = string | readonly { readonly text: string; readonly href?: string | undefined }[]

/** A source of map tiles. */
export interface Tiles {
  /** A URL template with `{z}`, `{x}` and `{y}`, or the address of each tile. */
  readonly url: string | ((tile: { readonly z: number; readonly x: number; readonly y: number }) => string)
  /** Shown on the map. */
  readonly attribution: Attribution
  readonly maxZoom?: number | undefined
}

/** The current time: that of the server with `createServerClock` of `@fleetgis/api` (CF-180), or one of a test. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
  /** How far the device's clock is ahead, in milliseconds; `ClockNotice` says so. 0 unless given. */
  readonly lead?: number
  /** Calls `listener` whenever `lead` changes; returns a function that unsubscribes. */
  subscribe?(listener: () => void): () => void
}

/** A failure of a widget, without personal data. */
export interface WidgetFailure {
  /** The exported name of the widget. */
  readonly widget: string
  /** The kind of the error, such as `TypeError`; `InvalidPosition` where a map left out items without a position. */
  readonly error: string
  /** The number of items left out; the widget shows the others. */
  readonly count?: number
  /** The widget's code could not be loaded; only a reload of the page helps. */
  readonly isLoadFailure: boolean
}

/** Why a page must not be left: a form has unsaved input, or a call is being sent, which nothing takes back. */
export type HoldReason = 'unsaved' | 'sending'

/** An open dialog, sheet or picture, or an unfolded card of a map on a phone. */
export interface Overlay {
  /** Closes it, as its x does. Returns false if it stays: it asks about unsaved input, or its call is being sent. */
  close(): boolean
}

/** The context of every widget. */
export interface Fleet {
  readonly client: FleetClient
  /** The language on screen. */
  readonly language: string
  /** The languages that the provider is given beside English and Burmese. */
  readonly languages: Languages
  readonly theme: Theme
  /** The shared words. */
  readonly t: Translate
  /** The words of an area; `useText` is the short way. */
  readonly texts: Texts
  readonly notifier: Notifier
  /** The app around the page. */
  readonly host: HostChannel
  /** Called for each widget that fails or leaves items out. */
  readonly onError: ((failure: WidgetFailure) => void) | undefined
  /** Opens the sign-in page; without it a signed-out page offers to reload. */
  readonly onSignIn: (() => void) | undefined
  /** Called when a form has unsaved input, or a call is being sent; returns a function that ends that. */
  readonly onUnsaved: ((reason: HoldReason, onDiscard?: () => void) => () => void) | undefined
  /** Called when an overlay opens; returns a function for when it is closed. */
  readonly onOverlay: ((overlay: Overlay) => () => void) | undefined
  readonly tiles: Tiles | undefined
  readonly clock: Clock
  /** The fleet's time zone: decides which day is today (CF-22). Stamps are shown in Myanmar time (CF-21). */
  readonly timeZone: string
}

export const FleetContext = createContext<Fleet | null>(null)

/** The context of the nearest `FleetProvider`. Throws outside one. */
export function useFleet(): Fleet {
  const fleet = useContext(FleetContext)
  if (!fleet) throw new Error('This part of @fleetgis/ui needs a <FleetProvider> around it.')
  return fleet
}

/**
 * The texts of the language shown. `useText()` has the kit's shared words, `useText(words)` also those of an area, or
 * your own: `{ namespace, en, my }`. Keep that object between renders.
 */
export function useText(): Translate
export function useText<Words extends AreaWords>(words: Words): Translate<TextKey | KeyOf<Words>>
export function useText(words?: AreaWords): Translate<string> {
  const fleet = useFleet()
  return words ? fleet.texts(words) : (fleet.t as Translate<string>)
}
