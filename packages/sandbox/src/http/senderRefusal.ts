import { isLoopback } from '@fleetgis/domain/query'
import { Refusal } from '../answer.ts'
import { refusalReply } from './reply.ts'

/**
 * The answer to a call under `/sandbox/` that may not change the world: its Host is not this machine (without a network
 * it has none), or it comes from a page that is neither the sandbox's own nor the console's. Browsers send the origin
 * of a page, and other clients send none. Undefined for a call that may. Source: CF-184.
 */
export function senderRefusal({ headers, url }: Request, consoleOrigin: string): Response | undefined {
  const host = headers.get('Host')
  if (host !== null && !isLoopback(new URL(`http://${host}`).hostname)) {
    return refused('Only this machine may do this, at http://localhost and the port of the sandbox.')
  }
  const origin = headers.get('Origin')
  if (origin === null || origin === new URL(url).origin || origin === consoleOrigin) return undefined
  return refused(`Only pages of the sandbox and of the console at ${consoleOrigin} may do this.`)
}

const refused = (message: string) => refusalReply(new Refusal(403, message), 'sandbox')
