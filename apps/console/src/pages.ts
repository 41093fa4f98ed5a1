import type { ComponentType } from 'react'
import { findRoute } from './findRoute.ts'
import type { FrameProps } from './pageProps.ts'
import type { Frame, Route } from './route.ts'

type Page = ComponentType<{ parameters: object }>

interface PageFile {
  readonly default: Page
}

/** The files of the pages: each exports its page, which takes what its own address reads. */
const PAGES = import.meta.glob<PageFile>('./routes/*.tsx')

const FRAMES: Record<Frame['name'], () => Promise<{ default: ComponentType<FrameProps> }>> = {
  SignInFrame: () => import('./SignInFrame.tsx'),
  StaffFrame: () => import('./StaffFrame.tsx'),
  WebViewFrame: () => import('./WebViewFrame.tsx'),
  FullViewFrame: () => import('./FullViewFrame.tsx'),
}

/** The code of a page and of its frame. */
export interface PageCode {
  readonly Content: Page
  readonly Around: ComponentType<FrameProps> | undefined
}

/** Loads the page of a route and its frame. */
export async function loadPage({ page, frame }: Route): Promise<PageCode> {
  const load = PAGES[`./routes/${page}.tsx`]
  if (load === undefined) throw new Error(`There is no page routes/${page}.tsx.`)
  const [content, around] = await Promise.all([load(), frame && FRAMES[frame.name]()])
  return { Content: content.default, Around: around?.default }
}

/** Loads the navbar and menu. */
export const loadShell = () => import('./ConsoleShell.tsx')

const arrived = new Map<Route, PageCode>()

/** The code of a page if it is loaded: it can render without suspending. */
export function arrivedPage(route: Route): PageCode | undefined {
  return arrived.get(route)
}

/** Starts loading the code of a page. A failure is reported when the page is shown. */
export function preloadPage(path: string): void {
  const found = findRoute(path)?.route
  const route = found?.redirectsTo === undefined ? found : findRoute(found.redirectsTo)?.route
  if (route?.page === undefined) return
  loadPage(route).then(
    (code) => arrived.set(route, code),
    () => undefined,
  )
  if (route.inShell === true) loadShell().catch(() => undefined)
}
