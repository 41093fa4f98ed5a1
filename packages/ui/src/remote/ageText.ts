import type { Translate } from '../i18n/words.ts'

/** The age of an answer: `Updated 3 minutes ago`. */
export function ageText(minutes: number, t: Translate): string {
  if (minutes < 1) return t('remote.updatedNow')
  const age =
    minutes < 60
      ? t('time.minutesAgo', { count: minutes })
      : t('time.hoursAgo', { count: Math.floor(minutes / 60) })
  return t('remote.updated', { age })
}
