/** How long an intent is kept, in milliseconds. R5. */
export const INTENT_MS = 24 * 3_600_000

/**
 * When a client gives up a write, in milliseconds, unless it has another time-out. Until then the call may still be
 * executed, and an answer that does not show it is not final.
 */
export const WRITE_TIMEOUT_MS = 30_000

/** Whose intents these are: of a user, in a host app, on a page. */
export interface IntentOwner {
  readonly userId: string
  /** The app id of the page, where it has one. */
  readonly appId?: string | undefined
  /** The path of the page. */
  readonly page: string
}

/** What a money call is about to do: enough to ask the server about it later. It holds no PIN and no token. R5. */
export interface Intent {
  /** A UUID. */
  readonly id: string
  /** The id of the call, such as `EP-B16`. */
  readonly endpoint: string
  /** When it was sent, epoch milliseconds of the server's clock. */
  readonly at: number
  /** The same of the device's clock, by which the intent ends. Those that earlier versions have kept have none. */
  readonly keptAt?: number
  /** Ids, names, amounts, and the state before the call. */
  readonly facts: Readonly<Record<string, string | number>>
  /** The client's time-out of the call, in milliseconds. Those that earlier versions have kept have none. */
  readonly timeout?: number
  /** Its call has ended without an outcome, such as by a cut connection, while its page was open. */
  readonly hasEnded?: boolean
  /**
   * The server was asked later and did not show it. The call may still be executed, so the same intent, sent again, keeps
   * the id, which is its idempotency key. CF-170.
   */
  readonly isReleased?: boolean
}

/** The start of the names of all intents on the device. */
export const INTENTS = 'fleetgis.intent.'

/** The start of the names of a user's intents on the device, of all pages. */
export function userIntents({ userId, appId = '' }: Omit<IntentOwner, 'page'>): string {
  return `${INTENTS}${JSON.stringify([userId, appId]).slice(0, -1)},`
}

/** The start of the names of an owner's intents on the device. */
export function ownerIntents({ userId, appId = '', page }: IntentOwner): string {
  return `${INTENTS}${JSON.stringify([userId, appId, page]).slice(0, -1)},`
}

/** The name of an intent on the device. */
export function intentName({ userId, appId = '', page }: IntentOwner, id: string): string {
  return INTENTS + JSON.stringify([userId, appId, page, id])
}

/**
 * The intent of a stored text; undefined if it is unreadable, or older than 24 hours by the clock of the device: a page
 * that has just been opened has not measured how far that is from the server's (CF-180). R5.
 */
export function readIntent(
  text: string | null | undefined,
  { now, deviceNow }: { now: number; deviceNow: number },
): Intent | undefined {
  let stored: unknown
  try {
    stored = JSON.parse(text ?? '')
  } catch {
    return undefined
  }
  // A clock that was set back puts an intent into the future.
  if (!isIntent(stored)) return undefined
  const age = stored.keptAt === undefined ? now - stored.at : deviceNow - stored.keptAt
  return Math.abs(age) < INTENT_MS ? stored : undefined
}

/** Whether the server has executed an intent by now, if it ever does: its call has ended, or the client has given it up. */
export function isOver(
  { at, timeout = 0, hasEnded }: Pick<Intent, 'at' | 'timeout' | 'hasEnded'>,
  now: number,
): boolean {
  // A client that waits for less does not stop the server.
  return hasEnded === true || Math.abs(now - at) >= Math.max(timeout, WRITE_TIMEOUT_MS)
}

/**
 * The newest intent that is the same as what is about to be sent, by some of its facts: while its outcome is not known,
 * that has its id. CF-170.
 */
export function sameIntent(intents: readonly Intent[], facts: Intent['facts']): Intent | undefined {
  const all = Object.entries(facts)
  const same = intents.filter((one) => all.every(([name, value]) => one.facts[name] === value))
  return same[same.length - 1]
}

function isIntent(value: unknown): value is Intent {
  if (typeof value !== 'object' || value === null) return false
  const { id, endpoint, at, keptAt = 0, timeout = 0, facts } = value as Record<string, unknown>
  return (
    typeof id === 'string' &&
    typeof endpoint === 'string' &&
    typeof at === 'number' &&
    typeof keptAt === 'number' &&
    typeof timeout === 'number' &&
    typeof facts === 'object' &&
    facts !== null &&
    Object.values(facts).every((fact) => typeof fact === 'string' || typeof fact === 'number')
  )
}
