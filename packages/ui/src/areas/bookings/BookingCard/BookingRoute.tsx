import { styled } from 'styled-components'
import { useShownText } from '../../../i18n/useShownText.ts'
import { routeLine, routeMark } from '../../../primitives/layout/routeLook.ts'
import { type RouteNames, routePlaces } from '../../../primitives/layout/routePlaces.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { plainList } from '../../../theme/looks.ts'
import { visuallyHidden } from '../../../theme/visuallyHidden.ts'
import { bookingsWords } from '../words.ts'

/** The route, one line per place: a green circle is the pickup, a red square the drop-off. BKG-08. */
export function BookingRoute(route: RouteNames) {
  const t = useText(bookingsWords)
  const shown = useShownText()
  return (
    <List aria-label={t('bookingCard.route')}>
      {routePlaces(route, t).map(({ kind, label, name }) => (
        <li key={label} data-kind={kind}>
          <span>{label} </span>
          {shown(name) || '–'}
        </li>
      ))}
    </List>
  )
}

const List = styled.ol`
  display: grid;
  ${plainList}

  > li {
    position: relative;
    padding: 0 0 var(--fleet-space-2) 24px;
  }
  > li:last-child {
    padding-bottom: 0;
  }
  > li[data-kind='stop'] {
    color: var(--fleet-color-text-muted);
  }
  > li::before {
    ${routeMark}
    background: var(--fleet-card-background);

    --fleet-route-mark: var(--fleet-color-green);
  }
  > li[data-kind='stop']::before {
    inset: calc(0.5em * var(--fleet-line-height) - 4px) auto auto 2px;
    inset: calc(0.5lh - 4px) auto auto 2px;
    width: 8px;
    height: 8px;
    border-width: 2px;

    --fleet-route-mark: var(--fleet-color-gray);
  }
  > li[data-kind='dropOff']::before {
    border-radius: 3px;

    --fleet-route-mark: var(--fleet-color-red);
  }
  > li:not(:last-child)::after {
    inset: calc(0.5em * var(--fleet-line-height) + 8px) auto calc(8px - 0.5em * var(--fleet-line-height)) 5px;
    inset: calc(0.5lh + 8px) auto calc(8px - 0.5lh) 5px;
    ${routeLine}
  }
  > li > span {
    ${visuallyHidden}
  }
`
