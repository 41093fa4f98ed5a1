// Stands at the top of src because both this file and the built one then reach the fonts by the same relative path.

const WEIGHTS = [
  ['400', () => new URL('../fonts/noto-sans-myanmar-myanmar-400-normal.woff2', import.meta.url)],
  ['600', () => new URL('../fonts/noto-sans-myanmar-myanmar-600-normal.woff2', import.meta.url)],
] as const

const MYANMAR_RANGE = 'U+1000-109F,U+200C-200D,U+25CC,U+A92E,U+A9E0-A9FE,U+AA60-AA7F'

let fonts: readonly FontFace[] | undefined

/**
 * Makes Noto Sans Myanmar known to the page, once. Each weight is fetched when Burmese text is first on screen, such
 * as a name among English words, or at once where `preload` says that there will be much. Until then, and where it
 * cannot be fetched, the system's own Burmese font shows. Does nothing on a server.
 */
export function addMyanmarFont({ preload }: { preload: boolean }): void {
  if (typeof FontFace === 'undefined') return
  fonts ??= WEIGHTS.map(([weight, address]) => {
    const source = `url("${address().href}") format("woff2")`
    const font = new FontFace('Noto Sans Myanmar', source, {
      weight,
      display: 'swap',
      unicodeRange: MYANMAR_RANGE,
    })
    document.fonts.add(font)
    return font
  })
  if (!preload) return
  for (const font of fonts) {
    // A font that does not come is no failure: text shows without it.
    font.load().catch(() => undefined)
  }
}
