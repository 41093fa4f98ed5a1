import { DEFAULT_LANGUAGE, LANGUAGES } from '@fleetgis/domain/i18n'
import type { Languages } from '../i18n/LanguageData.ts'
import { reportOnce } from '../reportOnce.ts'

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

/** The language that is shown for that of an i18next instance: `en` for `en-GB`, for example; any that has words there. */
export function partnerLanguageOf(tag: string, given: Languages = {}): string {
  const known = [...Object.keys(given), ...LANGUAGES]
  const [start] = tag.split('-')
  return known.find((one) => one === tag) ?? known.find((one) => one === start) ?? tag
}
