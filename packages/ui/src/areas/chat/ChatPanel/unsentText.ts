import { uuid } from '@fleetgis/api'
import type { ChatMessage } from '@fleetgis/domain/chat'
import { isOver } from '@fleetgis/domain/money'
import type { KeptDraft } from '../../../provider/useKeptDraft.ts'
import type { KeptText } from './createOutbox.ts'

/** The typed text of a field. */
export const NO_TEXT = { text: '' }
/** Beside it: an open field, which keeps its own, does not overwrite it. */
const UNSENT = { unsent: '' }
/** And the texts whose calls have not ended: an empty text, or a list of `SendingText` as JSON. */
const SENDING = { sending: '' }

interface SendingText {
  readonly id: string
  readonly text: string
  /** The id of the last message of the chat before it; undefined without one. */
  readonly after: string | undefined
  /** When its call, or one before it, started, epoch ms. */
  readonly at: number
  /** It was sent, and the same text waits behind it: the list shows this one first. */
  readonly isSent?: boolean
}

/** The ids of the texts that this page sends. The server may still execute the calls of an earlier page. */
const sentHere = new Set<string>()
/** Offers a kept text to the open fields. */
const fields = new Set<() => void>()

/** Two texts of a field, one below the other. */
export const joinTexts = (...texts: readonly string[]) => texts.filter(Boolean).join('\n')

/** Keeps a text that failed to send after its chat was closed, for the field of that chat. CF-121. */
export function keepUnsent(draft: KeptDraft, text: string) {
  draft.keep(UNSENT, { unsent: joinTexts(draft.read(UNSENT).unsent, text) })
  for (const take of fields) take()
}

/** Gives a field the kept text of its chat, now and until the returned function is called. */
export function takeUnsent(draft: KeptDraft, onText: (text: string) => void): () => void {
  function take() {
    const { unsent } = draft.read(UNSENT)
    if (unsent === '') return
    // The field may be gone before it keeps the text itself.
    draft.keep(NO_TEXT, { text: joinTexts(unsent, draft.read(NO_TEXT).text) })
    draft.keep(UNSENT, UNSENT)
    onText(unsent)
  }
  take()
  fields.add(take)
  return () => void fields.delete(take)
}

const isSendingText = (value: unknown): value is SendingText =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as SendingText).id === 'string' &&
  typeof (value as SendingText).text === 'string' &&
  typeof (value as SendingText).at === 'number'

/** The storage is the device's: what is not readable there is none. */
function readSending(draft: KeptDraft): readonly SendingText[] {
  try {
    const kept: unknown = JSON.parse(draft.read(SENDING).sending || '[]')
    return Array.isArray(kept) ? kept.filter(isSendingText) : []
  } catch {
    return []
  }
}

const writeSending = (draft: KeptDraft, texts: readonly SendingText[]) =>
  draft.keep(SENDING, { sending: texts.length === 0 ? '' : JSON.stringify(texts) })

/** Keeps a text while it is sent, in case the page ends first. `after` is the id of the chat's last message. CF-121. */
export function keepSending(
  draft: KeptDraft,
  text: string,
  after: string | undefined,
  now: () => number,
): KeptText {
  const id = uuid()
  sentHere.add(id)
  writeSending(draft, [...readSending(draft), { id, text, after, at: now() }])
  return {
    onStart() {
      // Those behind it start later.
      const at = now()
      writeSending(
        draft,
        readSending(draft).map((one) => (sentHere.has(one.id) ? { ...one, at } : one)),
      )
    },
    onEnd(isSent) {
      const all = readSending(draft).flatMap((one): readonly SendingText[] => {
        if (one.id !== id) return [one]
        return isSent ? [{ ...one, isSent }] : []
      })
      const waiting = new Set(all.filter((one) => !one.isSent).map((one) => one.text))
      writeSending(
        draft,
        all.filter((one) => waiting.has(one.text)),
      )
    },
  }
}

/**
 * Gives the field of a chat what an earlier page was sending, unless the chat's newest messages have it: each text once
 * its call is over. Call it with all news; returns whether texts wait for later ones. CF-121.
 */
export function takeSending(draft: KeptDraft, messages: readonly ChatMessage[], now: number): boolean {
  const all = readSending(draft)
  if (all.every(({ id }) => sentHere.has(id))) return false
  const unsent: string[] = []
  // The texts were sent in this order: a message that one has is none of the next.
  let last = -1
  const left = all.flatMap((one): readonly SendingText[] => {
    if (sentHere.has(one.id)) return [one]
    // Where the list begins after that message, all of it is later.
    const after = Math.max(
      last,
      messages.findIndex(({ id }) => id === one.after),
    )
    const found = messages.findIndex(
      ({ isMe, content }, index) => index > after && isMe && content === one.text,
    )
    if (found >= 0) {
      last = found
      return []
    }
    if (!isOver(one, now)) return [{ ...one, after: messages[after]?.id ?? one.after }]
    if (!one.isSent) unsent.push(one.text)
    return []
  })
  if (unsent.length > 0) keepUnsent(draft, joinTexts(...unsent))
  writeSending(draft, left)
  return left.some(({ id }) => !sentHere.has(id))
}
