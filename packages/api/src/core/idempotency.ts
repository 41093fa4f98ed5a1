import type { AnyEndpoint, BaseName } from './endpoint.ts'

/** The fleet's own servers. The others, such as the gateway and geocoders, never get an idempotency key (CF-170). */
export const FLEET_BASES = [
  'main',
  'console',
  'booking',
  'chat',
  'mainHost',
] as const satisfies readonly BaseName[]

/** One of the fleet's own servers. */
export type FleetBase = (typeof FLEET_BASES)[number]

/** The servers that execute a money call once for one idempotency key (CF-170). */
export interface Idempotency {
  /** The name of the header with the key, such as `Idempotency-Key`. The servers have to allow it in CORS. */
  readonly header: string
  /** The servers that honour it. A server without an address of its own is `main`, and counts as it. */
  readonly bases: readonly FleetBase[]
}

/** Headers that a call sets itself. */
const OWN_HEADERS = ['authorization', 'content-type', 'appid']

/** Whether a header can carry an idempotency key: a name without spaces that no call sets itself. */
export function isKeyHeader(header: string): boolean {
  return /^[\w!#$%&'*+.^`|~-]+$/.test(header) && !OWN_HEADERS.includes(header.toLowerCase())
}

/** Throws unless the header can carry a key, and each base is a server of the fleet. */
export function checkIdempotency({ header, bases }: Idempotency): void {
  if (!isKeyHeader(header))
    throw new TypeError(`idempotency.header is ${header}; it is a header of its own, such as Idempotency-Key`)
  const foreign = bases.find((base) => !isOwn(base))
  if (foreign !== undefined)
    throw new TypeError(`idempotency.bases has ${foreign}; only servers of the fleet get a key`)
}

/** Whether a call is sent with an idempotency key. `addresses` are the addresses of the bases. */
export function sendsKey(
  { access, base }: Pick<AnyEndpoint, 'access' | 'base'>,
  idempotency: Idempotency | undefined,
  addresses: Partial<Record<BaseName, string>>,
): boolean {
  if (!idempotency || access !== 'money' || !isOwn(base)) return false
  return idempotency.bases.includes(addresses[base] === undefined ? 'main' : base)
}

function isOwn(base: BaseName): base is FleetBase {
  return (FLEET_BASES as readonly BaseName[]).includes(base)
}
