import { styled } from 'styled-components'
import { formatCount } from '../../../map/panels/formatCount.ts'
import { mapWords } from '../../../map/words.ts'
import { Link } from '../../../primitives/actions/Link.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { CitySelect } from '../parts/CitySelect.tsx'
import { LayerCheckbox } from '../parts/LayerCheckbox.tsx'
import { LayerProgress } from '../parts/LayerProgress.tsx'
import { MapToggles, ToggleRow } from '../parts/MapToggles.ts'
import { StateToggle } from '../parts/StateToggle.tsx'
import { OwnerFilterFields } from './OwnerFilterFields.tsx'
import type { OwnerMapViewProps } from './OwnerMapViewProps.ts'
import { addressFilters } from './ownerFilters.ts'
import type { OwnerDraft } from './useOwnerDraft.ts'

export type OwnerMapFieldsProps = Pick<
  OwnerMapViewProps,
  'state' | 'dispatch' | 'owned' | 'filters' | 'apply' | 'summary' | 'layer' | 'tripsHref'
> & {
  draft: OwnerDraft
  cityId: number
  onCity: (id: number) => void
  /** Search and period are on the folded card. */
  isShort: boolean
}

/** The filters and layers of an owner's map (OMAP-02 to OMAP-07). Those beside a Go apply with it (CF-154). */
export function OwnerMapFields(props: OwnerMapFieldsProps) {
  const { state, dispatch, owned, filters, apply, summary, layer, tripsHref } = props
  const t = useText(mapWords)
  const name = t('map.trips')
  const label = summary ? `${name} (${formatCount(summary.trips)})` : name
  return (
    <Fields>
      <MapToggles aria-label={t('map.toggles')}>
        <ToggleRow>
          <StateToggle name="currentLocation" state={state} dispatch={dispatch}>
            {t('ownerMap.currentLocations')}
          </StateToggle>
          {/* CF-93: the box is the layer, its label the link to the list. */}
          <Trips>
            <LayerCheckbox
              layer="routes"
              state={state}
              dispatch={dispatch}
              {...(tripsHref && { 'aria-label': t('ownerMap.showTrips') })}
            >
              {tripsHref ? null : label}
            </LayerCheckbox>
            {tripsHref ? <Link href={tripsHref(addressFilters(filters, state))}>{label}</Link> : null}
          </Trips>
        </ToggleRow>
      </MapToggles>
      {state.layer ? <LayerProgress layer={layer} /> : null}
      <OwnerFilterFields
        filters={filters}
        draft={props.draft}
        onApply={apply}
        vehicles={owned}
        isShort={props.isShort}
      />
      <CitySelect screen="owner" cityId={props.cityId} onCity={props.onCity} />
    </Fields>
  )
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fleet-space-3);
  min-width: 0;
`

const Trips = styled.span`
  display: inline-flex;
  align-items: center;

  > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--fleet-control-height);
  }
`
