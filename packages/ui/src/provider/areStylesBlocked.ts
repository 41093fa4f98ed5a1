import { reportOnce } from '../reportOnce.ts'

/** The hash of an empty style element, which then gets its rules one by one. */
const EMPTY_HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='

const BLOCKED = `The Content-Security-Policy of this page blocks the styles of @fleetgis/ui, so its widgets have no look. Give the page's nonce to the provider (<FleetProvider nonce="...">) or to the page (<meta property="csp-nonce" content="...">), or add '${EMPTY_HASH}' to style-src.`

/** The nonce that styled-components and react-aria read from the page. */
function nonceOfPage(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"], meta[name="sc-nonce"]')
  return meta?.nonce || meta?.content || undefined
}

/**
 * Whether the page's policy blocks style elements in `place`. Reports it in the browser's console, once per page.
 */
export function areStylesBlocked(place: Node | undefined, given: string | undefined): boolean {
  const nonce = given ?? nonceOfPage()
  const style = document.createElement('style')
  if (nonce !== undefined) style.setAttribute('nonce', nonce)
  ;(place ?? document.head).appendChild(style)
  const isBlocked = style.sheet === null
  style.remove()
  if (isBlocked) reportOnce(BLOCKED)
  return isBlocked
}
