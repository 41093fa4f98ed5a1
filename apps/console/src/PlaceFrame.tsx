import { Banner, ClockNotice, Link, useText } from '@fleetgis/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useConsole } from './ConsoleContext.ts'
import { pageHead } from './pageHead.ts'
import { findRoute } from './routes.ts'
import { useIsInShell } from './useIsInShell.ts'
import { usePlaceAddress } from './usePlaceAddress.ts'
import { useShown } from './useShown.ts'
import { consoleWords } from './words.ts'

/** The four pages about places, in the order of the work. */
const PAGES = ['/location', '/search-location', '/check-location', '/unknown-location'] as const

/** A page about places: its heading, and links to the other three. Outside the shell it is the main landmark (CF-155). */
export function PlaceFrame({ children }: { children: ReactNode }) {
  const { session, tokens } = useConsole()
  const t = useText(consoleWords)
  const isInShell = useIsInShell()
  const addressOf = usePlaceAddress()
  const current = useShown()?.place.path ?? ''
  const titleOf = (path: string) => t(findRoute(path)?.route.title ?? 'page.notFound')
  const isSignedOut = session.accessToken === undefined && tokens.for(current) === undefined
  return (
    <Sheet as={isInShell ? 'div' : 'main'}>
      <header>
        <h1>{titleOf(current)}</h1>
        <nav ref={showCurrent} aria-label={t('page.places')}>
          {PAGES.map((path) => (
            <Link
              key={path}
              href={addressOf(path)}
              {...(findRoute(current)?.route.path === path && { 'aria-current': 'page' as const })}
            >
              {titleOf(path)}
            </Link>
          ))}
        </nav>
      </header>
      {isInShell ? null : <ClockNotice />}
      {isSignedOut ? (
        <Banner tone="warning" action={<Link href="/login">{t('signIn.title')}</Link>}>
          {t('page.notSignedIn')}
        </Banner>
      ) : (
        children
      )}
    </Sheet>
  )
}

/** Scrolls the row of links to the present page; the page itself does not scroll. */
function showCurrent(row: HTMLElement | null): void {
  const link = row?.querySelector<HTMLElement>('[aria-current]')
  if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
}

const Sheet = styled.div`
  box-sizing: border-box;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--fleet-space-4);
  width: 100%;
  max-width: 1280px;
  margin-inline: auto;
  padding: var(--fleet-space-4) var(--fleet-space-4)
    max(var(--fleet-space-6), env(safe-area-inset-bottom));

  > header {
    ${pageHead}
    align-items: baseline;
    gap: var(--fleet-space-2) var(--fleet-space-6);
  }
  /* One row, which scrolls where the window is narrow. */
  nav {
    position: relative;
    display: flex;
    gap: 2px;
    min-width: 0;
    overflow-x: auto;
    scrollbar-width: none;
  }
  nav > a {
    display: flex;
    flex: none;
    align-items: center;
    min-height: var(--fleet-control-height);
    padding: 0 var(--fleet-space-2);
    border-radius: var(--fleet-control-radius);
    color: var(--fleet-color-text-muted);
    text-decoration: none;
    --fleet-focus-offset: -2px;
  }
  nav > a[data-hovered] {
    background: var(--fleet-color-sunken);
    color: var(--fleet-color-text);
  }
  nav > a[aria-current] {
    background: var(--fleet-color-accent-soft);
    color: var(--fleet-color-accent);
  }
`
