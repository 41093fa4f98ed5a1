import { photoAddress } from '../trips/photoAddress.ts'
import type { ChatMessage } from './conversation.ts'

/**
 * The address of a message that is a picture: its content type is an image, and its content is an address of a photo
 * that may be shown. Undefined otherwise; the message is then shown as text. Source: T7.
 */
export function chatPicture(
  { content, contentType }: Pick<ChatMessage, 'content' | 'contentType'>,
  allowedHosts: readonly string[],
): string | undefined {
  if (!/^image\b/i.test(contentType) || /\.svg\b/i.test(content)) return undefined
  return photoAddress(content, allowedHosts)
}
