import { menuRoute } from '@fleetgis/domain/auth'
import { useText } from '@fleetgis/ui'
import { type ComponentType, lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { Arrival } from './Arrival.tsx'
import { useConsole } from './ConsoleContext.ts'
import { findRoute, hasShell, readRoute } from './findRoute.ts'
import { PageBoundary, PageLoadError } from './PageBoundary.tsx'
import type { FrameProps } from './pageProps.ts'
import { arrivedPage, loadPage, loadShell, type PageCode } from './pages.ts'
import { BadAddressPage, NotFoundPage, RefusedPage } from './plainPages.tsx'
import type { Route } from './route.ts'
import { location } from './routes.ts'
import { PageTitleContext } from './usePageTitle.ts'
import { useShown } from './useShown.ts'
import { Waiting } from './Waiting.tsx'
import { consoleWords } from './words.ts'

/** Lazy, because signed-out visitors do not need it. */
const ConsoleShell = lazy(() => loadShell().catch(fail))

/** The path of the menu's entry for a page: a page of a single thing belongs to its list, and those of places to one entry. */
const menuPath = (path: string) =>
  findRoute(path)?.route.inShell === 'signedIn' ? location.path : menuRoute(path)

/** The present page, inside the console's shell if its route is. */
export function Page() {
  const t = useText(consoleWords)
  const shown = useShown()
  const { session, tokens } = useConsole()
  const findPage = useFindPage()
  const match = shown && findPage(shown.place.path)
  const name = t('app.name')
  const [ownTitle, setOwnTitle] = useState<string>()
  const title = ownTitle ?? (match ? t(match.route.title) : shown && t('page.notFound'))
  const fullTitle = title ? `${title} · ${name}` : name
  useEffect(() => {
    document.title = fullTitle
  }, [fullTitle])
  if (shown === undefined) return <Waiting />
  const { visit, place } = shown
  const content = shown.isRefused ? (
    <RefusedPage />
  ) : match === undefined ? (
    <NotFoundPage />
  ) : (
    <RoutePage {...place} title={title ?? name} />
  )
  const guarded = (
    <PageBoundary key={visit}>
      <PageTitleContext value={setOwnTitle}>{content}</PageTitleContext>
    </PageBoundary>
  )
  if (!hasShell(place.path, { session, tokens })) return guarded
  return (
    <PageBoundary>
      <Suspense fallback={<Waiting />}>
        <ConsoleShell
          isPath={(path) => findPage(path) !== undefined}
          menuPath={menuPath(place.path)}
          visit={visit}
        >
          {guarded}
        </ConsoleShell>
      </Suspense>
    </PageBoundary>
  )
}

/** Finds the route of a path; undefined for a page that the deployment does not have. */
function useFindPage() {
  const { config } = useConsole()
  return (path: string) => {
    const match = findRoute(path)
    return match?.route.isOn?.(config) === false ? undefined : match
  }
}

interface RoutePageProps {
  path: string
  search: string
  title: string
}

function RoutePage({ path, search, title }: RoutePageProps) {
  const { tokens } = useConsole()
  const token = tokens.for(path)
  const match = useMemo(() => findRoute(path), [path])
  const result = useMemo(() => match && readRoute(match, search, token), [match, search, token])
  const Content = match && contentOf(match.route)
  if (Content === undefined || result === undefined) return <NotFoundPage />
  if (!result.ok) return <BadAddressPage missing={result.missing} invalid={result.invalid} />
  return (
    <Suspense fallback={<Waiting />}>
      <Content parameters={result.values} title={title} />
      <Arrival />
    </Suspense>
  )
}

type ContentProps = Pick<FrameProps, 'title'> & { parameters: object }

const contents = new Map<Route, ComponentType<ContentProps>>()

/**
 * The page of a route in its frame, lazy unless its code is loaded, and stable between renders; undefined for a redirect,
 * which is never shown. Code that could not be loaded is imported again at the next visit;
 * browsers that keep a failed module need a reload.
 */
function contentOf(route: Route): ComponentType<ContentProps> | undefined {
  if (route.page === undefined) return undefined
  const known = contents.get(route)
  if (known !== undefined) return known
  const code = arrivedPage(route)
  const made = code
    ? inFrame(route, code)
    : lazy(() =>
        loadPage(route).then(
          (loaded) => ({ default: inFrame(route, loaded) }),
          (cause) => {
            contents.delete(route)
            fail(cause)
          },
        ),
      )
  contents.set(route, made)
  return made
}

function inFrame({ path, frame }: Route, { Around, Content }: PageCode): ComponentType<ContentProps> {
  if (Around === undefined) return ({ parameters }) => <Content parameters={parameters} />
  return ({ title, parameters }) => (
    <Around {...frame?.options} title={title} path={path} parameters={parameters}>
      <Content parameters={parameters} />
    </Around>
  )
}

function fail(cause: unknown): never {
  throw new PageLoadError(cause)
}
