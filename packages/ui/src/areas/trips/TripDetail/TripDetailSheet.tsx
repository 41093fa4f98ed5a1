'use client'

import { detailLink, showsDriverPhoto } from '@fleetgis/domain/bookings'
import { LazyModalFrame } from '../../../primitives/overlays/lazyModalFrame.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { WidgetBoundary } from '../../../remote/WidgetBoundary.tsx'
import type { TripDetailProps } from './TripDetail.tsx'
import { TripDetailActions } from './TripDetailActions.tsx'
import { TripDetailView } from './TripDetailView.tsx'
import { useTripDetail } from './useTripDetail.ts'

/** The props of `TripDetail`. */
export type TripDetailSheetProps = TripDetailProps

/**
 * `TripDetail` in a sheet at the edge of the window, on a phone at the bottom; open while mounted. Its x shows only at
 * 5, 9 and 10; Close always does (CF-46).
 */
export function TripDetailSheet(props: TripDetailSheetProps) {
  return (
    <WidgetBoundary name="TripDetailSheet">
      <ConnectedSheet {...props} />
    </WidgetBoundary>
  )
}

function ConnectedSheet(props: TripDetailSheetProps) {
  const { imageHosts, onClose, className } = props
  const t = useText()
  const { onPrint, ...detail } = useTripDetail(props)
  return (
    <LazyModalFrame
      title={t(`tripDetail.${detailLink(detail.status)}`)}
      placement="sheet"
      hasCloseIcon={showsDriverPhoto(detail.status)}
      onClose={onClose}
      footer={<TripDetailActions onPrint={detail.detail && onPrint} onClose={onClose} />}
    >
      <TripDetailView {...detail} imageHosts={imageHosts} className={className} onClose={onClose} isFramed />
    </LazyModalFrame>
  )
}
