import { useState } from 'react'

/** A value that the user edits before it applies. */
export interface Draft<Value> {
  readonly value: Value
  readonly set: (value: Value) => void
  /** The draft differs from the applied value. */
  readonly isChanged: boolean
}

/**
 * Keeps what is typed until it is applied. An applied value that is not the same, by `isSame`, replaces it: without
 * `isSame` keep an applied object between renders.
 */
export function useDraft<Value>(
  applied: Value,
  isSame: (one: Value, other: Value) => boolean = Object.is,
): Draft<Value> {
  const [draft, setDraft] = useState({ value: applied, of: applied })
  // Without this the draft would be back once an earlier value applies again.
  const isReplaced = !isSame(draft.of, applied)
  if (isReplaced) setDraft({ value: applied, of: applied })
  const value = isReplaced ? applied : draft.value
  return {
    value,
    set: (next) => setDraft({ value: next, of: applied }),
    isChanged: !isSame(value, applied),
  }
}
