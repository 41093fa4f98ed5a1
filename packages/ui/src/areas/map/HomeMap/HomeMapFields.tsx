import Search from 'lucide-react/icons/search'
import { type FormEvent, memo, useEffect } from 'react'
import { styled } from 'styled-components'
import { MapTotals } from '../../../map/panels/MapTotals.ts'
import { TripTotals } from '../../../map/panels/TripTotals.tsx'
import { mapWords } from '../../../map/words.ts'
import { Button } from '../../../primitives/actions/Button.tsx'
import { Switch } from '../../../primitives/fields/Switch.tsx'
import { TextField } from '../../../primitives/fields/TextField.tsx'
import { useDraft } from '../../../primitives/fields/useDraft.ts'
import { WholePeriodSelect } from '../../../primitives/fields/WholePeriodSelect.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { GroupMultiSelect } from '../../../remote/lists/GroupMultiSelect.tsx'
import { focusRing } from '../../../theme/focusRing.ts'
import { CitySelect } from '../parts/CitySelect.tsx'
import { LayerCheckbox } from '../parts/LayerCheckbox.tsx'
import { MapToggles, ToggleRow } from '../parts/MapToggles.ts'
import { StateToggle } from '../parts/StateToggle.tsx'
import type { HomeMapViewProps } from './HomeMapViewProps.ts'

export type HomeMapFieldsProps = Pick<
  HomeMapViewProps,
  'settings' | 'dispatch' | 'chooseCity' | 'search' | 'tripInfo' | 'groups' | 'onNamesNeeded' | 'isFetching'
>

/** The pause after which typed text and chosen groups apply, in milliseconds: one request for several keys. */
const DEBOUNCE_MS = 600

/**
 * The fields of the console map (MAP-03 to MAP-15). All of them apply by themselves, as MAP-21 and MAP-22 say of the
 * period and the checkboxes; Search applies them without the pause, and refetches (MAP-23).
 */
export const HomeMapFields = memo(function HomeMapFields(props: HomeMapFieldsProps) {
  const { settings, dispatch, chooseCity, search, tripInfo, isFetching } = props
  const { state, cityId } = settings
  const t = useText(mapWords)
  const { value: text, set: setText, isChanged: isOtherText } = useDraft(state.search)
  const { value: groupIds, set: setGroupIds, isChanged: isOtherGroups } = useDraft(settings.groupIds)
  const isChanged = isOtherText || isOtherGroups
  useEffect(() => {
    if (!isChanged) return undefined
    const timer = setTimeout(() => search(text, groupIds), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [isChanged, search, text, groupIds])

  function submit(event: FormEvent) {
    event.preventDefault()
    search(text, groupIds)
  }

  return (
    <Form onSubmit={submit}>
      <Info open>
        <summary>{t('homeMap.info')}</summary>
        <MapTotals>
          <TripTotals info={tripInfo} />
        </MapTotals>
      </Info>
      <MapToggles aria-label={t('map.toggles')}>
        <ToggleRow>
          <StateToggle name="locations" state={state} dispatch={dispatch}>
            {t('homeMap.locations')}
          </StateToggle>
          <LayerCheckbox layer="routes" state={state} dispatch={dispatch}>
            {t('homeMap.routes')}
          </LayerCheckbox>
          <StateToggle name="markers" state={state} dispatch={dispatch} as={Switch}>
            {t('homeMap.markers')}
          </StateToggle>
        </ToggleRow>
      </MapToggles>
      <WholePeriodSelect
        list="console"
        variant="select"
        value={state.period}
        onChange={(period) => dispatch({ type: 'periodChosen', period })}
      />
      <CitySelect screen="console" cityId={cityId} onCity={chooseCity} />
      <GroupMultiSelect
        {...props.groups}
        onOpen={props.onNamesNeeded}
        value={groupIds}
        onChange={setGroupIds}
      />
      <TextField
        label={t('homeMap.searchText')}
        type="search"
        maxLength={200}
        value={text}
        onChange={setText}
      />
      <Button type="submit" isWide isPending={isFetching ?? false}>
        <Search size={16} aria-hidden />
        {t('homeMap.search')}
      </Button>
    </Form>
  )
})

const Form = styled.form`
  display: grid;
  gap: var(--fleet-space-3);
`

const Info = styled.details`
  > summary {
    ${focusRing}
    border-radius: var(--fleet-radius-s);
    font-weight: var(--fleet-weight-strong);
    line-height: 32px;
    cursor: pointer;
  }

  @media (pointer: coarse) {
    > summary {
      line-height: 44px;
    }
  }
`
