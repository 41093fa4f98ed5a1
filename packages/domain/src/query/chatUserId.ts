import { asText } from './asText.ts'

/**
 * The user id of a chat page from its decoded `userid`: one leading blank is the plus of a phone number, decoded as a
 * blank; nothing else changes. Source: CF-108.
 */
export function chatUserId(value: string | null | undefined): string {
  const userId = asText(value)
  return userId.startsWith(' ') ? `+${userId.slice(1)}` : userId
}
