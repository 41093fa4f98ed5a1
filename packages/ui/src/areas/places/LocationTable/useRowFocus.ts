import { type RefObject, useEffect, useRef } from 'react'
import { focusedElement } from '../../../focus/focusedElement.ts'
import { showFirstError } from '../../../primitives/fields/showFirstError.ts'

/** The focusable controls of a row. */
type RowFocus = 'edit' | 'name' | 'again'

/** Moves the focus within a changed row, unless the focus has left the row meanwhile, and to its errors. */
export function useRowFocus() {
  const root = useRef<HTMLDivElement>(null)
  const wanted = useRef<{ id: string; what: RowFocus }>(undefined)

  /** Whether the focus is in something else than the row. */
  function isElsewhere(id: string) {
    const active = focusedElement()
    return active && active !== document.body && !partOf(root, id)?.closest('tr')?.contains(active)
  }

  useEffect(() => {
    if (!wanted.current) return
    const { id, what } = wanted.current
    const part = partOf(root, id, what)
    // These may be the effects of a render before the row changed.
    if (!part && !isElsewhere(id)) return
    wanted.current = undefined
    // Blur handlers may set state, which is not allowed during the commit.
    if (!isElsewhere(id)) queueMicrotask(() => part?.focus())
  })

  return {
    root,
    /** Focuses the first field of a row with an error, and announces it. */
    showError(id: string) {
      const row = partOf(root, id)?.closest('tr')
      if (root.current && row) showFirstError(root.current, row)
    },
    focus(id: string, what: RowFocus) {
      wanted.current = isElsewhere(id) ? undefined : { id, what }
      // A focused field that unmounts would report its last change during the commit.
      const active = focusedElement()
      if (wanted.current && active instanceof HTMLInputElement) active.blur()
    },
  }
}

/** An element of a row: one of its controls, else the row's own anchor. */
function partOf(root: RefObject<HTMLElement | null>, id: string, what?: RowFocus): HTMLElement | undefined {
  const row = `[data-row="${CSS.escape(id)}"]`
  const tr = root.current?.querySelector(row)?.closest('tr')
  const selector =
    what === undefined
      ? row
      : ['button[$]', 'input[$]', '[$] input'].map((one) => one.replace('$', `data-focus="${what}"`)).join()
  return tr?.querySelector<HTMLElement>(selector) ?? undefined
}
