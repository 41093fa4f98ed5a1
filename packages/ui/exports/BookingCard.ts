export { BookingCard, type BookingCardProps } from '../src/areas/bookings/BookingCard/BookingCard.tsx'
