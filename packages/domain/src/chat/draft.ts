import type { MessageKey } from '../i18n/messageKey.ts'
import { asText } from '../query/asText.ts'
import { CHAT_MAX_LENGTH } from './limits.ts'

/**
 * The error of a message being typed: too long, or none. A blank message is not an error, but cannot be sent
 * (`canSend`). Never throws. Source: VAL-30.
 */
export function chatMessageError(text: string | null | undefined): MessageKey | undefined {
  return asText(text).length > CHAT_MAX_LENGTH ? 'chat.tooLong' : undefined
}

/** Whether a message can be sent: not blank, and not too long. Source: VAL-29, VAL-30. */
export function canSend(text: string | null | undefined): boolean {
  return asText(text).trim() !== '' && chatMessageError(text) === undefined
}

export interface ChatCounter {
  /** `n/500`; includes blanks around the text. Source: CHAT-25. */
  readonly text: string
  /** Shown in red. Source: CHAT-26. */
  readonly isOver: boolean
}

/** The counter beside the text field. Source: CHAT-25. */
export function chatCounter(text: string | null | undefined): ChatCounter {
  return { text: `${asText(text).length}/${CHAT_MAX_LENGTH}`, isOver: chatMessageError(text) !== undefined }
}
