/** A rectangle in CSS px, measured from the top left of the window. */
export interface PanelRect {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface PanelPlace {
  readonly left: number
  readonly top: number
  /** The available height; a taller panel scrolls. */
  readonly maxHeight: number
  readonly side: 'above' | 'below'
}

/** The part of the anchor that a panel aligns to. */
export type PanelAlign = 'start' | 'centre' | 'end'

export interface PlaceOptions {
  /** `start` unless given. */
  align?: PanelAlign
  prefer?: PanelPlace['side']
  /** For a panel that is hard to use in parts, such as a calendar. */
  mayCover?: boolean
}

type Size = Pick<PanelRect, 'width' | 'height'>

/** The gap between a panel and its anchor. */
const ANCHOR_GAP = 4
/** The gap between a panel and the edges of the window. */
const WINDOW_GAP = 8

/**
 * Places a panel beside `anchor`: on the preferred side where it fits, else on the side with more room, and always
 * inside the window. One that `mayCover` its anchor does so where it would scroll beside it. All values in CSS px.
 */
export function placePanel(
  anchor: PanelRect,
  panel: Size,
  view: Size,
  { align = 'start', prefer = 'below', mayCover = false }: PlaceOptions = {},
): PanelPlace {
  const bottom = anchor.top + anchor.height
  const room = {
    above: Math.max(0, anchor.top - ANCHOR_GAP - WINDOW_GAP),
    below: Math.max(0, view.height - bottom - ANCHOR_GAP - WINDOW_GAP),
  }
  const other = prefer === 'below' ? 'above' : 'below'
  const side = panel.height <= room[prefer] || room[prefer] >= room[other] ? prefer : other
  const isCovering = mayCover && panel.height > room[side]
  const maxHeight = isCovering ? view.height - 2 * WINDOW_GAP : room[side]
  const height = Math.min(panel.height, maxHeight)
  const edge = isCovering ? view.height - WINDOW_GAP - height : bottom + ANCHOR_GAP
  const top = side === 'below' ? edge : Math.max(WINDOW_GAP, anchor.top - ANCHOR_GAP - height)
  const spare = anchor.width - panel.width
  const wanted = anchor.left + (align === 'start' ? 0 : align === 'end' ? spare : spare / 2)
  const left = Math.max(WINDOW_GAP, Math.min(wanted, view.width - WINDOW_GAP - panel.width))
  return { left, top, maxHeight, side }
}
