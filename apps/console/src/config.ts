import { FLEET_BASES, isKeyHeader } from '@fleetgis/api'
import { isNavigationTemplate } from '@fleetgis/domain/bookings'
import { CHAT_POLL_MS } from '@fleetgis/domain/chat'
import { MAP_REFRESH } from '@fleetgis/domain/map'
import { isLoopback, parseUrl } from '@fleetgis/domain/query'
import { TOP_UP_RANGE } from '@fleetgis/domain/wallet'
import * as z from 'zod/mini'
import { ConfigError } from './ConfigError.ts'

const text = z.string('must be a text').check(z.minLength(1, 'must not be empty'))
const flag = z.boolean('must be true or false')
const listOf = (item: z.ZodMiniType<string>) => z._default(z.array(item, 'must be a list'), [])

const address = z
  .string('must be an http or https address')
  .check(z.refine(isAddress, { error: 'must be an http or https address, without user name and fragment' }))

const base = address.check(
  z.refine((value) => !value.includes('?'), { error: 'must be an address without a query' }),
)

// What `allowedAddress` can match: a full name, and a port on loopback only.
const host = z.string('must be a host').check(
  z.regex(/^([a-z0-9-]+(\.[a-z0-9-]+)*|(localhost|127\.0\.0\.1):\d{1,5})$/i, {
    error: 'must be a host such as "images.example.com", in full, without scheme, port and path',
  }),
)

/** At least half a second, to limit the load on the server. */
const interval = z
  .number('must be a number of milliseconds')
  .check(z.minimum(500, 'must be at least 500 milliseconds'))

const topUpAmount = z
  .int('must be a whole number')
  .check(
    z.minimum(TOP_UP_RANGE.least, `must be at least ${TOP_UP_RANGE.least}`),
    z.maximum(TOP_UP_RANGE.most, `must be at most ${TOP_UP_RANGE.most}`),
  )

const tileUrl = z.string('must be an address').check(
  z.refine((value) => ['{z}', '{x}', '{y}'].every((part) => value.includes(part)) && isTileAddress(value), {
    error: 'must be an http or https address with {z}, {x} and {y}',
  }),
)

const handler = z
  .string('must be a text')
  .check(z.regex(/^[A-Za-z_$][\w$]*$/, { error: 'must be a name of letters, digits and underscores' }))

const mailAddress = z
  .string('must be a mail address')
  .check(z.regex(/^[^\s@]+@[^\s@]+$/, { error: 'must be a mail address' }))

const timeZone = z
  .string('must be a time zone')
  .check(z.refine(isTimeZone, { error: 'must be a time zone such as "Asia/Yangon"' }))

const path = z
  .string('must be a text')
  .check(z.regex(/^\/[^?#]*$/, { error: 'must be a path such as "/trips/list", without a query' }))

const section = <S extends Readonly<Record<string, z.ZodMiniType>>>(shape: S) =>
  z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? 'is no option' : 'must be an object'),
  })

const texts = z._default(z.record(z.string(), z.string('must be a text'), 'must be an object of texts'), {})

const schema = section({
  /** The address of each server; the others default to `main` (CF-96). */
  bases: section({
    main: base,
    console: z.optional(base),
    booking: z.optional(base),
    chat: z.optional(base),
    mainHost: z.optional(base),
    gateway: z.optional(base),
    nominatim: z.optional(base),
    photon: z.optional(base),
    places: z.optional(base),
  }),
  /** Type 1 is a challenge, type 2 a score (AUTH-25). */
  captcha: section({
    type: z.literal([1, 2], 'must be 1 (a challenge) or 2 (a score)'),
    siteKey: text,
    script: address,
  }),
  /** The map's images (EP-T01). */
  tiles: section({
    url: tileUrl,
    attribution: text,
    maxZoom: z.optional(
      z
        .int('must be a whole number')
        .check(z.minimum(1, 'must be at least 1'), z.maximum(22, 'must be at most 22')),
    ),
  }),
  /**
   * Hosts that pictures of people, vehicles and attachments may come from; `localhost:port` only with a main API on
   * loopback too (CF-157).
   */
  imageHosts: listOf(host),
  /**
   * Hosts that a payment may redirect to; none means that no payment redirects (CF-76). `localhost:port` as for pictures
   * (CF-167).
   */
  gatewayHosts: listOf(host),
  /** The key of the maps service (Google Places); without it the service refuses each search (PLC-06). */
  mapsKey: z.optional(text),
  /** Amounts in MMK that a press fills into a top-up in a web view, in this order. */
  topUpAmounts: z._default(z.array(topUpAmount, 'must be a list'), []),
  topAdminIds: listOf(z.string('must be a text')),
  otherGroupIds: listOf(z.string('must be a text')),
  /** Application id fields and default request parameters (CF-16). */
  application: z._default(texts, { app_id: '001' }),
  /** The name of the mobile app's message handler (CF-91). */
  hostHandler: z._default(handler, 'fleetgis'),
  /** The name of its handler that returns a page token; without it no page requests one (T1, T14). */
  hostTokenHandler: z.optional(handler),
  timeZone: z._default(timeZone, 'Asia/Yangon'),
  /** The storage of the session, and whether Sign Out keeps its access token (CF-01, CF-119). */
  session: z.prefault(
    section({
      storage: z._default(
        z.enum(['local', 'session', 'memory'], 'must be "local", "session" or "memory"'),
        'local',
      ),
      keepAccessTokenOnLogout: z._default(flag, false),
    }),
    {},
  ),
  /** Poll intervals in milliseconds: of the console's map (MAP-18, MAP-19), an open chat (CHAT-22), web views (PMAP-34). */
  poll: z.prefault(
    section({
      locations: z._default(interval, MAP_REFRESH.console.locations),
      trips: z._default(interval, MAP_REFRESH.console.trips),
      chat: z._default(interval, CHAT_POLL_MS),
      webViews: z._default(interval, MAP_REFRESH.embedded.locations),
    }),
    {},
  ),
  /** Who answers for the privacy policies; without it those pages say that they are not configured (CF-149). */
  company: z.optional(section({ name: text, address: text, email: mailAddress })),
  /**
   * The header that carries the idempotency key of money calls, and the servers that honour it; without it no call has
   * one (CF-170).
   */
  idempotency: z.optional(
    section({
      header: z
        .string('must be a text')
        .check(z.refine(isKeyHeader, { error: 'must be a header of its own, such as "Idempotency-Key"' })),
      bases: z
        .array(
          z.enum(FLEET_BASES, `must be a server of the fleet: ${FLEET_BASES.join(', ')}`),
          'must be a list',
        )
        .check(z.minLength(1, 'must not be empty')),
    }),
  ),
  /**
   * Whether signed-in staff have the pages of bookings and chats, whose calls the documents give to web views only
   * (CF-185).
   */
  staffBookings: z._default(flag, false),
  /** Whether maps of groups ask for what has changed since their last answer (EP-B53, decision 46). */
  asksChanges: z._default(flag, false),
  /**
   * The address of a navigation app, with `{lat}` and `{lng}`: a driver's cards open it with the pickup; without it no card
   * does (T7, CF-188).
   */
  navigation: z.optional(
    z.string('must be an address').check(
      z.refine(isNavigationTemplate, {
        error: 'must be an https address with {lat} and {lng} after its host',
      }),
    ),
  ),
  /**
   * Whether browsers keep the console's files, its page and this configuration, for an opening without waiting; `false`
   * removes what they kept (decision 41).
   */
  keepsFiles: z._default(flag, true),
  /** Other paths for assumed calls, by the call's name or id. */
  paths: z._default(z.record(z.string(), path, 'must be an object of paths'), {}),
})

/** The configuration of a deployment, read from `config.json` at the start of the console and for its headers. */
export type ConsoleConfig = z.output<typeof schema>

/** Validates `config.json` and adds defaults; throws a ConfigError for the first field that is wrong or unknown. */
export function readConfig(json: unknown): ConsoleConfig {
  const result = z.safeParse(schema, json)
  if (result.success) {
    checkLoopback(result.data)
    return result.data
  }
  const [issue] = result.error.issues
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  throw new ConfigError([...(issue?.path ?? []), ...unknown].join('.'), issue?.message ?? 'is not readable')
}

/** Hosts on loopback are for development: refused unless the main API is on loopback itself (CF-157, CF-167). */
function checkLoopback({ bases, imageHosts, gatewayHosts }: ConsoleConfig): void {
  if (isLoopback(new URL(bases.main).hostname)) return
  for (const [field, hosts] of Object.entries({ imageHosts, gatewayHosts })) {
    const index = hosts.findIndex((entry) => isLoopback(entry.replace(/:\d+$/, '')))
    if (index < 0) continue
    throw new ConfigError(`${field}.${index}`, 'must not be on this machine unless "bases.main" is too')
  }
}

/** `readConfig` for the text of the file; throws a ConfigError if it is not JSON. */
export function parseConfig(json: string): ConsoleConfig {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    throw new ConfigError('', 'is not JSON')
  }
  return readConfig(value)
}

function isAddress(value: string): boolean {
  const url = /^https?:\/\//i.test(value) ? parseUrl(value) : undefined
  return url !== undefined && url.username + url.password + url.hash === ''
}

function isTileAddress(value: string): boolean {
  return /^https?:\/\/[^/\s]+\//.test(value) && parseUrl(value.replaceAll(/[{}]/g, '')) !== undefined
}

function isTimeZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value })
    return true
  } catch {
    return false
  }
}
