import type { ConsoleConfig } from './config.ts'

/**
 * The styles that the console's libraries write into the page, by hash: the empty element into which
 * styled-components then inserts rules one by one, and the two fixed texts of react-aria (for what can be pressed,
 * and for scrolling behind a dialog on iOS).
 */
export const STYLE_HASHES = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
] as const

/**
 * The Content-Security-Policy of every page of a deployment. Scripts are files of our own and the bot check's, never
 * inline; there is no nonce, so the pages can be served as files. One policy for all pages, because the document that
 * shows the map is the one that shows the sign-in page after Sign Out.
 */
export function contentSecurityPolicy(config: ConsoleConfig): string {
  const captcha = captchaSources(config.captcha.script)
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...captcha.scripts],
    'style-src': ["'self'", ...STYLE_HASHES],
    'img-src': ["'self'", 'data:', tileSource(config.tiles.url), ...config.imageHosts],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...Object.values(config.bases).flatMap(originOf), ...captcha.connections],
    'frame-src': captcha.frames,
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

/** Tile servers may be many, one for each `{s}`. */
function tileSource(template: string): string {
  const [, scheme = '', host = ''] = /^(https?:\/\/)([^/]+)/.exec(template) ?? []
  return scheme + host.replace('{s}', '*')
}

interface CaptchaSources {
  scripts: readonly string[]
  frames: readonly string[]
  connections: readonly string[]
}

/** What a bot check needs besides its script: Google's fetches a second one from gstatic.com and draws in frames. */
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
