import type { KeptDraft } from '../../../provider/useKeptDraft.ts'

/** The typed text of a field. */
export const NO_TEXT = { text: '' }
/** Beside it: an open field, which keeps its own, does not overwrite it. */
const UNSENT = { unsent: '' }
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
