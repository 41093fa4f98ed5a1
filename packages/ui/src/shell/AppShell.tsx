import { EMPTY_MENU, type GearEntry, gearMenu, type Menu } from '@fleetgis/domain/permission'
import MenuIcon from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useShownText } from '../i18n/useShownText.ts'
import { IconButton } from '../primitives/actions/IconButton.tsx'
import { LeavingButton } from '../primitives/actions/LeavingButton.tsx'
import { Link } from '../primitives/actions/Link.tsx'
import { Brand } from '../primitives/layout/Brand.tsx'
import { useIsWide } from '../primitives/layout/useIsWide.ts'
import type { LazyPart } from '../primitives/lazily.tsx'
import { useOverlay } from '../primitives/overlays/useOverlay.ts'
import type { RootProps } from '../primitives/rootProps.ts'
import { useText } from '../provider/FleetContext.ts'
import { ClockNotice } from '../remote/live/ClockNotice.tsx'
import { OfflineNotice } from '../remote/live/OfflineNotice.tsx'
import { focusRing } from '../theme/focusRing.ts'
import { plainList } from '../theme/looks.ts'
import { visuallyHidden } from '../theme/visuallyHidden.ts'
import { FindButton, type FindPage, type FindProps } from './FindButton.tsx'
import { GEAR_HREF, GearMenu } from './GearMenu.tsx'
import type { LanguageSelectProps } from './LanguageSelect.tsx'
import { NarrowMenu, WideMenu } from './MenuLists.tsx'
import { type Navigation, navigation } from './navigation.ts'
import type { ThemeSwitchProps } from './ThemeSwitch.tsx'
import { useFolded } from './useFolded.ts'
import { useMenuLabel } from './useMenuLabel.ts'
import { useScrollPadding } from './useScrollPadding.ts'

export interface AppShellProps extends LanguageSelectProps, ThemeSwitchProps, RootProps<HTMLDivElement> {
  /** The server's menu (MENU-02), or the state of its request. */
  menu: Menu | 'loading' | 'failed'
  /** Refetches the menu. */
  onMenuRetry?: () => void
  /** The name of the signed-in user (MENU-09). */
  userName: string | undefined
  /**
   * Whether a path belongs to the app: entries with another path have no link (CF-125). Every path does unless given.
   */
  isPath?: (path: string) => boolean
  /** The current path; its link is marked. */
  currentPath: string
  /** Another value for each page that is shown: the menu of a phone closes then. `currentPath` by default. */
  visit?: string | number
  onSignOut: () => void
  /**
   * The search that a button and Ctrl+K open: a `FindDialog` with the sources of the app, made by `lazily`. Without it
   * there is none.
   */
  find?: LazyPart<FindProps> | undefined
  /** The content of the page. */
  children: ReactNode
}

const HOME = '/home/map'

const Shell = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  grid-template-columns: minmax(0, 1fr);
  min-height: 100vh;
  min-height: 100dvh;

  > [data-part='skip'] {
    ${focusRing}
    position: absolute;
    z-index: var(--fleet-z-modal);
    top: var(--fleet-space-2);
    inset-inline-start: var(--fleet-space-2);
    padding: var(--fleet-space-2) var(--fleet-space-3);
    border-radius: var(--fleet-radius-s);
    background: var(--fleet-color-accent);
    color: var(--fleet-color-on-accent);
  }
  > [data-part='skip']:not(:focus) {
    ${visuallyHidden}
  }

  > header {
    position: sticky;
    z-index: var(--fleet-z-popover);
    top: 0;
    display: flex;
    flex-direction: column;
    max-height: 100vh;
    max-height: 100dvh;
    border-bottom: 1px solid var(--fleet-color-line);
    background: var(--fleet-color-surface);
  }
  > header > [data-part='bar'] {
    display: flex;
    flex: none;
    align-items: center;
    gap: var(--fleet-space-1) var(--fleet-space-3);
    min-height: var(--fleet-bar-height);
    padding: var(--fleet-space-1) var(--fleet-space-3);
  }
  [data-part='home'] {
    display: inline-flex;
    flex: none;
    align-items: center;
    min-height: var(--fleet-control-height);
    color: inherit;
    text-decoration: none;
  }
  [data-part='user'] {
    flex: none;
    max-width: 24ch;
    margin-inline-start: auto;
    overflow: hidden;
    /* Burmese among English text is taller than its line. */
    padding-block: 3px;
    color: var(--fleet-color-text-muted);
    text-align: end;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > main {
    min-width: 0;
    outline: none;
  }

  > header nav a,
  > header [data-part='panel'] a,
  > header [data-part='entry'] {
    display: flex;
    align-items: center;
    min-height: var(--fleet-control-height);
    padding: 0 var(--fleet-space-2);
    border-radius: var(--fleet-control-radius);
    color: var(--fleet-color-text-muted);
    text-decoration: none;
  }
  > header nav small,
  > header [data-part='panel'] small {
    margin-inline-start: var(--fleet-space-1);
    padding-inline: var(--fleet-space-1);
    border: 1px solid var(--fleet-color-line);
    border-radius: var(--fleet-radius-s);
    font-size: var(--fleet-text-xs);
  }
  > header nav a[data-hovered],
  > header [data-part='panel'] a[data-hovered] {
    background: var(--fleet-color-sunken);
    color: var(--fleet-color-text);
  }
  > header nav a[aria-current] {
    background: var(--fleet-color-accent-soft);
    color: var(--fleet-color-accent);
  }
  > header nav ul {
    display: flex;
    ${plainList}
  }
  [data-part='wide'] {
    flex: 1 1 0;
    min-width: 0;
  }
  [data-part='wide'] > ul {
    align-items: center;
    gap: 2px;
    width: max-content;
  }
  /* Entries that do not fit beside each other are in the menu of the narrow bar; their width is still measured. */
  &[data-folded] [data-part='wide'] {
    visibility: hidden;
    height: 0;
    overflow: hidden;
  }
  [data-part='panel'] ul,
  [data-part='narrow'] ul {
    flex-direction: column;
  }
  [data-part='narrow'] {
    display: grid;
    gap: var(--fleet-space-3);
    min-height: 0;
    overflow: auto;
    outline: none;
    padding: var(--fleet-space-2) var(--fleet-space-3) var(--fleet-space-4);
    border-top: 1px solid var(--fleet-color-line);
  }
  [data-part='narrow'] h2 {
    margin: 0;
    padding: 0 var(--fleet-space-2) var(--fleet-space-1);
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-xs);
    font-weight: var(--fleet-weight-strong);
  }

  @media (max-width: 899px) {
    [data-part='wide'] {
      display: none;
    }
    /* Large text moves the name to a line of its own, with the gear. */
    > header > [data-part='bar'] {
      flex-wrap: wrap;
    }
    [data-part='user'] {
      flex: 1 1 calc(5 * var(--fleet-rem));
      max-width: calc(100% - var(--fleet-control-height) - var(--fleet-space-3));
    }
    [data-part='find'] + [data-part='user'] {
      flex-basis: calc(3 * var(--fleet-rem));
    }
  }
  @media (min-width: 900px) {
    &:not([data-folded]) [data-part='narrow'],
    &:not([data-folded]) [data-part='menuOpener'] {
      display: none;
    }
  }
`

/** The id of the element that the skip link targets. */
const MAIN_ID = 'fleet-main'

/** The console's navbar, and the page below it. Source: MENU-01. */
export function AppShell({
  menu,
  onMenuRetry,
  isPath,
  userName,
  currentPath,
  visit = currentPath,
  onSignOut,
  onLanguageChange,
  onThemeChange,
  find,
  children,
  ...root
}: AppShellProps) {
  const t = useText()
  const name = useShownText()(userName ?? '')
  const wide = useRef<HTMLElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const main = useRef<HTMLElement>(null)
  useScrollPadding(bar)
  const isFolded = useFolded(wide)
  const hasAllLinks = useIsWide() && !isFolded
  const narrow = useNarrowMenu(visit, hasAllLinks)
  const known = typeof menu === 'string' ? EMPTY_MENU : menu
  const links = navigation(known, isPath)
  const gear = gearMenu(known)
  const pages = usePages(links, gear)

  /** Focuses the page without an entry in the history, which the fragment would add. */
  function skip(event: MouseEvent) {
    event.preventDefault()
    main.current?.focus()
  }

  return (
    <Shell {...root} data-component="AppShell" data-folded={isFolded || undefined}>
      <a data-part="skip" href={`#${MAIN_ID}`} onClick={skip}>
        {t('shell.skip')}
      </a>
      <header onKeyDown={narrow.closeOnEscape}>
        <div ref={bar} data-part="bar">
          <span ref={narrow.opener} data-part="menuOpener">
            <IconButton
              label={t(narrow.isOpen ? 'shell.closeMenu' : 'shell.openMenu')}
              aria-expanded={narrow.isOpen}
              onPress={narrow.toggle}
            >
              {narrow.isOpen ? <X size={20} aria-hidden /> : <MenuIcon size={20} aria-hidden />}
            </IconButton>
          </span>
          <Link href={HOME} data-part="home" onPress={narrow.close}>
            <Brand />
          </Link>
          <nav ref={wide} aria-label={t('shell.menu')} data-part="wide">
            <WideMenu navigation={links} currentPath={currentPath} isLoading={menu === 'loading'} />
          </nav>
          {menu === 'failed' ? (
            <LeavingButton variant="quiet" {...(onMenuRetry ? { onPress: onMenuRetry } : {})}>
              {t('shell.menuFailed')}
            </LeavingButton>
          ) : null}
          {find ? <FindButton find={find} pages={typeof menu === 'string' ? undefined : pages} /> : null}
          <span data-part="user" title={name || undefined}>
            {name}
          </span>
          <GearMenu
            entries={gear}
            name={name}
            onLanguageChange={onLanguageChange}
            onThemeChange={onThemeChange}
            onSignOut={onSignOut}
          />
        </div>
        {narrow.isOpen ? (
          <nav aria-label={t('shell.menu')} data-part="narrow" tabIndex={-1}>
            <NarrowMenu navigation={links} currentPath={currentPath} onFollow={narrow.close} />
          </nav>
        ) : null}
        <ClockNotice />
        <OfflineNotice />
      </header>
      <main ref={main} id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
    </Shell>
  )
}

/** The menu of the narrow bar: whether it is open, and what opens and closes it. */
function useNarrowMenu(visit: string | number, hasAllLinks: boolean) {
  const opener = useRef<HTMLSpanElement>(null)
  const [openAt, setOpenAt] = useState<string | number>()
  // Another page closes the menu, wherever it was opened from, and so does a bar that has all links.
  if (openAt !== undefined && (openAt !== visit || hasAllLinks)) setOpenAt(undefined)
  const isOpen = openAt === visit
  const close = () => setOpenAt(undefined)

  function closeToOpener(): true {
    close()
    opener.current?.querySelector('button')?.focus()
    return true
  }
  // CF-169.
  useOverlay(isOpen, closeToOpener)

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) closeToOpener()
  }
  const toggle = () => setOpenAt(isOpen ? undefined : visit)

  return { opener, isOpen, toggle, close, closeOnEscape }
}

/** The pages of the menu that the search finds. */
function usePages({ links, domain, report }: Navigation, gear: readonly GearEntry[]): readonly FindPage[] {
  const t = useText()
  const labelOf = useMenuLabel()
  return [
    ...[...links, ...domain, ...report].map((link) => ({ ...link, title: labelOf(link) })),
    ...gear.flatMap((one) =>
      one === 'signOut' ? [] : [{ title: t(`shell.${one}`), name: one, href: GEAR_HREF[one] }],
    ),
  ].flatMap(({ title, name, href }) => (href === undefined ? [] : [{ title, name, href }]))
}
