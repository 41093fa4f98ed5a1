import type { Translate } from '../../i18n/words.ts'

/** The age of an answer: `Updated 3 minutes ago`. Data whose refetch failed (`isStale`) is not updated just now. */
export function ageText(minutes: number, t: Translate, isStale = false): string {
  if (minutes < 1) return t(isStale ? 'remote.updatedLately' : 'remote.updatedNow')
  const age =
    minutes < 60
      ? t('time.minutesAgo', { count: minutes })
      : t('time.hoursAgo', { count: Math.floor(minutes / 60) })
  return t('remote.updated', { age })
}
