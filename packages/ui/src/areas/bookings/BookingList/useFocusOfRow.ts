import { useEffect, useRef } from 'react'
import { isFocusLost } from '../../../focus/focusOrder.ts'
import { focusList } from './useFocusAfter.ts'

/** Returns the focus to the row of the booking that was open, or else to the list. */
export function useFocusOfRow(area: { readonly current: HTMLElement | null }, openKey: string | undefined) {
  const last = useRef<string>(undefined)
  useEffect(() => {
    const closed = last.current
    last.current = openKey
    if (closed === undefined || openKey !== undefined) return
    const rows = [...(area.current?.querySelectorAll<HTMLElement>('tr[data-key]') ?? [])]
    const row = rows.find(({ dataset }) => dataset.key === closed)
    if (row) row.querySelector<HTMLElement>('[data-part="opener"]')?.focus({ preventScroll: true })
    else if (isFocusLost()) focusList(area.current)
  })
}
