import type { FleetVehicle } from '@fleetgis/domain/map'
import { styled } from 'styled-components'
import { Button } from '../../primitives/actions/Button.tsx'
import { EntityRow } from '../../primitives/lists/EntityRow.tsx'
import { InfiniteList } from '../../primitives/lists/InfiniteList.tsx'
import { useText } from '../../provider/FleetContext.ts'
import type { FleetMapProps } from '../FleetMapProps.ts'
import { mapWords } from '../words.ts'
import { formatCount } from './formatCount.ts'
import { useVehicleRow } from './useVehicleRow.tsx'

export interface ClusterDetailsProps {
  /** The vehicles of the cluster that are on the map. */
  vehicles: readonly FleetVehicle[]
  nameOf: (vehicle: FleetVehicle) => string
  groupNames: FleetMapProps['groupNames']
  driverOf: FleetMapProps['driverOf']
  onOpen: (vehicle: FleetVehicle) => void
  onZoom: () => void
}

/** The vehicles of a cluster. */
export function ClusterDetails(props: ClusterDetailsProps) {
  const { vehicles, nameOf, groupNames, driverOf, onOpen, onZoom } = props
  const t = useText(mapWords)
  const rowOf = useVehicleRow(nameOf, groupNames, driverOf)
  const title = t('map.cluster', { count: vehicles.length, shown: formatCount(vehicles.length) })
  return (
    <Box data-part="cluster">
      <strong>{title}</strong>
      <InfiniteList data-part="list" items={vehicles} keyOf={idOf} label={title} estimatedHeight={58}>
        {(vehicle) => <EntityRow {...rowOf(vehicle)} onPress={() => onOpen(vehicle)} />}
      </InfiniteList>
      <Button onPress={onZoom}>{t('map.zoomHere')}</Button>
    </Box>
  )
}

const idOf = ({ id }: FleetVehicle) => id

const Box = styled.div`
  display: grid;
  gap: var(--fleet-space-2);
  width: 232px;

  > [data-part='list'] {
    height: 200px;
  }
  > [data-part='list'] > ul {
    gap: 0;
  }
`
