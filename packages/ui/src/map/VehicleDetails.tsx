import { formatDateTime, formatTimeAgo } from '@fleetgis/domain/format'
import type { FleetVehicle } from '@fleetgis/domain/map'
import { styled } from 'styled-components'
import { formatWords } from '../i18n/formatWords.ts'
import { useFleet } from '../provider/FleetContext.ts'

/** What is known of a vehicle of the console map: who, of which group and type, when and where (CF-116). */
export function VehicleDetails({ vehicle }: { vehicle: FleetVehicle }) {
  const { t, clock } = useFleet()
  const { id, groupId, type, at, status, position } = vehicle
  const words = formatWords(t)
  const age = formatTimeAgo(at, { now: clock.now(), status }, words)
  const facts = [
    { name: t('map.group'), value: groupId },
    { name: t('map.type'), value: type },
    { name: t('map.time'), value: formatDateTime(at, words), note: age },
    { name: t('map.coordinates'), value: `${position.lat.toFixed(6)}, ${position.lng.toFixed(6)}` },
  ]
  return (
    <div data-part="vehicle">
      <Title>
        <span>{t('map.userId')}</span> {id}
      </Title>
      <Facts>
        {facts.map(({ name, value, note }) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {value}
                {note ? <small>{note}</small> : null}
              </dd>
            </div>
          ) : null,
        )}
      </Facts>
    </div>
  )
}

const Title = styled.p`
  margin: 0 0 var(--fleet-space-2);
  font-weight: var(--fleet-weight-strong);

  > span {
    display: block;
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-xs);
    font-weight: 400;
  }
`

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--fleet-space-1) var(--fleet-space-3);
  margin: 0;

  > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: baseline;
  }
  dt {
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-xs);
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  small {
    display: block;
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-xs);
  }
`
