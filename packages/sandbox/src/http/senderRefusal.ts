import { isLoopback } from '@fleetgis/domain/query'
import { Refusal } from '../answer.ts'
import { refusalReply } from './reply.ts'

/**
 * The answer to a call under `/sandbox/` that may not change the world: its Host is not this machine (without a network
 * it has none), or it comes from a page that is neither the sandbox's own nor the console's. Browsers send the origin
 * of a page, and other clients send none. Undefined for a call that may. Source: CF-184.
 */
export function senderRefusal({ headers, url }: Request, consoleOrigin: string): Response | undefined {
  const host = hostnameOf(headers)
  if (host !== undefined && !isLoopback(host)) {
    return refused('Only this machine may do this, at http://localhost and the port of the sandbox.')
  }
  const origin = headers.get('Origin')
  if (origin === null || origin === new URL(url).origin || origin === consoleOrigin) return undefined
  return refused(`Only pages of the sandbox and of the console at ${consoleOrigin} may do this.`)
}

/**
 * Refuses the sandbox's start page if the Host is a domain name other than a loopback name (DNS rebinding): a script of
 * that domain could otherwise read the tokens in its links. Loopback names and IP addresses, which `HOST` may open, are
 * allowed: undefined.
 */
export function readerRefusal({ headers }: Request): Response | undefined {
  const host = hostnameOf(headers)
  if (host === undefined || isLoopback(host) || /^(?:[\d.]+|\[.*\])$/.test(host)) return undefined
  return refused(
    'This page is at http://localhost and the port of the sandbox, or at the address of its machine.',
  )
}

/** The name in the Host of a call; undefined without a network, where there is none. */
function hostnameOf(headers: Headers): string | undefined {
  const host = headers.get('Host')
  return host === null ? undefined : new URL(`http://${host}`).hostname
}

const refused = (message: string) => refusalReply(new Refusal(403, message), 'sandbox')
