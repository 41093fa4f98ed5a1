import { Banner, ClockNotice, Link, useText } from '@fleetgis/ui'
import { useContext } from 'react'
import { styled } from 'styled-components'
import type { Address } from './address.ts'
import { signIn } from './addresses.ts'
import { useConsole } from './ConsoleContext.ts'
import { HasMain } from './HasMain.ts'
import { pageHead } from './pageHead.ts'
import type { FrameProps } from './pageProps.ts'
import { type ConsoleText, consoleWords } from './words.ts'

interface PlaceFrameProps extends FrameProps {
  /** The path of the page. */
  current: string
  /** All pages about places. */
  pages: () => readonly (Address<object> & { readonly title: ConsoleText })[]
}

/** A page about places: its heading, and links to the others. Outside the shell it is the main landmark (CF-155). */
export default function PlaceFrame({ title, look, current, pages, children }: PlaceFrameProps) {
  const { session, tokens } = useConsole()
  const t = useText(consoleWords)
  const hasMain = useContext(HasMain)
  const isSignedOut = session.accessToken === undefined && tokens.for(current) === undefined
  return (
    <Sheet as={hasMain ? 'div' : 'main'}>
      <header>
        <h1>{title}</h1>
        <nav ref={showCurrent} aria-label={t('page.places')}>
          {pages().map((page) => (
            <Link
              key={page.path}
              href={page.write(look)}
              {...(page.path === current && { 'aria-current': 'page' as const })}
            >
              {t(page.title)}
            </Link>
          ))}
        </nav>
      </header>
      {hasMain ? null : <ClockNotice />}
      {isSignedOut ? (
        <Banner tone="warning" action={<Link href={signIn.path}>{t('signIn.title')}</Link>}>
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
