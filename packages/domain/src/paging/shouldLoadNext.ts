/** The distance to the bottom, in px, at which the next page loads. PAGE-01. */
export const LOAD_NEXT_WITHIN = 100

/** The scroll geometry of an element, in px. */
export interface ScrollPosition {
  readonly scrollHeight: number
  readonly clientHeight: number
  readonly scrollTop: number
}

/** The paging state of a list. */
export interface ListPosition {
  readonly hasMore: boolean
  readonly isLoading: boolean
}

/**
 * Whether a scrolled list should fetch its next page: within 100 px of the bottom, with more rows and no request in
 * flight. PAGE-01.
 */
export function shouldLoadNext(scroll: ScrollPosition, { hasMore, isLoading }: ListPosition): boolean {
  // Read last, because reading it forces a layout.
  return hasMore && !isLoading && endOf(scroll) <= LOAD_NEXT_WITHIN
}

/** The distance to the end, in px. */
const endOf = ({ scrollHeight, clientHeight, scrollTop }: ScrollPosition) =>
  scrollHeight - clientHeight - scrollTop
