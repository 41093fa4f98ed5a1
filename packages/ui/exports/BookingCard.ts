export { BookingCard, type BookingCardProps } from '../src/widgets/BookingCard/BookingCard.tsx'
