import { MapMiddle } from '../../../map/panels/MapOver.ts'
import { ReloadCard } from '../../../primitives/feedback/ReloadCard.tsx'
import { lazily } from '../../../primitives/lazily.tsx'
import { rootProps } from '../../../primitives/rootProps.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import type { DriverMapOptions } from '../parts/DriverMap.tsx'
import { OwnerMapView } from './OwnerMapView.tsx'
import type { OwnerMapViewProps } from './OwnerMapViewProps.ts'
import { type OwnerMapTarget, useOwnerMap } from './useOwnerMap.ts'

export interface OwnerMapProps
  extends OwnerMapTarget,
    DriverMapOptions,
    Pick<OwnerMapViewProps, 'tripsHref'> {}

/** Loaded when it opens. */
const TripDetailSheet = lazily(() => import('../../trips/index.ts').then((file) => file.TripDetailSheet))

/**
 * The map of an owner: the positions of the vehicles every 30 s, the totals of their trips of a period, the trips as
 * lines, and details (OMAP-01 to OMAP-28). It fills its container.
 */
export const OwnerMap = inBoundary('OwnerMap', ConnectedMap, ['ownerId'], { ownerId: 'text' })

function ConnectedMap({ ownerId, refresh, filters, onFiltersChange, imageHosts, ...props }: OwnerMapProps) {
  const { refused, ...map } = useOwnerMap({ ownerId, refresh, filters, onFiltersChange })
  const { panel } = map.state

  if (refused !== undefined)
    return (
      <MapMiddle>
        <ReloadCard {...rootProps(props)} message={refused} />
      </MapMiddle>
    )

  return (
    <>
      <OwnerMapView
        {...props}
        {...map}
        imageHosts={imageHosts}
        onDetails={({ kind, id }) =>
          map.dispatch({ type: 'panelOpened', panel: { name: 'detail', of: kind, id } })
        }
      />
      {panel?.name === 'detail' ? (
        <TripDetailSheet
          audience="owner"
          userId={ownerId}
          {...(panel.of === 'trip' ? { tripId: panel.id } : { vehicleId: panel.id })}
          imageHosts={imageHosts}
          onClose={() => map.dispatch({ type: 'panelClosed', name: 'detail' })}
        />
      ) : null}
    </>
  )
}
