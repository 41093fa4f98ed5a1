import { useDraft } from '../../../primitives/fields/useDraft.ts'
import { isSameOwnerFilters, type OwnerFilters } from './ownerFilters.ts'

/** The filters of an owner's page as chosen, before they apply. */
export interface OwnerDraft {
  readonly value: OwnerFilters
  readonly set: (changes: Partial<OwnerFilters>) => void
  /** The draft differs from the applied filters. */
  readonly isChanged: boolean
}

/**
 * Keeps what is chosen until it applies (CF-154). Each filter has a draft of its own: a period that applies at once, or
 * the search of Locate, does not discard chosen vehicles.
 */
export function useOwnerDraft(applied: OwnerFilters): OwnerDraft {
  const search = useDraft(applied.search)
  const period = useDraft(applied.period)
  const vehicleIds = useDraft(applied.vehicleIds)
  const value = { search: search.value, period: period.value, vehicleIds: vehicleIds.value }
  return {
    value,
    set(changes) {
      if (changes.search !== undefined) search.set(changes.search)
      if (changes.period) period.set(changes.period)
      if (changes.vehicleIds) vehicleIds.set(changes.vehicleIds)
    },
    isChanged: !isSameOwnerFilters(value, applied),
  }
}
