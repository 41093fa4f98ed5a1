import type { FleetVehicle } from '@fleetgis/domain/map'
import { useMemo } from 'react'
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
  /** The vehicles of the cluster when the popup opened. */
  ids: readonly string[]
  vehicles: readonly FleetVehicle[]
  nameOf: (vehicle: FleetVehicle) => string
  groupNames: FleetMapProps['groupNames']
  driverOf: FleetMapProps['driverOf']
  onOpen: (vehicle: FleetVehicle) => void
  onZoom: () => void
}

/** The vehicles of a cluster. They stay in the list when they move apart, and leave it when they leave the map. */
export function ClusterDetails(props: ClusterDetailsProps) {
  const { ids, vehicles, nameOf, groupNames, driverOf, onOpen, onZoom } = props
  const t = useText(mapWords)
  const rowOf = useVehicleRow(nameOf, groupNames, driverOf)
  const members = useMemo(() => {
    const wanted = new Set(ids)
    return vehicles.filter(({ id }) => wanted.has(id))
  }, [ids, vehicles])
  const title = t('map.cluster', { count: members.length, shown: formatCount(members.length) })
  return (
    <Box data-part="cluster">
      <strong>{title}</strong>
      <InfiniteList data-part="list" items={members} keyOf={idOf} label={title} estimatedHeight={58}>
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
