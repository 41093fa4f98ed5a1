import type { ConsoleConfig } from './config.ts'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'
import { isHashed, WORKER_PATH } from './keptFiles.ts'

const NO_SNIFFING = { 'X-Content-Type-Options': 'nosniff' }

/** No page of the console uses these. The clipboard keeps its default, the same origin. */
const OFF = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** Only pages of the console itself may ask for the position of the device. The development server sends it too. */
export const PERMISSIONS_POLICY = ['geolocation=(self)', ...OFF.map((feature) => `${feature}=()`)].join(', ')

/** The headers of every document of the console's host. Browsers apply Strict-Transport-Security over https only. */
export function responseHeaders(config: ConsoleConfig): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(config),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': PERMISSIONS_POLICY,
    'Referrer-Policy': 'strict-origin',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    ...NO_SNIFFING,
  }
}

/**
 * The headers for a path. A file with a hash in its name never changes, and is a script, a style sheet or a font: the
 * policies of documents have no effect on it. Everything else is loaded again, and the service worker is revalidated.
 */
export function headersFor(config: ConsoleConfig, path: string): Record<string, string> {
  return isHashed(path)
    ? { ...NO_SNIFFING, 'Cache-Control': 'public, max-age=31536000, immutable' }
    : { ...responseHeaders(config), 'Cache-Control': path === WORKER_PATH ? 'no-cache' : 'no-store' }
}

/** The same as text in the format of Cloudflare Pages' `_headers`, which allows at most 100 paths. */
export function headersFile(config: ConsoleConfig): string {
  const page = headersFor(config, '/')
  const file = headersFor(config, '/assets/file-01234567.js')
  const lines = (headers: Record<string, string>) =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return [
    '/*',
    ...lines(page),
    '/assets/*',
    ...Object.keys(page).map((name) => `  ! ${name}`),
    ...lines(file),
    // The words of the languages have no hash in their names.
    '/assets/i18n/*',
    '  ! Cache-Control',
    '  Cache-Control: no-store',
    WORKER_PATH,
    '  ! Cache-Control',
    '  Cache-Control: no-cache',
    '',
  ].join('\n')
}
