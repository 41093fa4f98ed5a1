import { lazily } from '../../../primitives/lazily.tsx'
import { ConfirmDialog } from '../../../primitives/overlays/ConfirmDialog.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { bookingsWords } from '../words.ts'
import type { BookingOverlayProps } from './BookingOverlayProps.ts'

// Lazy: the list alone does not need these chunks.
const TripDetailSheet = lazily(() => import('../../trips/index.ts').then((file) => file.TripDetailSheet))
const AssignPanelSheet = lazily(() =>
  import('../AssignPanel/AssignPanelSheet.tsx').then((file) => file.AssignPanelSheet),
)
const BookingChat = lazily(() => import('./BookingChat.tsx').then((file) => file.BookingChat))

/** The overlay over the list: a detail, a chat, the driver choice, or the confirmation of Cancel. */
export function BookingOverlay(props: BookingOverlayProps) {
  const { kind, booking, target, actions, onClose, imageHosts } = props
  const t = useText(bookingsWords)
  const { audience, userId } = target
  switch (kind) {
    case 'detail':
      return (
        <TripDetailSheet
          audience={audience}
          userId={userId}
          bookingKey={booking.key}
          status={booking.status}
          imageHosts={imageHosts}
          onClose={onClose}
        />
      )
    case 'chat':
      return <BookingChat {...props} />
    case 'assign':
      return (
        <AssignPanelSheet
          booking={booking}
          groupId={target.groupId ?? ''}
          userId={userId}
          onAssigned={() => {
            onClose()
            void actions.finish(booking, 'assign')
          }}
          onUnknown={(call) => actions.addAssign(booking, call)}
          onClose={onClose}
        />
      )
    case 'cancel':
      return (
        <ConfirmDialog
          isOpen
          isDanger
          title={t('bookingList.cancelTitle', { id: booking.id })}
          confirmLabel={t('bookingList.cancelYes')}
          cancelLabel={t('bookingList.cancelNo')}
          onConfirm={() => {
            onClose()
            void actions.carryOut(booking, 'cancel')
          }}
          onCancel={onClose}
        >
          {t('bookingList.cancelText')}
        </ConfirmDialog>
      )
  }
}
