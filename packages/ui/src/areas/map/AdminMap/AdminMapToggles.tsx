import { type BookingTripInfo, MAP_PARTS, type TripLayer } from '@fleetgis/domain/map'
import { memo } from 'react'
import { styled } from 'styled-components'
import { formatCount } from '../../../map/panels/formatCount.ts'
import { MapTotals } from '../../../map/panels/MapTotals.ts'
import { TripTotals } from '../../../map/panels/TripTotals.tsx'
import { type MapText, mapWords } from '../../../map/words.ts'
import { Switch } from '../../../primitives/fields/Switch.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { focusRing } from '../../../theme/focusRing.ts'
import { bareButton } from '../../../theme/looks.ts'
import { LayerCheckbox } from '../parts/LayerCheckbox.tsx'
import { MapToggles, ToggleRow } from '../parts/MapToggles.ts'
import { StateToggle } from '../parts/StateToggle.tsx'
import type { AdminMapViewProps } from './AdminMapViewProps.ts'

export type AdminMapTogglesProps = Pick<AdminMapViewProps, 'state' | 'dispatch' | 'tripInfo' | 'bookingInfo'>

const LAYER_WORDS: Readonly<Record<TripLayer, MapText>> = {
  routes: 'homeMap.routes',
  currentTrips: 'adminMap.currentTrips',
  onlineBookings: 'adminMap.onlineBookings',
  ongoingBookings: 'adminMap.ongoingBookings',
}

const COUNT_OF: Readonly<Partial<Record<TripLayer, keyof BookingTripInfo>>> = {
  onlineBookings: 'onlineBookings',
  ongoingBookings: 'ongoingBookings',
}

/** The totals and layers of a group admin's map. Memoized: the pages of a layer do not rerender them. */
export const AdminMapToggles = memo(function AdminMapToggles(props: AdminMapTogglesProps) {
  const { state, dispatch, tripInfo, bookingInfo } = props
  const t = useText(mapWords)
  const hasDriverList = state.panel?.name === 'driverList'
  const stated = { state, dispatch }
  return (
    <MapToggles aria-label={t('map.toggles')}>
      <Totals>
        <TripTotals
          info={tripInfo}
          renderDrivers={(number) => (
            <button
              type="button"
              aria-expanded={hasDriverList}
              aria-label={t('adminMap.tripDriversCounted', { number })}
              onClick={() =>
                dispatch(
                  hasDriverList
                    ? { type: 'panelClosed', name: 'driverList' }
                    : { type: 'panelOpened', panel: { name: 'driverList' } },
                )
              }
            >
              {number}
            </button>
          )}
        />
      </Totals>
      <ToggleRow>
        <StateToggle {...stated} name="locations">
          {t('homeMap.locations')}
        </StateToggle>
        <StateToggle {...stated} name="currentLocation">
          {t('adminMap.currentLocation')}
        </StateToggle>
        <StateToggle {...stated} name="markers" as={Switch}>
          {t('homeMap.markers')}
        </StateToggle>
      </ToggleRow>
      <ToggleRow as="fieldset">
        <legend>{t('adminMap.layers')}</legend>
        {MAP_PARTS.embedded.layers.map((name) => {
          const field = COUNT_OF[name]
          const count = field && bookingInfo?.[field]
          return (
            <LayerCheckbox {...stated} key={name} layer={name}>
              {t(LAYER_WORDS[name])}
              {count === undefined ? null : ` (${formatCount(count)})`}
            </LayerCheckbox>
          )
        })}
      </ToggleRow>
    </MapToggles>
  )
})

const Totals = styled(MapTotals)`
  button {
    ${focusRing}
    min-height: 28px;
    ${bareButton}
    border-radius: var(--fleet-radius-s);
    color: var(--fleet-color-accent);
    font: inherit;
    text-decoration: underline;
  }
  @media (pointer: coarse) {
    button {
      min-height: 44px;
      /* The figure keeps its place in the line. */
      margin-block: -8px;
      min-width: 44px;
      text-align: start;
    }
    &:lang(my) button {
      text-align: end;
    }
  }
`
