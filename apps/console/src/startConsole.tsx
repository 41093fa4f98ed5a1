import { createServerClock, createSession } from '@fleetgis/api'
import { createHostChannel } from '@fleetgis/ui'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { type Console, createAccount } from './ConsoleContext.ts'
import { parseConfig } from './config.ts'
import { createPageClient } from './createPageClient.ts'
import { dropOthersDrafts } from './dropOthersDrafts.ts'
import { hasShell } from './findRoute.ts'
import { followBackForwardCache } from './followBackForwardCache.ts'
import { followPageToken } from './followPageToken.ts'
import { followServerClock } from './followServerClock.ts'
import { createGuard } from './guard.ts'
import { restoreCarriedEntry } from './historyEntry.ts'
import { keepOpening } from './keepOpening.ts'
import { createLeftPage } from './leftPage.ts'
import type { LoadedConfig } from './loadConfig.ts'
import { createLogger } from './logger.ts'
import { createNavigation } from './navigation.ts'
import { createOverlayHistory } from './overlayHistory.ts'
import { createPageRefusal } from './pageRefusal.ts'
import { preloadPage } from './pages.ts'
import type { PageTokens } from './pageToken.ts'
import type { Preferences } from './preferences.ts'
import { reloadForNewVersion } from './reloadForNewVersion.ts'

export interface StartOptions {
  root: HTMLElement
  config: LoadedConfig
  preferences: Preferences
  /** The token of the address or of the mobile app. */
  tokens: PageTokens
}

/** Creates the parts of the console and renders it; rejects with a ConfigError if the configuration is wrong. */
export async function startConsole({
  root,
  config: loaded,
  preferences,
  tokens,
}: StartOptions): Promise<void> {
  const config = parseConfig(loaded.text)
  const clock = createServerClock()
  followServerClock({ clock, headers: loaded.headers, window })
  // biome-ignore lint/suspicious/noConsole: the console's only log
  const logger = createLogger((line) => console.warn(line))
  // HOST-08, CF-91.
  const host = createHostChannel({
    handlerName: config.hostHandler,
    ...(config.hostTokenHandler !== undefined && { tokenHandler: config.hostTokenHandler }),
    warn: logger.warned,
  })
  if (tokens.isWanted()) tokens.give(await host.getToken())
  const session = createSession(config.session)
  const refusal = createPageRefusal(() => navigation.shown)
  const path = () => navigation.shown?.place.path
  const plain = createPageClient({
    clock,
    config,
    session,
    tokens,
    path,
    window,
    onEvent: logger.event,
    onWorkerFailure: () => logger.warned('The worker that reads long replies failed.'),
  })
  const client = refusal.watch(plain)
  const guard = createGuard({ session, client, logger })
  const overlays = createOverlayHistory({
    window,
    follow: () => window.dispatchEvent(new PopStateEvent('popstate', { state: history.state })),
  })
  const navigation = createNavigation({
    admit: (place, signal, isShown) => {
      // Loads the page's code while the server checks it.
      preloadPage(place.path)
      return guard(place, signal, isShown)
    },
    canStay: (path) => hasShell(path, { session, tokens }),
    home: '/home/map',
    leaveOverlays: overlays.leave,
    window,
  })
  dropOthersDrafts({ tokens, window })
  followPageToken({ tokens, session, navigation })
  reloadForNewVersion({ navigation, window })
  followBackForwardCache({ session, navigation, window })
  window.addEventListener('popstate', (event) => {
    // An overlay that stays keeps the place.
    if (overlays.follow()) return event.stopImmediatePropagation()
    navigation.follow()
    overlays.settle()
  })
  // After a reload no overlay is open.
  restoreCarriedEntry()
  overlays.settle()
  const parts: Console = {
    clock,
    config,
    logger,
    session,
    client,
    navigation,
    overlays,
    host,
    preferences,
    tokens,
    refusal,
    account: createAccount(),
    leftPage: createLeftPage({ clock, window }),
    // The development server has no worker.
    keepOpening: () => void (import.meta.env.PROD && keepOpening({ config, window })),
  }
  createRoot(root).render(<App parts={parts} />)
}
