import type { FleetClient } from '@fleetgis/api'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@fleetgis/domain/i18n'
import type { Languages } from '../i18n/LanguageData.ts'
import { reportOnce } from '../reportOnce.ts'
import type { Clock, Tiles } from './FleetContext.ts'
import { noClient } from './noClient.ts'

const DEFAULT_ZONE = 'Asia/Yangon'

/** Whether the browser takes an option: it throws at others. */
function isTaken(use: () => unknown): boolean {
  try {
    use()
    return true
  } catch {
    return false
  }
}

/** The zone, or the default in place of one that the browser does not know; the console says so, once. */
export function knownTimeZone(zone = DEFAULT_ZONE): string {
  if (isTaken(() => new Intl.DateTimeFormat('en', { timeZone: zone }))) return zone
  reportOnce(
    `FleetProvider: the time zone "${zone}" is unknown, and ${DEFAULT_ZONE} is used. Give an IANA name.`,
  )
  return DEFAULT_ZONE
}

/** The language, or English in place of one without words; the console says so, once. */
export function knownLanguage(language: string = DEFAULT_LANGUAGE, given: Languages = {}): string {
  const known = [...LANGUAGES, ...Object.keys(given)]
  if (known.includes(language) && isTaken(() => Intl.getCanonicalLocales(language))) return language
  reportOnce(
    `FleetProvider: there are no words in "${language}", and ${DEFAULT_LANGUAGE} is used. It has ${known.join(', ')}; \`languages\` gives it others, by their BCP 47 tags.`,
  )
  return DEFAULT_LANGUAGE
}

/** The value, or the first of those that there are in its place; the console says so, once. */
export function knownOption<Value extends string>(
  name: string,
  value: Value,
  values: readonly [Value, ...Value[]],
): Value {
  if (values.includes(value)) return value
  const [first] = values
  reportOnce(
    `FleetProvider: ${name} is ${JSON.stringify(value)}, and ${first} is used. Give ${values.join(', ')}.`,
  )
  return first
}

/** The client, or none in place of what is no client; the console says so, once. */
export function knownClient(client: FleetClient | undefined): FleetClient {
  if (client === undefined) return noClient
  const members = [client?.call, client?.scope, client?.followUser]
  if (members.every((member) => typeof member === 'function')) return client
  reportOnce('FleetProvider: client is no client. Give it what createFleetClient({ bases: … }) returns.')
  return noClient
}

const deviceClock: Clock = { now: () => Date.now() }

/** The clock, or the device's in place of what is no clock; the console says so, once. */
export function knownClock(clock: Clock = deviceClock): Clock {
  if (typeof clock?.now === 'function') return clock
  reportOnce(
    "FleetProvider: clock is no { now }, and the device's is used. Give { now: () => milliseconds }.",
  )
  return deviceClock
}

/** The source of map tiles, or none in place of what is none; the console says so, once. */
export function knownTiles(tiles: Tiles | undefined): Tiles | undefined {
  if (tiles === undefined || typeof tiles?.url === 'string' || typeof tiles?.url === 'function') return tiles
  reportOnce(
    "FleetProvider: tiles has no url, and the map has a plain background. Give { url: 'https://…/{z}/{x}/{y}.png', attribution: '© …' }.",
  )
  return undefined
}
