import { formatDateTime, formatDistanceKm, formatMoney } from '@fleetgis/domain/format'
import { maskEmail } from '@fleetgis/domain/mask'
import { isUnderWay, type Trip, tripVehicleLabel } from '@fleetgis/domain/trips'
import { useId } from 'react'
import { styled } from 'styled-components'
import { formatWords } from '../../../i18n/formatWords.ts'
import { useShownText } from '../../../i18n/useShownText.ts'
import { Button } from '../../../primitives/actions/Button.tsx'
import { Card } from '../../../primitives/layout/Card.tsx'
import { routeLine, routeMark } from '../../../primitives/layout/routeLook.ts'
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { plainList, spread } from '../../../theme/looks.ts'
import { tripsWords } from '../words.ts'

export interface TripCardProps {
  trip: Trip
  /** Opens the detail of the trip. */
  onDetails: () => void
}

/** A trip of an owner's vehicle: driver, vehicle, times and places of both ends, distance and total. TRIP-03. */
export function TripCard({ trip, onDetails }: TripCardProps) {
  const t = useText(tripsWords)
  const shown = useShownText()
  const id = useId()
  const words = formatWords(t)
  const { driverName, from, to, distanceKm, total } = trip
  const startedAt = formatDateTime(trip.startedAt, words) || '–'
  const endedAt = formatDateTime(trip.endedAt, words) || (isUnderWay(trip) ? t('tripList.underWay') : '–')
  const label = tripVehicleLabel(trip)
  const ends = [
    { kind: 'start', name: t('map.start'), at: startedAt, place: from },
    { kind: 'end', name: t('map.end'), at: endedAt, place: to },
  ]
  return (
    <Box>
      <div id={id} data-part="head">
        <strong dir="auto">{shown(driverName) || '–'}</strong>{' '}
        <span dir="auto">{label.kind === 'email' ? maskEmail(label.text) : label.text}</span>
      </div>
      <ol>
        {ends.map(({ kind, name, at, place }) => (
          <li key={kind} data-kind={kind}>
            <VisuallyHidden>{name} </VisuallyHidden>
            <p dir="auto">{shown(place) || '–'}</p>
            <time>{at}</time>
          </li>
        ))}
      </ol>
      <div data-part="foot">
        <span>
          {distanceKm === undefined ? '–' : t('tripDetail.km', { distance: formatDistanceKm(distanceKm) })}
        </span>
        <strong>{total === undefined ? '–' : formatMoney(total)}</strong>
        <Button id={`${id}-details`} aria-labelledby={`${id}-details ${id}`} onPress={onDetails}>
          {t('adminMap.details')}
        </Button>
      </div>
    </Box>
  )
}

const Box = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fleet-space-3);

  > [data-part='head'] {
    ${spread}
    align-items: baseline;
    gap: 0 var(--fleet-space-4);
  }
  > [data-part='head'] > span,
  time {
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-s);
    font-variant-numeric: tabular-nums;
  }
  > ol {
    display: grid;
    gap: var(--fleet-space-2);
    ${plainList}
  }
  > ol > li {
    position: relative;
    padding-inline-start: var(--fleet-space-6);
  }
  > ol > li > p {
    margin: 0;
  }
  > ol > li::before {
    ${routeMark}
    --fleet-route-mark: var(--fleet-color-green);
  }
  > ol > li[data-kind='end']::before {
    --fleet-route-mark: var(--fleet-color-red);
    border-radius: 3px;
  }
  > ol > li[data-kind='start']::after {
    inset: calc(0.5em * var(--fleet-line-height) + 8px) auto calc(0px - 0.5em * var(--fleet-line-height)) 5px;
    inset: calc(0.5lh + 8px) auto calc(0px - 0.5lh) 5px;
    ${routeLine}
  }
  /* Side by side where there is room. */
  @container (min-width: 561px) {
    > ol {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
    > ol > li[data-kind='start']::after {
      content: none;
    }
  }
  > [data-part='foot'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--fleet-space-2) var(--fleet-space-4);
    font-variant-numeric: tabular-nums;
  }
  > [data-part='foot'] > button {
    margin-inline-start: auto;
  }
`
