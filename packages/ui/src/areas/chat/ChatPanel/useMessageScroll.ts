import type { ChatMessage, Outgoing } from '@fleetgis/domain/chat'
import { languageOf } from '@fleetgis/domain/i18n'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useFocusedRows } from '../../../primitives/lists/useFocusedRows.ts'
import { useRange } from '../../../primitives/lists/useRange.ts'
import { useLatestCallback } from '../../../primitives/useLatestCallback.ts'
import { useFleet } from '../../../provider/FleetContext.ts'
import { createEstimates } from './estimateHeight.ts'

/** Distance from the end, in px, within which the list follows new messages. */
const NEAR_END = 64
/** Distance from the start, in px, within which earlier messages are fetched. */
const NEAR_START = 400
/** Estimated width and height of the list, in px, before it is measured: a phone's. */
const INITIAL_RECT = { width: globalThis.innerWidth ?? 360, height: 640 }
/** Estimated height of an unsent message, in px. */
const OUTGOING_HEIGHT = 64
const GAP = 4
/** Rows rendered beyond the viewport on either side. */
const OVERSCAN_ROWS = 4
/** Space below the last message, in px. */
const SPACE_BELOW = 12

/**
 * The virtualized rows of the messages in the scroller `box`, and its scroll position: at the end it follows new
 * messages; elsewhere it stays, also while earlier messages are prepended.
 */
export function useMessageScroll(
  box: RefObject<HTMLElement | null>,
  messages: readonly ChatMessage[],
  outgoing: readonly Outgoing[],
) {
  const language = languageOf(useFleet().language)
  const count = messages.length + outgoing.length
  const keyAt = useCallback(
    (index: number) => messages[index]?.id ?? outgoing[index - messages.length]?.localId ?? index,
    [messages, outgoing],
  )

  // A focused button stays mounted at any scroll position.
  const kept = useFocusedRows(box, 0)
  const rangeExtractor = useRange({ beyond: OVERSCAN_ROWS, kept, atOnce: 'any' })
  // Anchoring walks over all rows for each measured one: enabled only where it may be needed.
  const [isAtEnd, setAtEnd] = useState(true)
  const edges = `${count} ${keyAt(0)} ${keyAt(count - 1)}`
  const [drawnEdges, setDrawnEdges] = useState(edges)
  useEffect(() => setDrawnEdges(edges), [edges])
  const width = useRef(INITIAL_RECT.width)
  const estimates = useMemo(() => createEstimates(messages, language), [messages, language])
  const estimateSize = useCallback(
    (index: number) => estimates(index, width.current) ?? OUTGOING_HEIGHT,
    [estimates],
  )
  const rows = useVirtualizer({
    count,
    getItemKey: keyAt,
    rangeExtractor,
    getScrollElement: () => box.current,
    estimateSize,
    gap: GAP,
    paddingEnd: SPACE_BELOW,
    anchorTo: isAtEnd || drawnEdges !== edges ? 'end' : 'start',
    followOnAppend: true,
    scrollEndThreshold: NEAR_END,
    // Opens at the end: an offset beyond the content.
    initialOffset: Number.MAX_SAFE_INTEGER,
    initialRect: INITIAL_RECT,
  })

  useEffect(() => {
    width.current = rows.scrollRect?.width ?? INITIAL_RECT.width
  })
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
  const [seen, setSeen] = useState(last)
  if (isAtEnd && seen !== last) setSeen(last)
  const unseen = isAtEnd ? 0 : unseenSince(messages, seen)

  // The reader's own message scrolls to the end.
  const newestOwn = outgoing[outgoing.length - 1]?.localId
  useLayoutEffect(() => {
    if (newestOwn !== undefined) rows.scrollToEnd()
  }, [newestOwn, rows])

  return {
    rows,
    /** The number of rows. */
    count,
    /** Whether earlier messages are about to scroll into view. */
    isNearStart: offset < NEAR_START,
    isAtEnd,
    /** How many new messages of others are below. */
    unseen,
    toNewest,
  }
}

/** The number of messages of others after the last one seen at the end. */
function unseenSince(messages: readonly ChatMessage[], key: string | number): number {
  let unseen = 0
  for (let index = messages.length - 1; index >= 0; index -= 1) {
    const message = messages[index]
    if (!message || message.id === key) return unseen
    if (!message.isMe) unseen += 1
  }
  return 0
}
