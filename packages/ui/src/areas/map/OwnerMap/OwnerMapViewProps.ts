import type { OwnerTripSummary } from '@fleetgis/domain/map'
import type { OwnerVehicle } from '@fleetgis/domain/trips'
import type { DriverMapOptions } from '../parts/DriverMap.tsx'
import type { MapData } from '../parts/useMapData.ts'
import type { OwnerFilters } from './ownerFilters.ts'

export interface OwnerMapViewProps extends MapData, DriverMapOptions {
  /** The owner's vehicles; undefined until they have loaded. */
  owned?: readonly OwnerVehicle[] | undefined
  /** The applied filters. */
  filters: OwnerFilters
  /** Go was pressed, also with the same filters: they refetch. */
  apply: (filters: OwnerFilters) => void
  summary?: OwnerTripSummary | undefined
  /** Details was pressed: of a vehicle or of a trip, by its id. */
  onDetails: (event: { kind: 'vehicle' | 'trip'; id: string }) => void
  /** Writes the address of the trip list with the applied filters; without it there is no link (OMAP-06). */
  tripsHref?: ((filters: OwnerFilters) => string) | undefined
}
