import { acceptBooking, setBookingReady, setBookingStatus } from '@fleetgis/api/bookings'
import { type Mutation, useIsMutating } from '@tanstack/react-query'

const ACTIONS = [acceptBooking, setBookingReady, setBookingStatus]
const isAction = ({ options }: Mutation) => ACTIONS.some(({ id }) => id === options.mutationKey?.[0])

/** Whether an action of a list of bookings is under way: the lists are not refetched meanwhile. CF-103. */
export const useIsActing = () => useIsMutating({ predicate: isAction }) > 0
