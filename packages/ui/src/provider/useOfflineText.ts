import { type Failure, failureText, isUnanswered, outageOf } from './Failure.ts'
import { useText } from './FleetContext.ts'
import { useOfflineSince } from './useOfflineSince.ts'

/** Why data is missing: while the browser is offline a server that cannot be reached needs no other try. Source: R11. */
export function useOfflineText(failure: Failure): string {
  const t = useText()
  const isOffline = useOfflineSince() !== undefined
  const outage = outageOf(failure)
  const isWaiting = outage !== undefined && isUnanswered(outage) && outage.text === outage.reason
  return isOffline && isWaiting ? t('remote.offline') : failureText(failure)
}
