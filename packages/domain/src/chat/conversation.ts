/** A message as the server keeps it. Source: CHAT-13. */
export interface ChatMessage {
  readonly id: string
  readonly conversationId: string
  readonly senderId: string
  readonly senderName: string
  readonly senderImage: string
  readonly content: string
  readonly contentType: string
  /** A stamp of the server; see `readStamp` in format. */
  readonly sentAt: string
  readonly isMe: boolean
}

/** A person in a conversation. Source: CHAT-15. */
export interface ChatPerson {
  readonly senderId: string
  readonly senderName: string
  readonly senderImage: string
}

/** A person in a conversation, with a role. Source: CHAT-13. */
export interface ChatParticipant extends ChatPerson {
  readonly role: string | undefined
}

/** Both sides of a booking as people of its chat; undefined if the server does not name them. Source: CHAT-21. */
export interface BookingParties {
  readonly driver: ChatPerson | undefined
  readonly passenger: ChatPerson | undefined
}

/** The reply to a request for a conversation. Source: CHAT-35. */
export interface ChatNews {
  readonly messages: readonly ChatMessage[]
  readonly people: readonly ChatPerson[]
  /** 1 is open; other values are not documented. */
  readonly status: number | undefined
}

/** A row of the list of conversations. Source: CHAT-19. */
export interface Conversation {
  readonly id: string
  readonly senderName: string
  readonly senderImage: string
  readonly content: string
  readonly sentAt: string
}

/** Whether a conversation accepts messages: only with status 1. Source: CHAT-09. */
export function isChatOpen(status: number | null | undefined): boolean {
  return status === 1
}
