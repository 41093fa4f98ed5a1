import { MapMiddle, MapOver } from '../../../map/panels/MapOver.ts'
import { mapWords } from '../../../map/words.ts'
import { EmptyState } from '../../../primitives/feedback/EmptyState.tsx'
import { Card } from '../../../primitives/layout/Card.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { DriverMap } from '../parts/DriverMap.tsx'
import { useDriverMap } from '../parts/useDriverMap.ts'
import { OwnerMapCard } from './OwnerMapCard.tsx'
import type { OwnerMapViewProps } from './OwnerMapViewProps.ts'

/** CF-102 */
const SETTINGS = { name: 'owner', gray: false }

/** The pure view of an owner's map. */
export function OwnerMapView(props: OwnerMapViewProps) {
  const { state, owned, onDetails } = props
  const t = useText(mapWords)
  const map = useDriverMap(props)
  const hasNoVehicle = owned?.length === 0

  return (
    <DriverMap
      {...props}
      map={map}
      currentTripId={state.panel?.name === 'detail' && state.panel.of === 'trip' ? state.panel.id : undefined}
      settings={SETTINGS}
      hasFigures
      detailOf={(_, driver) => {
        const id = driver?.vehicleId
        return id ? () => onDetails({ kind: 'vehicle', id }) : undefined
      }}
      tripDetailOf={({ id }) =>
        () =>
          onDetails({ kind: 'trip', id })
        }
      hasList={!hasNoVehicle}
    >
      {hasNoVehicle ? (
        <MapMiddle>
          <Card>
            <EmptyState message={t('ownerMap.noVehicle')}>{t('owner.noVehicle')}</EmptyState>
          </Card>
        </MapMiddle>
      ) : (
        <MapOver>
          <OwnerMapCard {...props} cityId={map.cityId} onCity={map.chooseCity} />
        </MapOver>
      )}
    </DriverMap>
  )
}
