import { createSession } from '@fleetgis/api'
import type { Language, Theme } from '@fleetgis/domain/i18n'
import { readyLinks, rushHour } from '@fleetgis/sandbox'
import { createHostChannel } from '@fleetgis/ui'
import { useState } from 'react'
import { demoConfig } from '../demo/demoConfig.ts'
import { App } from './App.tsx'
import { type Console, createAccount } from './ConsoleContext.ts'
import { readConfig } from './config.ts'
import { createPageClient } from './createPageClient.ts'
import { hasShell, tokenUse } from './findRoute.ts'
import { createGuard } from './guard.ts'
import { createNavigation } from './navigation.ts'
import { createOverlayHistory } from './overlayHistory.ts'
import { createPageRefusal } from './pageRefusal.ts'
import { createPageTokens } from './pageToken.ts'

/** In milliseconds; a story may stay open for a day. */
const DAY = 24 * 3_600_000
/** Its clock stands still. */
const world = rushHour()

interface StoryPageProps {
  /** The origin of the servers. */
  origin: string
  /** Path and query. */
  address: string
  language: Language
  theme: Theme
  isSignedIn: boolean
}

/** The console at an address that is not the browser's, with a session in memory. */
function StoryPage(props: StoryPageProps) {
  const [parts] = useState(() => createParts(props))
  return <App parts={parts} />
}

function createParts({ origin, address, language, theme, isSignedIn }: StoryPageProps): Console {
  const window = windowAt(origin, address)
  const config = readConfig(demoConfig(origin))
  const session = createSession({ storage: 'memory' })
  const userId = 'admin@fleetgis.example'
  if (isSignedIn)
    session.signIn({
      accessToken: world.tokens.issue({ kind: 'access', userId }, world.now, DAY),
      refreshToken: world.tokens.issue({ kind: 'refresh', userId }, world.now, DAY),
      userName: 'Aung',
      userId,
      role: 1,
    })
  const tokens = createPageTokens(window, tokenUse)
  const refusal = createPageRefusal(() => navigation.shown)
  const path = () => navigation.shown?.place.path
  const plain = createPageClient({ config, session, tokens, path, window })
  const client = refusal.watch(plain)
  const logger = { warned() {}, failed() {}, event() {} }
  const navigation = createNavigation({
    admit: createGuard({ session, client, logger }),
    canStay: (path) => hasShell(path, { session, tokens }),
    home: '/home/map',
    window,
  })
  return {
    config,
    logger,
    session,
    client,
    navigation,
    // The browser's history is Storybook's.
    overlays: {
      ...createOverlayHistory({ window: globalThis.window, follow() {} }),
      open: () => () => {},
    },
    host: createHostChannel({ handlerName: config.hostHandler }),
    // The toolbar of Storybook decides.
    preferences: { for: () => ({ language, theme }), choose() {}, subscribe: () => () => {} },
    tokens,
    refusal,
    account: createAccount(),
    leftPage: { keep() {}, take: () => undefined },
    clock: { now: () => world.now },
    keepOpening() {},
  }
}

/** A window with an address and a history of its own. */
function windowAt(origin: string, address: string) {
  let url = new URL(address, origin)
  const go = (_state: unknown, _unused: string, to: string) => {
    url = new URL(to, url)
  }
  return {
    location: {
      get pathname() {
        return url.pathname
      },
      get search() {
        return url.search
      },
      get href() {
        return url.href
      },
      hash: '',
    },
    history: { state: null, back() {}, pushState: go, replaceState: go },
    addEventListener() {},
    removeEventListener() {},
    sessionStorage: { getItem: () => null, setItem() {}, removeItem() {} },
    performance,
  }
}

/** Pages fill the window, and the city answers behind MSW's worker. */
export const PAGES = {
  parameters: {
    isFullScreen: true,
    world: () => world,
  },
}

interface StoryPageContext {
  globals: { [name: string]: string }
  loaded: { servers?: { origin: string } }
}

const storyAt = (address: string, isSignedIn: boolean) => ({
  render: (_args: unknown, { globals, loaded }: StoryPageContext) => {
    const [language, theme] = [globals.language as Language, globals.theme as Theme]
    return (
      <StoryPage
        key={`${address} ${language} ${theme}`}
        origin={loaded.servers?.origin ?? ''}
        address={address}
        language={language}
        theme={theme}
        isSignedIn={isSignedIn}
      />
    )
  },
})

/** A page that visitors open without a session. */
export const visitorPage = (address: string) => storyAt(address, false)

/** A page of the console, opened by an admin. */
export const consolePage = (address: string) => storyAt(address, true)

/** A web view, opened by the person of a ready link of the city. */
export function webView(title: string) {
  const link = readyLinks(world).find((one) => one.title === title)
  if (!link) throw new Error(`The city has no link "${title}".`)
  const url = new URL(link.path, 'https://city.example')
  // The toolbar decides.
  url.searchParams.delete('language')
  url.searchParams.delete('theme')
  return storyAt(url.pathname + url.search, false)
}
