import { useText } from '@fleetgis/ui'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { Arrival } from './Arrival.tsx'
import { useConsole } from './ConsoleContext.ts'
import { PageBoundary, PageLoadError } from './PageBoundary.tsx'
import { BadAddressPage, NotFoundPage, RefusedPage } from './plainPages.tsx'
import { readQuery } from './readQuery.ts'
import { arrivedPage, findRoute, loadShell, type PageProps, type PageRoute } from './routes.ts'
import { useIsInShell } from './useIsInShell.ts'
import { PageTitleContext } from './usePageTitle.ts'
import { useShown } from './useShown.ts'
import { Waiting } from './Waiting.tsx'
import { consoleWords } from './words.ts'

/** Lazy, because signed-out visitors do not need it. */
const ConsoleShell = lazy(() => loadShell().catch(fail))

/** The present page, inside the console's shell if its route is. */
export function Page() {
  const t = useText(consoleWords)
  const shown = useShown()
  const isInShell = useIsInShell()
  const match = shown && findRoute(shown.place.path)
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
    <RoutePage route={match.route} params={match.params} search={place.search} />
  )
  const guarded = (
    <PageBoundary key={visit}>
      <PageTitleContext value={setOwnTitle}>{content}</PageTitleContext>
    </PageBoundary>
  )
  if (!isInShell) return guarded
  return (
    <PageBoundary>
      <Suspense fallback={<Waiting />}>
        <ConsoleShell>{guarded}</ConsoleShell>
      </Suspense>
    </PageBoundary>
  )
}

interface RoutePageProps {
  route: PageRoute
  params: PageProps['params']
  search: string
}

function RoutePage({ route, params, search }: RoutePageProps) {
  const { tokens } = useConsole()
  const Content = contentOf(route)
  if (Content === undefined) return <NotFoundPage />
  const result = readQuery(route.path, search, tokens.for(route.path))
  if (!result.ok) return <BadAddressPage missing={result.missing} invalid={result.invalid} />
  return (
    <Suspense fallback={<Waiting />}>
      <Content params={params} query={result.query} />
      <Arrival />
    </Suspense>
  )
}

const contents = new Map<PageRoute, ComponentType<PageProps>>()

/**
 * The component of a route, lazy unless its code is loaded, and stable between renders; undefined for a redirect, which
 * is never shown.
 */
function contentOf(route: PageRoute): ComponentType<PageProps> | undefined {
  const { load } = route
  if (load === undefined) return undefined
  const known = contents.get(route)
  if (known !== undefined) return known
  const made = arrivedPage(route) ?? lazy(() => load().catch(fail))
  contents.set(route, made)
  return made
}

function fail(cause: unknown): never {
  throw new PageLoadError(cause)
}
