import { canChat, detailLink, showsDriverPhoto } from '@fleetgis/domain/bookings'
import type { TripDetail } from '@fleetgis/domain/trips'
import { LazyModalFrame } from '../../../primitives/overlays/lazyModalFrame.ts'
import { rootProps } from '../../../primitives/rootProps.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { tripsWords } from '../words.ts'
import type { TripDetailProps } from './TripDetail.tsx'
import { TripDetailActions } from './TripDetailActions.tsx'
import { TripDetailView } from './TripDetailView.tsx'
import { useTripDetail } from './useTripDetail.ts'

export type TripDetailSheetProps = TripDetailProps & {
  /** Called when the detail is dismissed. */
  onClose: () => void
  /** Opens the chat of the trip's booking; its icon shows where the status has a chat (CF-138). */
  onChat?: ((event: { booking: ChatBooking }) => void) | undefined
}

/** The booking of a detail, for its chat. */
export interface ChatBooking {
  readonly key: string
  readonly id: string
  /** The name of the passenger, else of the driver. */
  readonly name: string
}

/**
 * `TripDetail` in a sheet at the edge of the window, on a phone at the bottom; open while mounted. Its x shows only at
 * 5, 9 and 10; Close always does (CF-46).
 */
export const TripDetailSheet = inBoundary('TripDetailSheet', ConnectedSheet)

function ConnectedSheet(props: TripDetailSheetProps) {
  const { imageHosts, onChat, onClose } = props
  const t = useText(tripsWords)
  const { onPrint, ...detail } = useTripDetail(props)
  const booking = chatBooking(detail.detail, detail.status)
  const chat = onChat && booking ? () => onChat({ booking }) : undefined
  return (
    <LazyModalFrame
      title={t(`tripDetail.${detailLink(detail.status)}`)}
      placement="sheet"
      hasCloseIcon={showsDriverPhoto(detail.status)}
      onClose={onClose}
      footer={<TripDetailActions onChat={chat} onPrint={detail.detail && onPrint} onClose={onClose} />}
    >
      <TripDetailView {...rootProps(props)} {...detail} imageHosts={imageHosts} onClose={onClose} isFramed />
    </LazyModalFrame>
  )
}

function chatBooking(detail: TripDetail | undefined, status: number): ChatBooking | undefined {
  if (!detail?.bookingKey || !canChat('admin', status)) return undefined
  const { bookingKey: key, bookingId = '', passengerName, driverName } = detail
  return { key, id: bookingId, name: passengerName || driverName }
}
