import { type FocusEvent, useEffect, useLayoutEffect, useRef } from 'react'
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
 * Restores the focus when a refetch removes the focused button, such as Assign of a booking that waits no longer, or moves
 * its card. A booking that has left the list leaves the focus to the list. Returns props of the list.
 */
export function useFocusKept(box: Part) {
  const key = useRef<string>(undefined)
  // Before the list, which sees that its row is gone.
  useLayoutEffect(() => {
    if (key.current !== undefined && isFocusLost()) focusCard(box.current, key.current)
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
  if (!focusCard(box, key)) focusList(box)
}

/** Focuses the row that Tab reaches, or the list. */
export function focusList(box: HTMLElement | null) {
  const row = box?.querySelector<HTMLElement>('tr [data-part="opener"][tabindex="0"]')
  const target = row ?? box
  target?.focus({ preventScroll: true })
}

/** Focuses the booking's card; returns whether it has one. */
function focusCard(box: HTMLElement | null, key: string): boolean {
  const cards = [...(box?.querySelectorAll<HTMLElement>('[data-component="BookingCard"]') ?? [])]
  const card = cards.find(({ dataset }) => dataset.key === key)
  // An accepted booking moves to the pinned trips, which may be out of sight (CF-165).
  card?.focus({ preventScroll: card.closest('[data-part="pinned"]') === null })
  return card !== undefined
}
