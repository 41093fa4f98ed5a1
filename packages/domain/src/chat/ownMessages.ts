import type { ChatNews } from './conversation.ts'

/**
 * Marks the messages of `userId` as own. The call for messages does not name its reader, so the server's own mark may
 * be missing. Source: CHAT-18.
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
