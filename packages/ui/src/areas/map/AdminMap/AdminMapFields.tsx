import { showsGroupSelector } from '@fleetgis/domain/permission'
import { memo } from 'react'
import { styled } from 'styled-components'
import { mapWords } from '../../../map/words.ts'
import { WholePeriodSelect } from '../../../primitives/fields/WholePeriodSelect.tsx'
import { SearchRow } from '../../../primitives/lists/SearchRow.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { GroupMultiSelect } from '../../../remote/lists/GroupMultiSelect.tsx'
import { CitySelect } from '../parts/CitySelect.tsx'
import { LayerProgress } from '../parts/LayerProgress.tsx'
import { shownSearch } from '../parts/shownSearch.ts'
import { AdminMapToggles, type AdminMapTogglesProps } from './AdminMapToggles.tsx'
import type { AdminMapViewProps } from './AdminMapViewProps.ts'

interface FilterProps
  extends Pick<AdminMapViewProps, 'dispatch' | 'groups' | 'groupIds' | 'chooseGroups'>,
    Pick<AdminMapViewProps['state'], 'search' | 'located' | 'period'> {
  cityId: number
  onCity: (id: number) => void
}

export type AdminMapFieldsProps = AdminMapTogglesProps &
  Omit<FilterProps, 'search' | 'located' | 'period'> &
  Pick<AdminMapViewProps, 'layer'>

/** The filters, layers and totals of a group admin's map (PMAP-01 to PMAP-08). All apply at once, the text on Search. */
export function AdminMapFields({ state, dispatch, layer, ...props }: AdminMapFieldsProps) {
  return (
    <Fields>
      <AdminMapToggles
        state={state}
        dispatch={dispatch}
        tripInfo={props.tripInfo}
        bookingInfo={props.bookingInfo}
      />
      {state.layer ? <LayerProgress layer={layer} /> : null}
      <Filters
        dispatch={dispatch}
        search={state.search}
        located={state.located}
        period={state.period}
        cityId={props.cityId}
        onCity={props.onCity}
        groups={props.groups}
        groupIds={props.groupIds}
        chooseGroups={props.chooseGroups}
      />
    </Fields>
  )
}

/** Memoized: the pages of a layer do not rerender them. */
const Filters = memo(function Filters(props: FilterProps) {
  const { dispatch, groups } = props
  const t = useText(mapWords)
  const shown = shownSearch(props)
  return (
    <>
      <SearchRow
        label={t('adminMap.search')}
        search={shown}
        onSearch={({ search }) =>
          dispatch({ type: 'searched', text: search === shown ? props.search : search })
        }
      />
      <WholePeriodSelect
        list="embedded"
        variant="select"
        value={props.period}
        onChange={(period) => dispatch({ type: 'periodChosen', period })}
      />
      <CitySelect screen="embedded" cityId={props.cityId} onCity={props.onCity} />
      {showsGroupSelector(groups.groups?.length ?? 0) || groups.failed ? (
        <GroupMultiSelect {...groups} value={props.groupIds} onChange={props.chooseGroups} />
      ) : null}
    </>
  )
})

const Fields = styled.div`
  display: grid;
  gap: var(--fleet-space-3);
  min-width: 0;
`
