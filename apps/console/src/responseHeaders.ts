import type { ConsoleConfig } from './config.ts'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'

/** The headers of every answer of the console's host. Browsers apply Strict-Transport-Security over https only. */
export function responseHeaders(config: ConsoleConfig): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(config),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Referrer-Policy': 'strict-origin',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
  }
}

/** Files under `/assets` with a hash in their name never change; others are always revalidated. */
export function cacheControl(path: string): string {
  return /^\/assets\/.+-[\w-]{8}\.\w+$/.test(path) ? 'public, max-age=31536000, immutable' : 'no-store'
}

/** The same as text in the format of Cloudflare Pages' `_headers`. */
export function headersFile(config: ConsoleConfig, paths: readonly string[]): string {
  const all = Object.entries({ ...responseHeaders(config), 'Cache-Control': 'no-store' })
  const immutable = paths.filter((path) => cacheControl(path) !== 'no-store').sort()
  return [
    '/*',
    ...all.map(([name, value]) => `  ${name}: ${value}`),
    ...immutable.flatMap((path) => [path, '  ! Cache-Control', `  Cache-Control: ${cacheControl(path)}`]),
    '',
  ].join('\n')
}
