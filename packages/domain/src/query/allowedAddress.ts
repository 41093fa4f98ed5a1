import { asText } from './asText.ts'

/**
 * An address in normal form if it may be opened or shown: https on the default port, no user info, a listed host;
 * undefined otherwise. The host is compared as written, before `URL` normalizes it, so that no other spelling of a host
 * (escapes, wide letters, backslashes, a final dot) is accepted.
 */
export function allowedAddress(address: string, hosts: readonly unknown[]): string | undefined {
  const [, host = ''] = /^https:\/\/([a-z0-9.-]+)(?::443)?(?=[/?#]|$)/i.exec(address.toLowerCase()) ?? []
  if (!hosts.some((allowed) => host !== '' && asText(allowed).toLowerCase() === host)) return undefined
  if (/[\p{Cc}\p{Cs}\\]/u.test(address)) return undefined
  try {
    const { href } = new URL(address)
    // Checks scheme, missing user info, host and missing port at once.
    return href.startsWith(`https://${host}/`) ? href : undefined
  } catch {
    return undefined
  }
}
