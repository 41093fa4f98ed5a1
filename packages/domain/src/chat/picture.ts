import { allowedAddress } from '../query/allowedAddress.ts'
import type { ChatMessage } from './conversation.ts'

/**
 * The address of the picture that a message is: where it calls itself one, and its whole content is an https address
 * on a host of the list. Undefined for anything else, which is then shown as the text that it is. Source: T7.
 */
export function chatPicture(
  { content, contentType }: Pick<ChatMessage, 'content' | 'contentType'>,
  allowedHosts: readonly string[],
): string | undefined {
  if (!/^image\b/i.test(contentType) || /\.svg\b/i.test(content)) return undefined
  return allowedAddress(content.trim(), allowedHosts)
}
