import { isWholePeriod } from '@fleetgis/domain/period'
import { offersAllVehicles } from '@fleetgis/domain/permission'
import type { OwnerVehicle } from '@fleetgis/domain/trips'
import type { FormEvent } from 'react'
import { styled } from 'styled-components'
import { mapWords } from '../../../map/words.ts'
import { BothDaysLine } from '../../../primitives/fields/BothDaysLine.tsx'
import { GoButton } from '../../../primitives/fields/GoButton.tsx'
import { MultiSelect } from '../../../primitives/fields/MultiSelect.tsx'
import { PeriodSelect } from '../../../primitives/fields/PeriodSelect.tsx'
import { SearchField } from '../../../primitives/fields/SearchField.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import type { OwnerFilters } from './ownerFilters.ts'
import { type OwnerDraft, useOwnerDraft } from './useOwnerDraft.ts'

export interface OwnerFilterFieldsProps {
  /** The applied filters. */
  filters: OwnerFilters
  /** Called by Go and by Enter in the search, also with the same filters: they refetch. Not for a range that lacks a day. */
  onApply: (filters: OwnerFilters) => void
  /** The owner's vehicles; undefined until they have loaded. */
  vehicles: readonly OwnerVehicle[] | undefined
  /** What is chosen, where other fields share it. */
  draft?: OwnerDraft | undefined
  /** Without the search and the period, which are elsewhere. */
  isShort?: boolean | undefined
  className?: string | undefined
}

const NONE: readonly OwnerVehicle[] = []

/** Search, period and vehicles of an owner's page, which apply together (OMAP-02 to OMAP-04, TRIP-02, CF-154). */
export function OwnerFilterFields(props: OwnerFilterFieldsProps) {
  const { filters, onApply, vehicles = NONE, isShort = false, className } = props
  const t = useText(mapWords)
  const own = useOwnerDraft(filters)
  const { value, set, isChanged } = props.draft ?? own
  const hasChoice = offersAllVehicles(vehicles.length)
  const [only] = vehicles

  function apply(next: OwnerFilters) {
    if (isWholePeriod(next.period)) onApply(next)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    apply({ ...value, search: value.search.trim() })
  }

  function clear() {
    set({ search: '' })
    const { period } = isWholePeriod(value.period) ? value : filters
    if (filters.search !== '') onApply({ ...value, period, search: '' })
  }

  return (
    <Form className={className} onSubmit={submit} {...(isShort ? {} : { role: 'search' })}>
      {isShort ? null : (
        <>
          <SearchField
            label={t('owner.search')}
            value={value.search}
            onChange={(search) => set({ search })}
            onClear={clear}
          />
          <PeriodSelect
            list="owner"
            variant="select"
            value={value.period}
            onChange={(period) => set({ period })}
          />
        </>
      )}
      {/* OMAP-04: All only with more than one vehicle. */}
      <MultiSelect
        label={t('owner.vehicles')}
        placeholder={hasChoice || !only ? t('owner.allVehicles') : only.number}
        items={vehicles.map(({ id, number }) => ({ id, label: number }))}
        value={value.vehicleIds}
        onChange={(vehicleIds) => set({ vehicleIds })}
        isDisabled={!hasChoice}
      />
      <GoButton
        type="submit"
        label={t('owner.go')}
        isChanged={isChanged}
        blocked={isWholePeriod(value.period) ? undefined : t('transactions.bothDays')}
      />
      {isShort ? null : <BothDaysLine period={value.period} />}
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fleet-space-3);
  min-width: 0;
`
