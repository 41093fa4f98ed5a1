import type { ChatScreen } from '@fleetgis/domain/chat'
import type { ChatText } from '../words.ts'

const PASSENGER: readonly ChatText[] = ['chat.quick.coming', 'chat.quick.wait', 'chat.quick.where']

/** The quick replies of the side that writes on a screen. Operators write whole sentences at a desk: they have none. */
export const QUICK_REPLIES: Readonly<Record<ChatScreen, readonly ChatText[]>> = {
  driverBooking: ['chat.quick.onMyWay', 'chat.quick.arrived', 'chat.quick.twoMinutes'],
  passengerBooking: PASSENGER,
  passengerPage: PASSENGER,
  operator: [],
}
