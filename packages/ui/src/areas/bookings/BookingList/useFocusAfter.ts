import { type FocusEvent, useEffect, useRef } from 'react'
import { isFocusLost } from '../../../focus/focusOrder.ts'

type Part = { readonly current: HTMLElement | null }

/**
 * Restores the focus when an action has ended and its button is gone: to the booking's card, or to the list where the
 * booking has left it.
 */
export function useFocusAfter(box: Part, runningKey: string | undefined) {
  const last = useRef<string>(undefined)
  useEffect(() => {
    const ended = last.current
    last.current = runningKey
    if (ended !== undefined && runningKey === undefined && isFocusLost()) focusBooking(box.current, ended)
  })
}

/**
 * Restores the focus when a refetch removes the focused button or row, such as Assign of a booking that waits no longer.
 * Returns props of the list.
 */
export function useFocusKept(box: Part) {
  const key = useRef<string>(undefined)
  useEffect(() => {
    if (key.current !== undefined && isFocusLost()) focusBooking(box.current, key.current)
  })
  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      key.current = target.closest<HTMLElement>('[data-key]')?.dataset.key
    },
    // React does not call it for an element that it removes.
    onBlur() {
      key.current = undefined
    },
  }
}

/** Focuses the booking's card, or the row that Tab reaches, or the list. */
function focusBooking(box: HTMLElement | null, key: string) {
  const cards = [...(box?.querySelectorAll<HTMLElement>('[data-component="BookingCard"]') ?? [])]
  const row = box?.querySelector<HTMLElement>('tr [data-part="opener"][tabindex="0"]')
  const target = cards.find(({ dataset }) => dataset.key === key) ?? row ?? box
  // An accepted booking moves to the pinned trips, which may be out of sight (CF-165).
  target?.focus({ preventScroll: target.closest('[data-part="pinned"]') === null })
}
