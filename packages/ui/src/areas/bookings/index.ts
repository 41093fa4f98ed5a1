export { BookingBadge } from './BookingBadge.tsx'
