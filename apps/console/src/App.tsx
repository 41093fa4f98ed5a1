import { SIGN_OUT_ROUTE, TOAST_MS } from '@fleetgis/domain/auth'
import {
  FleetProvider,
  type HoldReason,
  type Overlay,
  useNotify,
  useText,
  type WidgetFailure,
} from '@fleetgis/ui'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { RouterProvider } from 'react-aria-components'
import { AskBeforeLeaving, holdPlace } from './AskBeforeLeaving.tsx'
import { type Console, ConsoleContext, useConsole } from './ConsoleContext.ts'
import { isPublic, tokenUse } from './findRoute.ts'
import type { Navigation } from './navigation.ts'
import { offersSignIn } from './offersSignIn.ts'
import { Page } from './Page.tsx'
import { PageColour } from './PageColour.tsx'
import { PendingBar } from './PendingBar.tsx'
import { useAppearance } from './useAppearance.ts'
import { useShown } from './useShown.ts'
import { consoleWords } from './words.ts'

/** The console: its provider and the present page. */
export function App({ parts }: { parts: Console }) {
  return (
    <ConsoleContext value={parts}>
      <Surroundings />
    </ConsoleContext>
  )
}

function Surroundings() {
  const { client, clock, config, host, logger, navigation, overlays, session, tokens } = useConsole()
  const path = useShown()?.place.path
  const { language, theme } = useAppearance()
  const reportFailure = useCallback(
    ({ widget, error, count }: WidgetFailure) =>
      logger.warned(`${widget} ${count === undefined ? 'failed' : `left out ${count}`}: ${error}`),
    [logger],
  )
  // Ending the session opens the sign-in page; where its items have vanished there is none to end.
  const signIn = useCallback(() => {
    if (!session.signOut('expired')) navigation.navigate(SIGN_OUT_ROUTE)
  }, [navigation, session])
  const hold = useCallback(
    (reason: HoldReason, onDiscard?: () => void) => holdPlace(navigation, reason, onDiscard),
    [navigation],
  )
  const openOverlay = useCallback(
    // The question about leaving the page is about an entry itself.
    (overlay: Overlay) => (navigation.isAsking ? () => {} : overlays.open(overlay)),
    [navigation, overlays],
  )
  const navigate = useCallback(
    // The tab's token is taken when a page is loaded, and this one has left it for the next. CF-114.
    (...given: Parameters<Navigation['navigate']>) =>
      path !== undefined && tokenUse(path) === 'kept'
        ? window.location.assign(given[0])
        : navigation.navigate(...given),
    [navigation, path],
  )
  const hasSignIn = path === undefined || offersSignIn(path, tokens)
  return (
    <FleetProvider
      page
      client={client}
      language={language}
      theme={theme}
      tiles={config.tiles}
      timeZone={config.timeZone}
      clock={clock}
      host={host}
      onError={reportFailure}
      onSignIn={hasSignIn ? signIn : undefined}
      onUnsaved={hold}
      onOverlay={openOverlay}
    >
      <RouterProvider navigate={navigate}>
        <SessionEnd />
        <RefusalNotice />
        <Start />
        <KeepOpening />
        <PageColour />
        <PendingBar />
        <Page />
        <AskBeforeLeaving />
      </RouterProvider>
    </FleetProvider>
  )
}

/** Opens the first place after all listeners have subscribed. */
function Start() {
  const { navigation } = useConsole()
  useEffect(() => navigation.follow(), [navigation])
  return null
}

/** Shows a toast when a place is refused: over the page that stays, or over the map that is shown instead. CF-156. */
function RefusalNotice() {
  const { navigation } = useConsole()
  const notify = useNotify()
  const t = useText(consoleWords)
  const refusals = useSyncExternalStore(navigation.subscribe, () => navigation.refusals)
  const notified = useRef(refusals)
  useEffect(() => {
    if (notified.current === refusals) return
    notified.current = refusals
    notify(t('page.refused'), { tone: 'warning', duration: TOAST_MS.named })
  }, [refusals, notify, t])
  return null
}

/** How long a page without a running read counts as usable, in milliseconds: its next part may ask for more. */
const QUIET_MS = 1_000

/** Once the first page is usable, its files are kept for the next opening. */
function KeepOpening() {
  const { keepOpening, navigation } = useConsole()
  const [isKept, setIsKept] = useState(false)
  const isShown = useShown() !== undefined
  const running = useIsFetching()
  const isUsable = isShown && running === 0 && !navigation.isPending
  useEffect(() => {
    if (isKept || !isUsable) return
    const timer = setTimeout(() => {
      setIsKept(true)
      keepOpening()
    }, QUIET_MS)
    return () => clearTimeout(timer)
  }, [isKept, isUsable, keepOpening])
  return null
}

/**
 * Handles the end of the session, here or in another tab: clears its cached queries, and replaces the present page by
 * the sign-in page, so that Back does not return to it (SESS-08, SESS-09). If the server ended it, a message says so
 * (CF-10), and the page is kept for the user's next sign-in (decision 33). A page with its own token is not affected, and
 * in another tab neither is a page for all visitors: what is typed there stays.
 */
function SessionEnd() {
  const { leftPage, navigation, session, tokens } = useConsole()
  const queryClient = useQueryClient()
  const t = useText(consoleWords)
  const notify = useNotify()
  useEffect(() => {
    const forget = () => {
      void queryClient.cancelQueries()
      queryClient.clear()
    }
    const stopTokens = tokens.subscribe(forget)
    let userId = session.user?.id
    const stopSession = session.subscribe((change) => {
      const path = navigation.shown?.place.path
      const before = userId
      userId = session.user?.id
      if (change.type === 'renewed' || (path !== undefined && tokens.for(path) !== undefined)) return
      forget()
      const isElsewhere = change.type === 'signedOut' && change.reason === 'elsewhere'
      if (isElsewhere && path !== undefined && isPublic(path) && !navigation.isPending) return
      // Nothing can be saved any more.
      navigation.release()
      if (change.type === 'signedIn') return
      // Another user has signed in in another tab: this page must not show the first user's data.
      if (session.user !== undefined) return window.location.replace(SIGN_OUT_ROUTE)
      // Its drafts stay too: the same user goes on there.
      if (change.hasExpired && before !== undefined) leftPage.keep(before)
      navigation.navigate(SIGN_OUT_ROUTE, { replace: true })
      if (!change.hasExpired) return
      notify(t('auth.sessionExpired'), { tone: 'warning', duration: TOAST_MS.sessionExpired })
    })
    return () => {
      stopTokens()
      stopSession()
    }
  }, [leftPage, session, tokens, navigation, queryClient, notify, t])
  return null
}
