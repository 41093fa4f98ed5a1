import { type RefObject, useEffect, useMemo, useState } from 'react'

/**
 * The focused row of a virtual list with its `neighbours` on either side, so that Tab reaches them. Rows are `li`
 * elements with `data-index`. The array keeps its identity until the focus moves.
 */
export function useFocusedRows(list: RefObject<HTMLElement | null>, neighbours: number): readonly number[] {
  const [focused, setFocused] = useState<number>()

  useEffect(() => {
    const element = list.current
    const follow = ({ target }: Pick<FocusEvent, 'target'>) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('li') : null
      setFocused(row && element?.contains(row) ? Number(row.dataset.index) : undefined)
    }
    const leave = (event: FocusEvent) => {
      if (!(event.relatedTarget instanceof Node) || !element?.contains(event.relatedTarget))
        setFocused(undefined)
    }
    // The focus may be there before this effect.
    if (element?.contains(document.activeElement)) follow({ target: document.activeElement })
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
