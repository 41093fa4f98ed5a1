import { type Failure, failureText, outageOf } from './Failure.ts'
import { useText } from './FleetContext.ts'
import { useOfflineSince } from './useOfflineSince.ts'

/** Why data is missing: while the browser is offline a server that cannot be reached needs no other try. Source: R11. */
export function useOfflineText(failure: Failure): string {
  const t = useText()
  const isOffline = useOfflineSince() !== undefined
  const outage = outageOf(failure)
  const isWaiting = outage !== undefined && outage.kind !== 'failing' && outage.text === outage.reason
  return isOffline && isWaiting ? t('remote.offline') : failureText(failure)
}
