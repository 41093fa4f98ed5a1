import { formatDistanceKm } from '@fleetgis/domain/format'
import {
  CITIES,
  type City,
  type CityWord,
  cityLabel,
  type MapEvent,
  type MapState,
  type TripInfo,
} from '@fleetgis/domain/map'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import type { TextKey, Translate } from '../../i18n/words.ts'
import { IconButton } from '../../primitives/IconButton.tsx'
import { useText } from '../../provider/FleetContext.ts'
import { focusRing } from '../../theme/focusRing.ts'

export interface HomeMapCardProps {
  state: MapState
  onEvent: (event: MapEvent) => void
  /** How many vehicles there are, in words. */
  title: string
  /** How old that is, in words. */
  age: string | undefined
  tripInfo: TripInfo | undefined
  city: City
  /** A city was chosen, by its id. */
  onCity: (id: string) => void
}

/** The card over the console map: what it shows, how old that is, and what can be switched (MAP-02). */
export function HomeMapCard({ state, onEvent, title, age, tripInfo, city, onCity }: HomeMapCardProps) {
  const t = useText()
  const bodyId = useId()
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <Sheet data-part="card">
      <Head>
        <div>
          <Title>{title}</Title>
          {age ? <Age>{age}</Age> : null}
        </div>
        <IconButton
          label={t(isOpen ? 'homeMap.collapse' : 'homeMap.expand')}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onPress={() => setOpen(!isOpen)}
        >
          {isOpen ? <ChevronUp size={18} aria-hidden /> : <ChevronDown size={18} aria-hidden />}
        </IconButton>
      </Head>
      <Body id={bodyId} hidden={!isOpen}>
        <Field>
          <span>{t('homeMap.city')}</span>
          <select value={city.id} onChange={(event) => onCity(event.target.value)}>
            {CITIES.map((each) => (
              <option key={each.id} value={each.id}>
                {cityLabel(each, 'console', cityWords(t))}
              </option>
            ))}
          </select>
        </Field>
        <Switches>
          <Choice>
            <input
              type="checkbox"
              checked={state.switches.locations}
              onChange={({ target }) => onEvent({ type: 'switched', name: 'locations', on: target.checked })}
            />
            {t('homeMap.locations')}
          </Choice>
          <Choice>
            <input
              type="checkbox"
              checked={state.layer === 'routes'}
              onChange={({ target }) =>
                onEvent({ type: 'layerSwitched', layer: 'routes', on: target.checked })
              }
            />
            {t('homeMap.routes')}
          </Choice>
          <Choice>
            <input
              type="checkbox"
              role="switch"
              checked={state.switches.markers}
              onChange={({ target }) => onEvent({ type: 'switched', name: 'markers', on: target.checked })}
            />
            {t('homeMap.markers')}
          </Choice>
        </Switches>
        <Info>
          <summary>{t('homeMap.info')}</summary>
          <dl>
            {infoRows(tripInfo).map(({ name, value }) => (
              <div key={name}>
                <dt>{t(name)}</dt>
                <dd>{value ?? '–'}</dd>
              </div>
            ))}
          </dl>
        </Info>
      </Body>
    </Sheet>
  )
}

/** MAP-13, MAP-14, CF-27. */
function infoRows(info: TripInfo | undefined): readonly { name: TextKey; value: string | undefined }[] {
  return [
    { name: 'homeMap.trips', value: info && String(info.trips) },
    { name: 'homeMap.drivers', value: info && String(info.drivers) },
    { name: 'homeMap.km', value: info && formatDistanceKm(info.distanceKm) },
  ]
}

function cityWords(t: Translate): Readonly<Record<CityWord, string>> {
  return {
    yangon: t('city.yangon'),
    mandalay: t('city.mandalay'),
    nayPyiTaw: t('city.nayPyiTaw'),
    naypyitaw: t('city.naypyitaw'),
    bangkok: t('city.bangkok'),
    singapore: t('city.singapore'),
  }
}

/** On a phone the card would hide the map. */
function startsOpen(): boolean {
  return globalThis.matchMedia?.('(min-width: 640px)').matches ?? true
}

const Sheet = styled.div`
  border: 1px solid var(--fleet-card-border);
  border-radius: var(--fleet-card-radius);
  background: var(--fleet-color-raised);
  box-shadow: var(--fleet-shadow-2);
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--fleet-space-2);
  padding: var(--fleet-space-2) var(--fleet-space-2) var(--fleet-space-2) var(--fleet-space-4);
`

const Title = styled.p`
  margin: 0;
  font-weight: var(--fleet-weight-strong);
`

const Age = styled.p`
  margin: 0;
  color: var(--fleet-color-text-muted);
  font-size: var(--fleet-text-xs);
`

const Body = styled.div`
  display: grid;
  gap: var(--fleet-space-3);
  padding: 0 var(--fleet-space-4) var(--fleet-space-4);

  &[hidden] {
    display: none;
  }
`

const Field = styled.label`
  display: grid;
  gap: var(--fleet-space-1);

  > span {
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-xs);
  }
  > select {
    ${focusRing}
    width: 100%;
    min-height: var(--fleet-control-height);
    padding: 0 var(--fleet-space-2);
    border: 1px solid var(--fleet-color-control);
    border-radius: var(--fleet-control-radius);
    background: var(--fleet-field-background);
    color: var(--fleet-color-text);
    font-size: var(--fleet-control-text);
  }
`

const Switches = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fleet-space-1) var(--fleet-space-4);
`

const Choice = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--fleet-space-2);
  min-height: 32px;
  cursor: pointer;

  > input {
    ${focusRing}
    width: 18px;
    height: 18px;
    margin: 0;
    border-radius: 3px;
    accent-color: var(--fleet-color-accent);
  }

  /* A switch looks like one: a knob that slides. */
  > input[role='switch'] {
    position: relative;
    width: 34px;
    height: 20px;
    border: 1px solid var(--fleet-color-control);
    border-radius: 999px;
    background: var(--fleet-color-sunken);
    appearance: none;
    cursor: pointer;
    transition: background var(--fleet-duration) var(--fleet-ease);
  }
  > input[role='switch']::after {
    position: absolute;
    top: 2px;
    left: 2px;
    width: 14px;
    height: 14px;
    border-radius: 50%;
    background: var(--fleet-color-control);
    content: '';
    transition: translate var(--fleet-duration) var(--fleet-ease);
  }
  > input[role='switch']:checked {
    border-color: var(--fleet-color-accent);
    background: var(--fleet-color-accent);
  }
  > input[role='switch']:checked::after {
    background: var(--fleet-color-on-accent);
    translate: 14px 0;
  }

  @media (pointer: coarse) {
    min-height: 44px;
  }
  @media (forced-colors: active) {
    > input[role='switch'] {
      appearance: auto;
    }
    > input[role='switch']::after {
      content: none;
    }
  }
`

const Info = styled.details`
  border-top: 1px solid var(--fleet-color-line);
  padding-top: var(--fleet-space-2);

  > summary {
    ${focusRing}
    border-radius: var(--fleet-radius-s);
    font-weight: var(--fleet-weight-strong);
    line-height: 32px;
    cursor: pointer;
  }
  > dl {
    display: grid;
    gap: var(--fleet-space-1);
    margin: var(--fleet-space-1) 0 0;
  }
  dl > div {
    display: flex;
    justify-content: space-between;
    gap: var(--fleet-space-4);
  }
  dt {
    color: var(--fleet-color-text-muted);
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }

  @media (pointer: coarse) {
    > summary {
      line-height: 44px;
    }
  }
`
