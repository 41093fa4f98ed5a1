import { type AddressOptions, allowedAddress } from '../query/allowedAddress.ts'
import { asText } from '../query/asText.ts'
import { openCalls } from './openCalls.ts'
import { replyScripts } from './replyScripts.ts'

export interface RedirectOptions extends AddressOptions {
  /** Host names, compared whole and in any case; without any, no address is allowed. */
  readonly allowedHosts: readonly string[]
}

/**
 * The address that a reply of the payment gateway opens in the same window by `window.open('…','_self')`, in normal
 * form; undefined unless there is exactly one and `allowedAddress` allows it. The reply is only parsed, never run or rendered. Source: CF-76.
 */
export function findRedirectUrl(html: string, options: RedirectOptions): string | undefined {
  const hosts: readonly unknown[] = Array.isArray(options?.allowedHosts) ? options.allowedHosts : []
  const loopback = options?.loopback === true
  const calls = (replyScripts(asText(html)) ?? []).flatMap((script) => openCalls(script) ?? [])
  const addresses = calls.map(({ address, isSameWindow }) =>
    isSameWindow && address !== undefined ? allowedAddress(address, hosts, { loopback }) : undefined,
  )
  const [first] = addresses
  return addresses.every((address) => address === first) ? first : undefined
}
