import type { ConsoleConfig } from './config.ts'

/** The hash of the style in the page itself, as built: the build fails where it is another one. */
export const PAGE_STYLE = "'sha256-PpKhFTBhbtZhRRTQU0tltErE6Kh8xbczRtlQCf2UZp4='"

/** The hash of the script in the page itself, which sets the theme before the first paint: the build compares it too. */
export const PAGE_SCRIPT = "'sha256-pX+W54vk42HguvmSJ4MZXRKUnK8ULYIW5cHkvp9ZLkU='"

/**
 * Hashes of the styles that the console's libraries insert into the page: the empty element of styled-components, which
 * then gets its rules one by one, and the two fixed texts of react-aria (for pressable elements, and for scrolling
 * behind a dialog on iOS).
 */
export const STYLE_HASHES = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
] as const

/**
 * The Content-Security-Policy of every page of a deployment. Scripts are the console's own files and the bot check's,
 * and one text in the page by its hash; without nonces, so that pages can be static files. One policy for all pages, because the map and the
 * sign-in page after Sign Out share a document.
 */
export function contentSecurityPolicy(config: ConsoleConfig): string {
  const captcha = captchaSources(config.captcha.script)
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", PAGE_SCRIPT, ...captcha.scripts],
    'style-src': ["'self'", PAGE_STYLE, ...STYLE_HASHES],
    'img-src': ["'self'", 'data:', tileSource(config.tiles.url), ...config.imageHosts],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...Object.values(config.bases).flatMap(originOf), ...captcha.connections],
    'frame-src': captcha.frames,
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ')
}

function originOf(address: string | undefined): string[] {
  return address === undefined ? [] : [new URL(address).origin]
}

/** One source for each `{s}` of the tile servers. */
function tileSource(template: string): string {
  const [, scheme = '', host = ''] = /^(https?:\/\/)([^/]+)/.exec(template) ?? []
  return scheme + host.replace('{s}', '*')
}

interface CaptchaSources {
  scripts: readonly string[]
  frames: readonly string[]
  connections: readonly string[]
}

/** The further sources of a bot check: Google's loads a second script from gstatic.com and uses frames. */
function captchaSources(script: string): CaptchaSources {
  const folder = new URL('.', script).href
  if (!/^https:\/\/www\.(google\.com|recaptcha\.net)\/recaptcha\//.test(folder)) {
    return { scripts: [folder], frames: [folder], connections: [folder] }
  }
  const own = `${new URL(script).origin}/recaptcha/`
  return {
    scripts: [own, 'https://www.gstatic.com/recaptcha/'],
    frames: [own, 'https://recaptcha.google.com/recaptcha/'],
    connections: [own],
  }
}
