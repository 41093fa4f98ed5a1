import { styled } from 'styled-components'
import { useShownText } from '../../../i18n/useShownText.ts'
import { routeLine, routeMark } from '../../../primitives/layout/routeLook.ts'
import { type RouteNames, routePlaces } from '../../../primitives/layout/routePlaces.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { plainList } from '../../../theme/looks.ts'
import { tripsWords } from '../words.ts'

/** The places of the journey: pickup, stops and drop-off. BKD-06. */
export function TripJourney(route: RouteNames) {
  const t = useText(tripsWords)
  const shown = useShownText()
  return (
    <section data-part="journey">
      <h3>{t('tripDetail.route')}</h3>
      <List>
        {routePlaces(route, t).map(({ kind, label, name }) => (
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
  ${plainList}

  > li {
    position: relative;
    padding: 0 0 var(--fleet-space-3) var(--fleet-space-6);
  }
  > li:last-child {
    padding-bottom: 0;
  }
  > li::before {
    ${routeMark}
    inset: 0.3em auto auto 0;
    background: var(--fleet-color-surface);

    --fleet-route-mark: var(--fleet-color-gray);
  }
  > li[data-kind='pickup']::before {
    --fleet-route-mark: var(--fleet-color-green);
  }
  > li[data-kind='dropOff']::before {
    --fleet-route-mark: var(--fleet-color-red);
    border-radius: 3px;
  }
  > li:not(:last-child)::after {
    ${routeLine}
    inset: calc(0.3em + 15px) auto calc(-0.3em + 3px) 5px;
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
