import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'

/**
 * The focused row of a virtual list with its `neighbours` on either side, so that Tab reaches them. Rows are `li`
 * elements with `data-index`. The array keeps its identity until the focus moves.
 */
export function useFocusedRows(list: RefObject<HTMLElement | null>, neighbours: number): readonly number[] {
  const [focused, setFocused] = useState<number>()

  useLayoutEffect(() => {
    const element = list.current
    const follow = (event: FocusEvent) => {
      const row = event.target instanceof Element ? event.target.closest<HTMLElement>('li') : null
      setFocused(row && element?.contains(row) ? Number(row.dataset.index) : undefined)
    }
    const leave = (event: FocusEvent) => {
      if (!(event.relatedTarget instanceof Node) || !element?.contains(event.relatedTarget))
        setFocused(undefined)
    }
    element?.addEventListener('focusin', follow)
    element?.addEventListener('focusout', leave)
    return () => {
      element?.removeEventListener('focusin', follow)
      element?.removeEventListener('focusout', leave)
    }
  }, [list])

  return useMemo(() => {
    if (focused === undefined) return []
    return Array.from({ length: 2 * neighbours + 1 }, (_, index) => focused - neighbours + index)
  }, [focused, neighbours])
}
