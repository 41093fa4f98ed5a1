/** How near the bottom, in px, the next page loads. PAGE-01. */
export const LOAD_NEXT_WITHIN = 100

/** What an element says about its scrolling, in px. */
export interface ScrollPosition {
  readonly scrollHeight: number
  readonly clientHeight: number
  readonly scrollTop: number
}

/** What the list knows about its pages. */
export interface ListPosition {
  readonly hasMore: boolean
  readonly isLoading: boolean
}

/** Whether a scrolled list should ask for its next page: within 100 px of the bottom, more there, none under way. PAGE-01. */
export function shouldLoadNext(scroll: ScrollPosition, { hasMore, isLoading }: ListPosition): boolean {
  const left = scroll.scrollHeight - scroll.clientHeight - scroll.scrollTop
  return hasMore && !isLoading && left <= LOAD_NEXT_WITHIN
}
