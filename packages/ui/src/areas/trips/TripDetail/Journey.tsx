import { styled } from 'styled-components'
import { useShownText } from '../../../i18n/useShownText.ts'
import { useText } from '../../../provider/FleetContext.ts'

export interface JourneyProps {
  pickup: string
  /** In order. */
  stops: readonly string[]
  dropOff: string
}

/** The places of the journey: pickup, stops and drop-off. BKD-06. */
export function Journey({ pickup, stops, dropOff }: JourneyProps) {
  const t = useText()
  const shown = useShownText()
  const places = [
    { kind: 'pickup', label: t('tripDetail.pickup'), name: pickup },
    ...stops.map((name, index) => ({
      kind: 'stop',
      label: t('tripDetail.stop', { number: index + 1 }),
      name,
    })),
    { kind: 'dropOff', label: t('tripDetail.dropOff'), name: dropOff },
  ]
  return (
    <section data-part="journey">
      <h3>{t('tripDetail.route')}</h3>
      <List>
        {places.map(({ kind, label, name }) => (
          <li key={label} data-kind={kind}>
            <span>{label}</span>
            <p>{shown(name) || '–'}</p>
          </li>
        ))}
      </List>
    </section>
  )
}

const List = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    position: relative;
    padding: 0 0 var(--fleet-space-3) var(--fleet-space-6);
  }
  > li:last-child {
    padding-bottom: 0;
  }
  > li::before {
    content: '';
    position: absolute;
    inset: 0.3em auto auto 0;
    width: 12px;
    height: 12px;
    border: 3px solid var(--fleet-journey-mark);
    border-radius: var(--fleet-radius-full);
    background: var(--fleet-color-surface);

    --fleet-journey-mark: var(--fleet-color-gray);
  }
  > li[data-kind='pickup']::before {
    --fleet-journey-mark: var(--fleet-color-green);
  }
  > li[data-kind='dropOff']::before {
    --fleet-journey-mark: var(--fleet-color-red);
    border-radius: 3px;
  }
  > li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: calc(0.3em + 15px) auto calc(-0.3em + 3px) 5px;
    border-inline-start: 2px dotted var(--fleet-color-control);
  }
  span {
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-xs);
    line-height: var(--fleet-line-height);
  }
  p {
    margin: 0;
  }
`
