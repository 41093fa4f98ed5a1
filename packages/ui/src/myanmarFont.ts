// Stands at the top of src because both this file and the built one then reach the fonts by the same relative path.

const WEIGHTS = [
  ['400', () => new URL('../fonts/noto-sans-myanmar-myanmar-400-normal.woff2', import.meta.url)],
  ['600', () => new URL('../fonts/noto-sans-myanmar-myanmar-600-normal.woff2', import.meta.url)],
] as const

const MYANMAR_RANGE = 'U+1000-109F,U+200C-200D,U+25CC,U+A92E,U+A9E0-A9FE,U+AA60-AA7F'

let isAdded = false

/**
 * Makes Noto Sans Myanmar known to the page, once. Each weight is fetched when text first needs it; until then,
 * and where it cannot be fetched, the system's own Burmese font shows. Does nothing on a server.
 */
export function addMyanmarFont(): void {
  if (isAdded || typeof FontFace === 'undefined') return
  isAdded = true
  for (const [weight, address] of WEIGHTS) {
    const source = `url("${address().href}") format("woff2")`
    const descriptors = { weight, display: 'swap', unicodeRange: MYANMAR_RANGE } as const
    document.fonts.add(new FontFace('Noto Sans Myanmar', source, descriptors))
  }
}
