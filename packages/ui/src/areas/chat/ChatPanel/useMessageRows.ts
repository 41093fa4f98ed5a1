import type { ChatMessage, Outgoing } from '@fleetgis/domain/chat'
import { languageOf } from '@fleetgis/domain/i18n'
import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useFocusedRows } from '../../../primitives/lists/useFocusedRows.ts'
import { useRange } from '../../../primitives/lists/useRange.ts'
import { useFleet } from '../../../provider/FleetContext.ts'
import { createEstimates } from './estimateHeight.ts'

/** Distance from the end, in px, within which the list is at its end: it follows new messages. */
export const NEAR_END = 64
/** Estimated width and height of the list, in px, before it is measured: a phone's. */
const INITIAL_RECT = { width: globalThis.innerWidth ?? 360, height: 640 }
/** Estimated height of an unsent message, in px. */
const OUTGOING_HEIGHT = 64
const GAP = 4
/** Rows rendered beyond the viewport on either side. */
const OVERSCAN_ROWS = 4
/** Space below the last message, in px. */
const SPACE_BELOW = 12

interface MessageRowsOptions {
  messages: readonly ChatMessage[]
  outgoing: readonly Outgoing[]
  /** Whether the list was at its end before this render. */
  isAtEnd: boolean
}

/**
 * The virtualized rows of the messages in the scroller `box`. It opens at its end, and what is in view stays in place
 * while messages are added before or after it.
 */
export function useMessageRows(
  box: RefObject<HTMLElement | null>,
  { messages, outgoing, isAtEnd }: MessageRowsOptions,
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
    // Renders on each resize: the virtualizer does so only where other rows come into view.
    observeElementRect: (instance, onResize) =>
      observeElementRect(instance, (rect) => {
        onResize(rect)
        instance.options.onChange(instance, false)
      }),
  })

  useEffect(() => {
    width.current = rows.scrollRect?.width ?? INITIAL_RECT.width
  })

  return {
    rows,
    /** The number of rows. */
    count,
    keyAt,
  }
}
