import { Banner, Breadcrumbs, ClockNotice, Link, OfflineNotice, useText } from '@fleetgis/ui'
import { useContext, useState } from 'react'
import { styled } from 'styled-components'
import { useConsole } from './ConsoleContext.ts'
import { HasMain } from './HasMain.ts'
import { PageHeadContext } from './PageHeadContext.ts'
import type { FrameProps } from './pageProps.ts'
import type { Route, StaffFrameOptions } from './route.ts'
import { homeMap, signIn } from './routes.ts'
import { useKeptScroll } from './useKeptScroll.ts'
import { consoleWords } from './words.ts'

/**
 * The frame of every page of staff: the breadcrumb from Home, the title with its action or its section, and the content.
 * Back restores the scroll offset. A page that opens with a token, outside the shell, has no way Home and is the main
 * landmark (CF-155).
 */
export default function StaffFrame({
  title,
  path,
  parameters,
  crumb,
  parent,
  section,
  children,
}: FrameProps & StaffFrameOptions) {
  const t = useText(consoleWords)
  const hasMain = useContext(HasMain)
  const [head, setHead] = useState<HTMLElement | null>(null)
  useKeptScroll()
  return (
    <Frame as={hasMain ? 'div' : 'main'}>
      {hasMain ? (
        <Breadcrumbs
          crumbs={[
            { label: t('page.home'), href: homeMap.path },
            ...(parent ? [{ label: t(parent.title), href: parent.hrefOf?.(parameters) ?? parent.path }] : []),
            { label: crumb ? t(crumb) : title },
          ]}
        />
      ) : null}
      <header>
        <h1>{title}</h1>
        {section ? <Section pages={section()} path={path} parameters={parameters} /> : <div ref={setHead} />}
      </header>
      {hasMain ? null : (
        <>
          <ClockNotice />
          <OfflineNotice />
        </>
      )}
      <PageHeadContext value={head}>
        {section ? <SignedIn path={path}>{children}</SignedIn> : children}
      </PageHeadContext>
    </Frame>
  )
}

function Section({
  pages,
  path,
  parameters,
}: { pages: readonly Route[] } & Pick<FrameProps, 'path' | 'parameters'>) {
  const t = useText(consoleWords)
  // The filters of the present page are its own.
  const { language, theme } = parameters
  return (
    <nav ref={showCurrent} aria-label={t('page.places')}>
      {pages.map((page) => (
        <Link
          key={page.path}
          href={page.write({ language, theme })}
          {...(page.path === path && { 'aria-current': 'page' as const })}
        >
          {t(page.title)}
        </Link>
      ))}
    </nav>
  )
}

/** The content of a page without a guard, which needs a session or the token of its address. */
function SignedIn({ path, children }: Pick<FrameProps, 'path' | 'children'>) {
  const { session, tokens } = useConsole()
  const t = useText(consoleWords)
  if (session.accessToken !== undefined || tokens.for(path) !== undefined) return children
  return (
    <Banner tone="warning" action={<Link href={signIn.path}>{t('signIn.title')}</Link>}>
      {t('page.notSignedIn')}
    </Banner>
  )
}

/** Scrolls the row of links to the present page; the page itself does not scroll. */
function showCurrent(row: HTMLElement | null): void {
  const link = row?.querySelector<HTMLElement>('[aria-current]')
  if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
}

const Frame = styled.div`
  box-sizing: border-box;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: flex-start;
  gap: var(--fleet-space-2);
  width: 100%;
  max-width: 1920px;
  margin-inline: auto;
  padding: var(--fleet-space-2) var(--fleet-space-6)
    max(var(--fleet-space-6), env(safe-area-inset-bottom));

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--fleet-space-2) var(--fleet-space-4);
    /* A button that arrives with the rights moves nothing. */
    min-height: var(--fleet-control-height);
  }
  > header > h1 {
    min-width: 0;
    margin: 0;
    font-size: var(--fleet-text-xl);
    line-height: var(--fleet-line-height-tight);
    overflow-wrap: break-word;
    overflow-wrap: anywhere;
  }
  > header > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fleet-space-2);
    margin-inline-start: auto;
  }
  > header > div:empty {
    display: none;
  }
  /* One row, which scrolls where the window is narrow. */
  > header > nav {
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

  @media (max-width: 599px) {
    padding-inline: var(--fleet-space-4);
  }
`
