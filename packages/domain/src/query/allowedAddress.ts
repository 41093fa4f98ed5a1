import { asText } from './asText.ts'

/**
 * An address in its normal form, where it may be opened or shown: https on the default port, no user info, a host of
 * the list; undefined otherwise. Its host is compared as it is written, before `URL` makes anything of it, so that no
 * other spelling of a host (escapes, wide letters, backslashes, a final dot) gets through.
 */
export function allowedAddress(address: string, hosts: readonly unknown[]): string | undefined {
  const [, host = ''] = /^https:\/\/([a-z0-9.-]+)(?::443)?(?=[/?#]|$)/i.exec(address.toLowerCase()) ?? []
  if (!hosts.some((allowed) => host !== '' && asText(allowed).toLowerCase() === host)) return undefined
  if (/[\p{Cc}\p{Cs}\\]/u.test(address)) return undefined
  try {
    const { href } = new URL(address)
    // Scheme, no user info, host and no port, all in one.
    return href.startsWith(`https://${host}/`) ? href : undefined
  } catch {
    return undefined
  }
}
