// What the service worker keeps, as pure functions: the worker and the build share them. Decision 41.

/** The path of the service worker. */
export const WORKER_PATH = '/sw.js'

/** The caches of the files and of the page. */
export const FILES_CACHE = 'fleetgis-files'
export const PAGE_CACHE = 'fleetgis-page'

/** Each file of a build with the files that it imports at once, by their paths: `files.json`. */
export type FileList = Readonly<Record<string, readonly string[]>>

/** `[, the name without the hash]` of a file that never changes. */
const HASHED = /^(\/assets\/[^/]+)-[\w-]{8}(?:\.\w+)$/

/** Whether a path is a file with a hash in its name: the only files that are kept. */
export const isHashed = (path: string): boolean => HASHED.test(path)

/**
 * Whether a path is one of the console's pages, as its host has it: no file. Files are in `/assets` and at the root; below
 * that a point is part of an id, such as the e-mail address of a user.
 */
export const isPagePath = (path: string): boolean =>
  !path.startsWith('/assets/') && !/^\/[^/]*\.\w+$/.test(path)

/** The files that a page names itself. */
export const filesOfPage = (html: string): string[] =>
  [...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"?#]+)"/g)].map(([, path = '']) => path))].filter(
    isHashed,
  )

/**
 * The files of a build that a route needs which used these, maybe of an older build: those of the same names without
 * their hashes, those of the page, and what they import. Undefined where the page is of another build than the list.
 */
export function filesFor(used: readonly string[], page: string, list: FileList): string[] | undefined {
  const named = filesOfPage(page)
  if (named.length === 0 || named.some((path) => list[path] === undefined)) return undefined
  const nameOf = (path: string) => HASHED.exec(path)?.[1]
  const names = new Set(used.map(nameOf))
  const needed = new Set(named)
  for (const path of Object.keys(list)) if (isHashed(path) && names.has(nameOf(path))) needed.add(path)
  // A set visits what is added meanwhile too.
  for (const path of needed) for (const imported of list[path] ?? []) needed.add(imported)
  return [...needed].filter(isHashed)
}

/** The name of the meta element with the configuration of a kept page. */
export const KEPT_CONFIG = 'fleetgis-config'

/** A page with its configuration in it, so that both are kept as one and answer together. */
export function withConfig(page: string, config: string): string {
  const content = config.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return page
    .replace(/<link rel="preload" href="\/config\.json"[^>]*>/, '')
    .replace('<head>', () => `<head><meta name="${KEPT_CONFIG}" content="${content}">`)
}
