/** The most that a message may hold, in UTF-16 code units. Source: VAL-30. */
export const CHAT_MAX_LENGTH = 500

/** How often an open conversation asks for news, in ms. Source: CHAT-22. */
export const CHAT_POLL_MS = 5000

/** Where somebody chats, as far as the number of messages differs. */
export type ChatScreen = 'operator' | 'driverBooking' | 'passengerBooking' | 'passengerPage'

/** How many messages a screen asks for. `operator`: map, admin list and `/chat`. Source: CHAT-34, CF-34. */
export const CHAT_PAGE_SIZE = {
  operator: 100,
  driverBooking: 30,
  passengerBooking: 100,
  passengerPage: 150,
} as const satisfies Record<ChatScreen, number>
