import type { ChatNews } from './conversation.ts'

/**
 * News as `userId` reads them. The call for messages does not say who asks, so that what the server marks as one's
 * own may be missing: whatever one sent oneself is marked too. Source: CHAT-13, CHAT-18.
 */
export function withOwnMessages(news: ChatNews, userId: string): ChatNews {
  if (userId === '') return news
  return {
    ...news,
    messages: news.messages.map((message) => ({
      ...message,
      isMe: message.isMe || message.senderId === userId,
    })),
  }
}
