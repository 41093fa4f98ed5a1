import { type Language, languageOf } from '@fleetgis/domain/i18n'
import { reportOnce } from './reportOnce.ts'

const DEFAULT_ZONE = 'Asia/Yangon'

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** The zone, or the default in place of one that the browser does not know; the console says so, once. */
export function knownTimeZone(zone = DEFAULT_ZONE): string {
  if (isZone(zone)) return zone
  reportOnce(
    `FleetProvider: the time zone "${zone}" is unknown, and ${DEFAULT_ZONE} is used. Give an IANA name.`,
  )
  return DEFAULT_ZONE
}

/** The language, or English in place of one that the kit does not have; the console says so, once. */
export function knownLanguage(language: string | undefined): Language {
  const known = languageOf(language)
  if (language !== undefined && language !== known)
    reportOnce(
      `FleetProvider: the kit has no words in "${language}", and ${known} is used. It has en and my.`,
    )
  return known
}
