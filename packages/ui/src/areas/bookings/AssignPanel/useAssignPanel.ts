import { assignOfferQuery } from '@fleetgis/api/bookings'
import { type AssignRadius, type Booking, DEFAULT_ASSIGN_RADIUS } from '@fleetgis/domain/bookings'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { useOfflineSince } from '../../../provider/useOfflineSince.ts'
import { useRemote } from '../../../remote/calls/useRemote.ts'
import { bookingsWords } from '../words.ts'
import { type AssignInput, useAssign } from './useAssign.ts'

export interface AssignPanelInput extends Pick<AssignInput, 'userId' | 'onAssigned'> {
  /** The booking to assign: a row of the admin's list. */
  booking: Pick<Booking, 'key' | 'id' | 'pickup' | 'dropOff'> & Partial<Pick<Booking, 'status'>>
  /** The group whose drivers are fetched. */
  groupId: string
}

/** What a list of bookings gives to its own panel. */
export type AssignInList = Pick<AssignInput, 'blocked' | 'onUnknown'>

/** The filters, the drivers found and the state of the assignment, for the view. */
export function useAssignPanel(input: AssignPanelInput & AssignInList) {
  const { booking, groupId, userId } = input
  const { client } = useFleet()
  const t = useText(bookingsWords)
  const [search, setSearch] = useState('')
  const [radius, setRadius] = useState<AssignRadius>(DEFAULT_ASSIGN_RADIUS)
  const blocked = useOfflineSince() === undefined ? input.blocked : t('live.blockedOffline')
  const { state, assign, askAgain } = useAssign({ ...input, blocked })
  const { lat, lng } = booking.pickup
  const hasPlace = lat !== undefined && lng !== undefined
  const query = useQuery({
    ...assignOfferQuery(client, {
      bookingKey: booking.key,
      driverId: userId,
      groupId,
      lat: lat ?? 0,
      lng: lng ?? 0,
      radius,
      search,
    }),
    enabled: hasPlace,
    // The previous drivers stay until those of the new search or radius have loaded.
    placeholderData: keepPreviousData,
  })
  const { data: offer, failure, retry, ...remote } = useRemote(query)
  const [answered, setAnswered] = useState(radius)
  if (query.data && !query.isPlaceholderData && answered !== radius) setAnswered(radius)
  return {
    ...remote,
    booking,
    offer,
    search,
    radius,
    previousRadius: query.isPlaceholderData ? answered : undefined,
    state,
    blocked,
    failure: hasPlace ? failure : t('assign.noPlace'),
    onSearch: (event: { search: string }) => setSearch(event.search),
    onRadiusChange: (event: { radius: AssignRadius }) => setRadius(event.radius),
    onRetry: hasPlace ? retry : undefined,
    onAssign: assign,
    onAskAgain: askAgain,
  }
}
