import { asText } from './asText.ts'
import { parseUrl } from './parseUrl.ts'

export interface AddressOptions {
  /**
   * Also allows `http://localhost:port` and `http://127.0.0.1:port` if the list has that very `host:port`: for
   * development, where servers have no certificate. Source: CF-157, CF-167.
   */
  readonly loopback?: boolean | undefined
}

const HTTPS = /^(https):\/\/([a-z0-9.-]+)(?::443)?(?=[/?#]|$)/
const LOOPBACK = /^(http):\/\/((?:localhost|127\.0\.0\.1):\d{1,5})(?=[/?#]|$)/

/**
 * An address in normal form if it may be opened or shown: https on the default port, no user info, a listed host;
 * undefined otherwise. The host is compared as written, before `URL` normalizes it, so that no other spelling of a host
 * (escapes, wide letters, backslashes, a final dot) is accepted.
 */
export function allowedAddress(
  address: string,
  hosts: readonly unknown[],
  options: AddressOptions = {},
): string | undefined {
  const written = address.toLowerCase()
  const match = HTTPS.exec(written) ?? (options.loopback === true ? LOOPBACK.exec(written) : null)
  const [, scheme = '', host = ''] = match ?? []
  if (!hosts.some((allowed) => host !== '' && asText(allowed).toLowerCase() === host)) return undefined
  if (/[\p{Cc}\p{Cs}\\]/u.test(address)) return undefined
  const href = parseUrl(address)?.href
  // Checks scheme, missing user info, host and port at once.
  return href?.startsWith(`${scheme}://${host}/`) ? href : undefined
}
