import { type RefObject, useEffect, useRef } from 'react'
import { focusedElement } from '../../../focus/focusedElement.ts'

/** The focusable controls of a row. */
type RowFocus = 'edit' | 'name' | 'again'

/** Moves the focus within a changed row, unless the focus has left the row meanwhile. */
export function useRowFocus() {
  const root = useRef<HTMLDivElement>(null)
  const wanted = useRef<{ id: string; what: RowFocus }>(undefined)

  useEffect(() => {
    const { id, what } = wanted.current ?? {}
    wanted.current = undefined
    if (id === undefined) return
    // Blur handlers may set state, which is not allowed during the commit.
    queueMicrotask(() => partOf(root, id, what)?.focus())
  })

  return {
    root,
    focus(id: string, what: RowFocus) {
      const active = focusedElement()
      const row = partOf(root, id)?.closest('tr')
      const isElsewhere = active && active !== document.body && !row?.contains(active)
      wanted.current = isElsewhere ? undefined : { id, what }
      // A focused field that unmounts would report its last change during the commit.
      if (!isElsewhere && active instanceof HTMLInputElement) active.blur()
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
