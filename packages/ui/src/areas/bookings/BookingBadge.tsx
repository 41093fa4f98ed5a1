import {
  type BadgeColour,
  type BadgeIcon,
  type BookingAudience,
  bookingBadge,
} from '@fleetgis/domain/bookings'
import Car from 'lucide-react/icons/car'
import Check from 'lucide-react/icons/check'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Clock from 'lucide-react/icons/clock'
import Cog from 'lucide-react/icons/cog'
import Hourglass from 'lucide-react/icons/hourglass'
import MapPin from 'lucide-react/icons/map-pin'
import Play from 'lucide-react/icons/play'
import Repeat from 'lucide-react/icons/repeat'
import User from 'lucide-react/icons/user'
import X from 'lucide-react/icons/x'
import { bookingWords } from '../../i18n/bookingWords.ts'
import { Badge } from '../../primitives/layout/Badge.tsx'
import { useText } from '../../provider/FleetContext.ts'
import type { StatusColour } from '../../theme/palette.ts'
import { bookingsWords } from './words.ts'

const COLOURS: Readonly<Record<BadgeColour, StatusColour>> = {
  amber: 'orange',
  blue: 'blue',
  purple: 'purple',
  teal: 'lightBlue',
  green: 'green',
  red: 'red',
  orange: 'orange',
  gray: 'gray',
}

const ICONS: Readonly<Record<BadgeIcon, typeof Car>> = {
  clock: Clock,
  user: User,
  car: Car,
  pin: MapPin,
  play: Play,
  check: Check,
  cross: X,
  repeat: Repeat,
  gear: Cog,
  hourglass: Hourglass,
  question: CircleHelp,
}

export interface BookingBadgeProps {
  /** The status code; an unknown code is shown as Unknown. */
  status: number
  /** The viewer: a passenger reads 13 as Cancelled (CF-176). */
  audience?: BookingAudience | undefined
  className?: string
}

/** The status of a booking: icon, colour and label. BKG-06, BKS-17, CF-41. */
export function BookingBadge({ status, audience, ...props }: BookingBadgeProps) {
  const t = useText(bookingsWords)
  const { label, colour, icon } = bookingBadge(status, bookingWords(t), audience)
  const Icon = ICONS[icon]
  return (
    <Badge {...props} colour={COLOURS[colour]} icon={<Icon aria-hidden />}>
      {label}
    </Badge>
  )
}
