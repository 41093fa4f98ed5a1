import type { FleetClient } from '@fleetgis/api'
import { DEFAULT_THEME, type Language, THEMES, type Theme } from '@fleetgis/domain/i18n'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState, version } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { createHostChannel } from '../host/createHostChannel.ts'
import type { HostChannel } from '../host/HostChannel.ts'
import { isWebView } from '../host/isWebView.ts'
import type { Languages } from '../i18n/LanguageData.ts'
import type { PartnerI18n } from '../i18n/usePartnerI18n.ts'
import { sharedWords } from '../i18n/words.ts'
import { addMyanmarFont } from '../myanmarFont.ts'
import { FleetRoot } from '../theme/FleetRoot.ts'
import type { Words } from '../Words.ts'
import { addMissing } from './addMissing.ts'
import { checkReact } from './checkReact.ts'
import { createFleetQueryClient } from './createFleetQueryClient.ts'
import {
  type Clock,
  type Fleet,
  FleetContext,
  type HoldReason,
  type Overlay,
  type Tiles,
  type WidgetFailure,
} from './FleetContext.ts'
import { forgetLastUser } from './forgetLastUser.ts'
import { isOfClient } from './isOfClient.ts'
import { knownClient, knownClock, knownOption, knownTiles, knownTimeZone } from './knownOptions.ts'
import { createNoticeQueue, type Notifier } from './notifier/notifier.ts'
import { Toaster } from './notifier/Toaster.tsx'
import { refetchAfterOutage } from './refetchAfterOutage.ts'
import { StyleHost } from './StyleHost.tsx'
import { useClock } from './useClock.ts'
import { useShownLanguage } from './useShownLanguage.ts'
import { useShownTheme } from './useShownTheme.ts'

/** What all widgets inside a provider share. */
export interface FleetProviderProps {
  /** The client that connected widgets call; views need none. Another one mounts them again. Keep it between renders. */
  client?: FleetClient | undefined
  /** English, or the language of `i18n`, unless given (I18N-01): `en`, `my`, or a key of `languages`. */
  language?: Language | (string & {}) | undefined
  /**
   * The app's own i18next instance: its language is shown unless `language` is given, and its words in the namespaces of
   * the kit (`fleet`, `fleet-wallet` and so on) replace those of the kit. The kit changes nothing in it.
   */
  i18n?: PartnerI18n | undefined
  /** Languages beside English and Burmese, by their BCP 47 tags. Keep the object between renders. */
  languages?: Languages | undefined
  /** Light unless given (CF-89); `system` follows the device. */
  theme?: Theme | 'system' | undefined
  /**
   * `comfortable` unless given; `compact` shows more on a screen. Targets keep 24 px, and 44 px on touch screens and in
   * Burmese, except in the rows of a table.
   */
  density?: 'comfortable' | 'compact' | undefined
  /** Replaces single words of the language shown, by key. Keep the object between renders. */
  messages?: Partial<Words> | undefined
  /** The source of map tiles; a plain background unless given. */
  tiles?: Tiles | undefined
  /**
   * The current time; the device's clock unless given. `createServerClock` follows the server where that clock is wrong
   * (CF-180).
   */
  clock?: Clock | undefined
  /** An IANA name; `Asia/Yangon` unless given. An unknown one is replaced by it, and the browser's console says so. */
  timeZone?: string | undefined
  /** Replaces the query client that each provider otherwise creates. */
  queryClient?: QueryClient | undefined
  /** Replaces the built-in messages at the top of the screen. */
  notifier?: Notifier | undefined
  /** The app around the page; detected unless given (`createHostChannel`). */
  host?: HostChannel | undefined
  /**
   * Called when a widget fails and an error card replaces it; or, with `count`, when it leaves out so many items. Keep
   * the function between renders.
   */
  onError?: ((failure: WidgetFailure) => void) | undefined
  /**
   * Opens the sign-in page: what a signed-out widget offers. Without it, and in a web view, it says that the page
   * has expired, and offers to reload it (CF-175). Keep the function between renders.
   */
  onSignIn?: (() => void) | undefined
  /**
   * Called when a form has unsaved input (`unsaved`): ask before the page is left, until the returned function is called.
   * Also called while a form or dialog sends a call, such as money (`sending`): stay on the page until then, without a
   * question; a dialog says "Being sent". Call `onDiscard` where the user leaves unsaved input: its draft is removed then
   * (decision 33). Keep the function between renders.
   */
  onUnsaved?: ((reason: HoldReason, onDiscard?: () => void) => () => void) | undefined
  /**
   * Called whenever something opens that Back closes first: a dialog, sheet, picture, full map, calendar, list of
   * choices, the detail beside a table, or a phone's menu, map card or map panel. Give it an entry of the history, and
   * let Back call its `close`. The returned function is called once it is closed. Without it the kit never touches the
   * history, and Back leaves the page. Keep the function between renders.
   */
  onOverlay?: ((overlay: Overlay) => () => void) | undefined
  /**
   * The kit owns the whole page: the provider also sets the document's language and colour scheme, and fills the
   * window.
   */
  page?: boolean | undefined
  /**
   * The nonce of the page's Content-Security-Policy, for style elements. Without it the nonce of
   * `<meta property="csp-nonce">` is used, if there is one.
   */
  nonce?: string | undefined
  /** The shadow root that the provider is rendered in, so that its styles go there too; the document's head unless given. */
  root?: ShadowRoot | HTMLElement | undefined
  children: ReactNode
}

const NO_LANGUAGES: Languages = {}

/** The provider of the kit. */
export function FleetProvider({
  client: askedClient,
  language: askedLanguage,
  i18n,
  languages = NO_LANGUAGES,
  theme: askedTheme = DEFAULT_THEME,
  density: askedDensity = 'comfortable',
  messages,
  tiles: askedTiles,
  clock: askedClock,
  timeZone: askedZone,
  queryClient,
  notifier,
  host,
  onError,
  onSignIn,
  onUnsaved,
  onOverlay,
  page = false,
  nonce,
  root,
  children,
}: FleetProviderProps) {
  checkReact(version)
  addMissing()
  const [ownQueryClient] = useState(createFleetQueryClient)
  const queries = queryClient ?? ownQueryClient
  const [queue] = useState(createNoticeQueue)
  const [ownHost] = useState(() => createHostChannel())
  // CF-175: as `useSignedOutAction` decides.
  const hasSignIn = onSignIn !== undefined && !isWebView()
  const { language, texts } = useShownLanguage({ asked: askedLanguage, i18n, languages, messages, hasSignIn })
  const client = knownClient(askedClient)
  const tiles = knownTiles(askedTiles)
  const theme = useShownTheme(knownOption('theme', askedTheme, [...THEMES, 'system']))
  const density = knownOption('density', askedDensity, ['comfortable', 'compact'])
  const clock = useClock(knownClock(askedClock))
  const timeZone = useMemo(() => knownTimeZone(askedZone), [askedZone])

  const fleet = useMemo<Fleet>(
    () => ({
      client,
      theme,
      tiles,
      clock,
      timeZone,
      notifier: notifier ?? queue,
      host: host ?? ownHost,
      onError,
      onSignIn,
      onUnsaved,
      onOverlay,
      language,
      languages,
      texts,
      t: texts(sharedWords),
    }),
    [
      client,
      theme,
      tiles,
      clock,
      timeZone,
      notifier,
      queue,
      host,
      ownHost,
      onError,
      onSignIn,
      onUnsaved,
      onOverlay,
      language,
      languages,
      texts,
    ],
  )

  useEffect(() => refetchAfterOutage(queries, isOfClient(client)), [queries, client])

  useEffect(() => {
    forgetLastUser(queries, client)
  }, [queries, client])

  useEffect(() => addMyanmarFont({ preload: language === 'my' }), [language])

  useEffect(() => {
    if (!page) return
    document.documentElement.lang = language
    document.documentElement.style.colorScheme = theme
  }, [page, language, theme])

  return (
    <FleetContext value={fleet}>
      <QueryClientProvider client={queries}>
        {/* Every language uses British formats: Latin digits, day before month, Monday first. */}
        <I18nProvider locale="en-GB">
          <StyleHost root={root} nonce={nonce}>
            <FleetRoot
              lang={language}
              data-component="Fleet"
              data-theme={theme}
              data-density={density}
              data-page={page || undefined}
            >
              {children}
              {notifier ? null : <Toaster queue={queue} t={fleet.t} />}
            </FleetRoot>
          </StyleHost>
        </I18nProvider>
      </QueryClientProvider>
    </FleetContext>
  )
}
