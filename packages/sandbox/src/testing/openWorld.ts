import { createFleetClient, createSession, type FleetClientOptions } from '@fleetgis/api'
import { signIn } from '@fleetgis/api/auth'
import { createRespond } from '../respond.ts'
import { DEFAULT_NOW } from '../scenarios/scenario.ts'
import { createCity } from '../streets/city.ts'
import { createWorld, type WorldOptions } from '../world.ts'

/** One city for the tests of a file: it is immutable. */
export const city = createCity(1)

export const ORIGIN = 'http://sandbox.test'

/** A world of 20 drivers on Friday, 20 November 2026, at 8:15 in Yangon, with a client and a browser's session. */
export function openWorld(options: Partial<WorldOptions> = {}, client: Partial<FleetClientOptions> = {}) {
  const world = createWorld({ seed: 1, now: DEFAULT_NOW, drivers: 20, city, ...options })
  const respond = createRespond(world)
  const session = createSession({ storage: 'memory' })
  const seen: string[] = []
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    seen.push(new URL(request.url).pathname)
    return respond(request)
  }
  const fleet = createFleetClient({
    bases: { main: ORIGIN },
    session,
    fetch,
    page: () => '/home/map',
    retryAfter: 1,
    ...client,
  })

  /** A raw call of another client, with any body and header. */
  async function send(path: string, body?: unknown, init: RequestInit = {}) {
    const response = await respond(
      new Request(ORIGIN + path, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        ...init,
      }),
    )
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? undefined : JSON.parse(text),
    }
  }

  /** A new token of the bot check. */
  const captcha = () => world.captcha.issue(world.now)

  /** Signs in, as the console does. */
  async function enter(userId = 'admin@fleetgis.example', password = 'fleet1234') {
    const signedIn = await fleet.call(signIn, { userId, password, captchaToken: captcha() })
    session.signIn(signedIn)
    return signedIn
  }

  return { world, respond, session, client: fleet, seen, send, captcha, enter, fetch }
}
