import type { Translate } from '../../i18n/words.ts'
import type { Live } from './liveState.ts'

/** Why actions of a page are disabled, in plain text; undefined while they can succeed (R11). */
export function blockedText(live: Pick<Live, 'state'> | undefined, t: Translate): string | undefined {
  if (live?.state === 'offline') return t('live.blockedOffline')
  if (live?.state === 'signedOut') return t('live.blockedSignedOut')
  return undefined
}
