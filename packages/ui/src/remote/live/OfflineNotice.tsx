import { Banner } from '../../primitives/feedback/Banner.tsx'
import type { RootProps } from '../../primitives/rootProps.ts'
import { useText } from '../../provider/FleetContext.ts'
import { useOfflineSince } from '../../provider/useOfflineSince.ts'
import { useIsFailureShown } from '../failures/useSharedFailure.ts'

/**
 * Says that the browser is offline, on a page where nothing else says it: a `LiveStrip` or the card of a failed call does.
 * Source: R11.
 */
export function OfflineNotice(root: RootProps<HTMLDivElement>) {
  const t = useText()
  const isOffline = useOfflineSince() !== undefined
  const isSaid = useIsFailureShown()
  if (!isOffline || isSaid) return null
  return (
    <Banner {...root} tone="warning">
      {t('live.offlinePage')}
    </Banner>
  )
}
