import type { MessageKey } from '../i18n/messageKey.ts'
import { asText } from '../query/asText.ts'
import { CHAT_MAX_LENGTH } from './limits.ts'

/**
 * What is wrong with a message being typed: too long, or nothing. A blank one is not wrong, there is only nothing to
 * send in it (`canSend`). Never throws. Source: VAL-30.
 */
export function chatMessageError(text: string | null | undefined): MessageKey | undefined {
  return asText(text).length > CHAT_MAX_LENGTH ? 'chat.tooLong' : undefined
}

/** Whether a message may go out: not blank, and not too long. Source: VAL-29, VAL-30, CHAT-27, CHAT-28. */
export function canSend(text: string | null | undefined): boolean {
  return asText(text).trim() !== '' && chatMessageError(text) === undefined
}

export interface ChatCounter {
  /** `n/500`; blanks around the text count too. Source: CHAT-25. */
  readonly text: string
  /** Shown in red. Source: CHAT-26. */
  readonly isOver: boolean
}

/** The counter beside the text field. Source: CHAT-25, CHAT-26. */
export function chatCounter(text: string | null | undefined): ChatCounter {
  return { text: `${asText(text).length}/${CHAT_MAX_LENGTH}`, isOver: chatMessageError(text) !== undefined }
}
