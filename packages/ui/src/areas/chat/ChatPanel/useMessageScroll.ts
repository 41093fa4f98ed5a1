import type { ChatMessage, Outgoing } from '@fleetgis/domain/chat'
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import { useLatestCallback } from '../../../primitives/useLatestCallback.ts'
import { NEAR_END, useMessageRows } from './useMessageRows.ts'

/** Distance from the start, in px, within which earlier messages are fetched. */
const NEAR_START = 400

/**
 * The rows of the messages, and the scroll position of the scroller `box`: at the end it follows new messages; elsewhere
 * it stays, and new messages are counted.
 */
export function useMessageScroll(
  box: RefObject<HTMLElement | null>,
  messages: readonly ChatMessage[],
  outgoing: readonly Outgoing[],
) {
  const [isAtEnd, setAtEnd] = useState(true)
  const { rows, count, keyAt } = useMessageRows(box, { messages, outgoing, isAtEnd })
  const toNewest = useCallback(() => rows.scrollToEnd(), [rows])
  // The end moves until the rows are measured.
  useLayoutEffect(toNewest, [toNewest])

  // Uses known sizes: reading the element would force a layout.
  const offset = rows.scrollOffset ?? 0
  const height = rows.scrollRect?.height ?? 0
  const [shownHeight, setShownHeight] = useState(height)
  const isNowAtEnd = rows.getTotalSize() - offset - height <= NEAR_END
  // Another height says nothing about where the reader is.
  if (height === shownHeight && isNowAtEnd !== isAtEnd) setAtEnd(isNowAtEnd)
  const fitHeight = useLatestCallback((next: number) => {
    if (isAtEnd) rows.scrollToEnd()
    setShownHeight(next)
  })
  // A keyboard opens, or the phone is turned: a list at its end stays there.
  useLayoutEffect(() => fitHeight(height), [height, fitHeight])
  const last = keyAt(count - 1)
  const lastHeight = rows.getVirtualItems().find(({ index }) => index === count - 1)?.size
  const fitLast = useLatestCallback((_row: typeof last, _height: typeof lastHeight) => {
    if (isAtEnd) rows.scrollToEnd()
  })
  // An own message gets the id and the time of the server: its row is another one, of another height.
  useLayoutEffect(() => fitLast(last, lastHeight), [last, lastHeight, fitLast])
  // Not the last row, which may be an unsent message.
  const newest = messages[messages.length - 1]?.id
  const [seen, setSeen] = useState(newest)
  if (isAtEnd && seen !== newest) setSeen(newest)
  const unseen = isAtEnd ? 0 : unseenSince(messages, seen)

  // The reader's own message scrolls to the end.
  const newestOwn = outgoing[outgoing.length - 1]?.localId
  useLayoutEffect(() => {
    if (newestOwn !== undefined) rows.scrollToEnd()
  }, [newestOwn, rows])

  return {
    rows,
    count,
    /** Whether earlier messages are about to scroll into view. */
    isNearStart: offset < NEAR_START,
    isAtEnd,
    /** How many new messages of others are below. */
    unseen,
    toNewest,
  }
}

/** The number of messages of others after the last one seen at the end; undefined where there was none. */
function unseenSince(messages: readonly ChatMessage[], seen: string | undefined): number {
  let unseen = 0
  for (let index = messages.length - 1; index >= 0; index -= 1) {
    const message = messages[index]
    if (!message || message.id === seen) return unseen
    if (!message.isMe) unseen += 1
  }
  return seen === undefined ? unseen : 0
}
