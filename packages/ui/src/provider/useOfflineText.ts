import { useText } from './FleetContext.ts'
import { useOfflineSince } from './useOfflineSince.ts'

/** Why data is missing: while the browser is offline a server that cannot be reached needs no other try. Source: R11. */
export function useOfflineText<Message>(message: Message): Message | string {
  const t = useText()
  const isOffline = useOfflineSince() !== undefined
  return isOffline && message === t('auth.unreachable') ? t('remote.offline') : message
}
