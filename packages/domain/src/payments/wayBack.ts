import { parseUrl } from '../query/parseUrl.ts'

/**
 * The path of an address that a page was given as its way back, such as `cancelurl`; undefined unless it is a complete
 * address of the page's own origin: an address of another site may be forged. Source: CF-177.
 */
export function wayBack(address: string | undefined, origin: string): string | undefined {
  const href = address === undefined ? undefined : parseUrl(address)?.href
  if (!href?.startsWith(`${origin}/`)) return undefined
  const path = href.slice(origin.length)
  // A path that begins so leads to another host.
  return path.startsWith('//') ? undefined : path
}
