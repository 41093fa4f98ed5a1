import type { FilterProps } from '../../../primitives/fields/useFilterState.ts'
import type { RootProps } from '../../../primitives/rootProps.ts'
import type { BookingChange } from '../BookingList/BookingChange.ts'

export interface DispatchFilters {
  /** The id of the chosen group; empty for none. */
  readonly groupId: string
}

export interface DispatchBoardProps extends FilterProps<DispatchFilters>, RootProps<HTMLDivElement> {
  /** The acting user, whose id the calls carry. */
  userId: string
  /** Hosts whose pictures are shown, https only; none by default (T7). */
  imageHosts?: readonly string[] | undefined
  /** Milliseconds between two refetches; 30,000 by default. */
  refresh?: number | undefined
  /** Called after a booking was cancelled or assigned. */
  onChanged?: ((change: BookingChange) => void) | undefined
}
