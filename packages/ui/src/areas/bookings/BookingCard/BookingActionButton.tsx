import type { BookingAction } from '@fleetgis/domain/bookings'
import { Button, type ButtonProps } from '../../../primitives/actions/Button.tsx'
import { useSecondPress } from '../../../primitives/actions/useSecondPress.ts'
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { bookingsWords } from '../words.ts'

export interface ActionButtonProps
  extends Pick<ButtonProps, 'aria-describedby' | 'isPending' | 'isDisabled'> {
  action: BookingAction
  onPress: () => void
}

/** Cancel ends a booking and gets less emphasis than the other actions. */
const VARIANTS: Readonly<Record<BookingAction, NonNullable<ButtonProps['variant']>>> = {
  accept: 'primary',
  onTheWay: 'primary',
  arrive: 'primary',
  assign: 'primary',
  cancel: 'secondary',
}

/** The button of a booking action. Arrive asks for a second press: nothing takes it back (CF-42). */
export function BookingActionButton({ action, onPress, ...props }: ActionButtonProps) {
  const t = useText(bookingsWords)
  const { isAsking, press, onFocusChange } = useSecondPress(onPress)
  if (action !== 'arrive')
    return (
      <Button {...props} variant={VARIANTS[action]} onPress={onPress}>
        {t(`bookingCard.${action}`)}
      </Button>
    )
  return (
    <>
      <Button {...props} variant={VARIANTS[action]} onPress={press} onFocusChange={onFocusChange}>
        {t(isAsking ? 'bookingCard.arriveAgain' : 'bookingCard.arrive')}
      </Button>
      <VisuallyHidden role="status">{isAsking ? t('bookingCard.arriveAgain') : null}</VisuallyHidden>
    </>
  )
}
