/** The maximum length of a message, in UTF-16 code units. Source: VAL-30. */
export const CHAT_MAX_LENGTH = 500

/** Poll interval of an open conversation, in ms. Source: CHAT-22. */
export const CHAT_POLL_MS = 5000

/** The kinds of chat screens, which differ in their page size. */
export type ChatScreen = 'operator' | 'driverBooking' | 'passengerBooking' | 'passengerPage'

/** The number of messages per request on each screen. `operator`: map, admin list and `/chat`. Source: CF-34. */
export const CHAT_PAGE_SIZE = {
  operator: 100,
  driverBooking: 30,
  passengerBooking: 100,
  passengerPage: 150,
} as const satisfies Record<ChatScreen, number>
