import { formatDateTime, formatTimeAgo } from '@fleetgis/domain/format'
import type { FleetVehicle } from '@fleetgis/domain/map'
import Crosshair from 'lucide-react/icons/crosshair'
import Navigation from 'lucide-react/icons/navigation'
import { styled } from 'styled-components'
import { formatWords } from '../../i18n/formatWords.ts'
import { Button } from '../../primitives/actions/Button.tsx'
import { useFleet } from '../../provider/FleetContext.ts'
import type { VehicleActions } from '../FleetMap.tsx'
import { FactList } from './FactList.tsx'

export interface VehicleDetailsProps {
  vehicle: FleetVehicle
  /** Without it no actions are shown. */
  actions?: VehicleActions | undefined
}

/** The details of a vehicle on the console map: user, group, type, time and place (CF-116). */
export function VehicleDetails({ vehicle, actions }: VehicleDetailsProps) {
  const { t, clock } = useFleet()
  const { id, groupId, type, at, status, position } = vehicle
  const words = formatWords(t)
  const age = formatTimeAgo(at, { now: clock.now(), status }, words)
  const facts = [
    { name: t('map.group'), value: groupId },
    { name: t('map.type'), value: type, isForeign: true },
    { name: t('map.time'), value: formatDateTime(at, words), note: age },
    { name: t('map.coordinates'), value: `${position.lat.toFixed(6)}, ${position.lng.toFixed(6)}` },
  ]
  return (
    <div data-part="vehicle">
      <FactList title={id} caption={t('map.userId')} facts={facts} />
      {actions ? (
        <Actions>
          <Button onPress={actions.locate}>
            <Crosshair size={16} aria-hidden />
            {t('map.locate')}
          </Button>
          <Button aria-pressed={actions.isFollowed} onPress={() => actions.follow(!actions.isFollowed)}>
            <Navigation size={16} aria-hidden />
            {t('map.follow')}
          </Button>
        </Actions>
      ) : null}
    </div>
  )
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fleet-space-2);
  margin-top: var(--fleet-space-3);

  [aria-pressed='true'] {
    border-color: var(--fleet-color-accent);
    background: var(--fleet-color-accent-soft);
  }
`
