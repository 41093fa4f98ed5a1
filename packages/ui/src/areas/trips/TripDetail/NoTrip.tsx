import MapPinOff from 'lucide-react/icons/map-pin-off'
import { styled } from 'styled-components'
import { useText } from '../../../provider/FleetContext.ts'
import { tripsWords } from '../words.ts'

/** Replaces the map of a trip without a route (BKD-11, ERR-30). */
export function NoTrip() {
  const t = useText(tripsWords)
  return (
    <Note data-part="noTrip">
      <MapPinOff size={18} aria-hidden />
      {t('tripDetail.noTrip')}
    </Note>
  )
}

const Note = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--fleet-space-2);
  margin: 0;
  padding: var(--fleet-space-4);
  border: 1px dashed var(--fleet-color-line);
  border-radius: var(--fleet-radius-m);
  color: var(--fleet-color-text-muted);
  text-align: center;

  > svg {
    flex: none;
  }
  @media print {
    display: none;
  }
`
