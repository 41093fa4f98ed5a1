import { formatAmount } from '@fleetgis/domain/format'
import { DRIVER_COUNTERS, type DriverCounts } from '@fleetgis/domain/map'
import { memo } from 'react'
import { Toolbar } from 'react-aria-components/Toolbar'
import { styled } from 'styled-components'
import { type MapText, mapWords } from '../../../map/words.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { focusRing } from '../../../theme/focusRing.ts'
import { spread } from '../../../theme/looks.ts'
import type { MapData } from '../parts/useMapData.ts'

export interface DriverCountersProps extends Pick<MapData, 'dispatch'> {
  counts: DriverCounts | undefined
  /** The status whose list is open. */
  openStatus: number | undefined
}

/** CF-160 */
const WORDS: Readonly<Record<keyof DriverCounts, MapText>> = {
  online: 'map.online',
  ongoing: 'map.ongoing',
  offline: 'map.offline',
  all: 'adminMap.all',
}

/**
 * The number of drivers in each state, in its colour; each opens a list, All none (PMAP-07, PMAP-09, CF-98). Memoized:
 * the pages of a layer do not rerender it.
 */
export const DriverCounters = memo(function DriverCounters(props: DriverCountersProps) {
  const { counts, openStatus, dispatch } = props
  const t = useText(mapWords)
  return (
    <Toolbar aria-label={t('adminMap.counters')}>
      <Row data-part="counters">
        {DRIVER_COUNTERS.map(({ name, colour, status }) => {
          const content = (
            <>
              <strong>{counts ? formatAmount(counts[name]) : '–'}</strong>
              <span data-colour={colour}>{t(WORDS[name])}</span>
            </>
          )
          return (
            <li key={name}>
              {status === undefined ? (
                <div>{content}</div>
              ) : (
                <button
                  type="button"
                  aria-expanded={openStatus === status}
                  onClick={() =>
                    dispatch(
                      openStatus === status
                        ? { type: 'panelClosed', name: 'statusList' }
                        : { type: 'panelOpened', panel: { name: 'statusList', status } },
                    )
                  }
                >
                  {content}
                </button>
              )}
            </li>
          )
        })}
      </Row>
    </Toolbar>
  )
})

const Row = styled.ul`
  /* Large text wraps between counters, not inside their words. */
  ${spread}
  gap: var(--fleet-space-1);
  margin: 0;
  padding: 0 var(--fleet-space-2);
  list-style: none;

  /* Longer words. */
  &:lang(my) {
    display: grid;
    grid-template-columns: repeat(2, auto);
  }
  > li > * {
    ${focusRing}
    outline-offset: -2px;
    display: flex;
    flex-direction: column;
    gap: 2px;
    width: 100%;
    height: 100%;
    min-height: 44px;
    padding: var(--fleet-space-1) var(--fleet-space-2);
    border: 0;
    border-radius: var(--fleet-radius-s);
    background: none;
    color: var(--fleet-color-text);
    text-align: start;
  }
  > li > button {
    cursor: pointer;
  }
  /* One below the other with enlarged text: a column of two would break inside the words. */
  @container fleet-map-over (max-width: 14em) {
    &:lang(my) {
      grid-template-columns: 1fr;
    }
    &:lang(my) > li > * {
      flex-flow: row wrap;
      align-items: baseline;
      gap: 0 var(--fleet-space-2);
    }
  }
  > li > button:hover,
  > li > button[aria-expanded='true'] {
    background: var(--fleet-color-sunken);
  }
  strong {
    font-size: var(--fleet-text-l);
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
  }
  span {
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-xs);
  }
  span[data-colour]::before {
    content: '';
    display: inline-block;
    width: 8px;
    height: 8px;
    margin-inline-end: var(--fleet-space-1);
    border-radius: 50%;
    background: var(--fleet-color-gray);
    forced-color-adjust: none;
  }
  span[data-colour='green']::before {
    background: var(--fleet-color-green);
  }
  span[data-colour='red']::before {
    background: var(--fleet-color-red);
  }
`
