import type { MapView } from '@fleetgis/domain/map'
import type { Place } from '@fleetgis/domain/places'
import { type ReactNode, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { useShownText } from '../../../i18n/useShownText.ts'
import { FleetMap } from '../../../map/FleetMap.tsx'
import { SuggestField } from '../../../primitives/fields/SuggestField.tsx'
import { Stack } from '../../../primitives/layout/Stack.ts'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { type Failure, failureText } from '../../../provider/Failure.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { placesWords } from '../words.ts'

export interface PlaceFinderViewProps extends RootProps<HTMLDivElement> {
  /** The text of the field. */
  text: string
  onText: (event: { text: string }) => void
  /** The suggestions for the text; undefined while they load or after a failure. Keep the list between renders. */
  found: readonly Place[] | undefined
  /** Why there are no suggestions, in plain text. */
  failure?: Failure | undefined
  /** The chosen suggestion, shown as a pin. */
  place: Place | undefined
  onPlace: (event: { place: Place }) => void
  /** Enter without a suggestion; an empty text lists all places. */
  onSearch: (event: { search: string }) => void
  /** The table below the map. */
  children?: ReactNode
}

/** The zoom at a chosen place. Source: CF-144. */
const PLACE_ZOOM = 14
const NO_VEHICLES: readonly never[] = []

/** A search field with suggestions, and a map with a pin at the chosen one. Source: LOC-09, LOC-10, CF-144. */
export function PlaceFinderView({
  text,
  onText,
  found,
  failure,
  place,
  onPlace,
  onSearch,
  children,
  ...root
}: PlaceFinderViewProps) {
  const t = useText(placesWords)
  const shown = useShownText()
  const suggestions = useMemo(
    () =>
      (found ?? []).map(({ name, address }, index) => ({
        id: String(index),
        text: shown(name),
        note: shown(address),
      })),
    [found, shown],
  )
  const pins = useMemo(() => (place ? [pinOf(place)] : []), [place])
  // Without a pin the map stays where it is.
  const [seen, setSeen] = useState(place)
  const [view, setView] = useState(place && viewOf(place))
  if (place !== seen) {
    setSeen(place)
    if (place) setView(viewOf(place))
  }
  const status = (failure && failureText(failure)) ?? (found === undefined ? t('common.loading') : undefined)
  return (
    <Box {...root} data-component="PlaceFinder">
      <search>
        <SuggestField
          label={t('placeFinder.search')}
          value={text}
          onChange={(typed) => onText({ text: typed })}
          suggestions={suggestions}
          onChoose={({ id }) => {
            const chosen = found?.[Number(id)]
            if (chosen) onPlace({ place: chosen })
          }}
          onSubmit={(typed) => onSearch({ search: typed })}
          status={status ?? (suggestions.length === 0 ? t('place.noSuggestions') : undefined)}
        />
      </search>
      <MapBox>
        <FleetMap vehicles={NO_VEHICLES} places={pins} view={view} label={t('placeFinder.map')} />
      </MapBox>
      {children}
    </Box>
  )
}

const viewOf = (place: Place): MapView => ({ centre: pinOf(place).position, zoom: PLACE_ZOOM })

function pinOf({ name, latitude, longitude }: Place) {
  return { id: `${latitude} ${longitude}`, name, position: { lat: latitude, lng: longitude } }
}

const Box = styled(Stack)`
  > search {
    display: block;
    max-width: 480px;
  }
`

/** LOC-10. */
const MapBox = styled.div`
  height: 400px;
  overflow: hidden;
  border: 1px solid var(--fleet-card-border);
  border-radius: var(--fleet-card-radius);
`
