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
  // Asked last: an element has to be laid out before it can tell.
  return hasMore && !isLoading && endOf(scroll) <= LOAD_NEXT_WITHIN
}

/** How far it is to the end, in px. */
const endOf = ({ scrollHeight, clientHeight, scrollTop }: ScrollPosition) =>
  scrollHeight - clientHeight - scrollTop
