import { geocoderQuery } from '@fleetgis/api/places'
import { TOAST_MS } from '@fleetgis/domain/auth'
import {
  type Place,
  SUGGESTION_DEBOUNCE_MS,
  SUGGESTION_PROVIDER,
  searchFailure,
} from '@fleetgis/domain/places'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { useNotify } from '../../../provider/useNotify.ts'
import { useRemote } from '../../../remote/calls/useRemote.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { LocationTable } from '../LocationTable/LocationTable.tsx'
import { placesWords } from '../words.ts'
import { PlaceFinderView } from './PlaceFinderView.tsx'

export interface PlaceFinderProps extends RootProps<HTMLDivElement> {
  /** The search at first: fills the field and searches the table; empty unless given. */
  search?: string | undefined
}

/**
 * Finds a place on the map, and looks it up among the saved ones, with its calls: EP-P01 while typing, and those of
 * `LocationTable`. Source: LOC-09 to LOC-14, CF-79, CF-82, CF-144.
 */
export const PlaceFinder = inBoundary('PlaceFinder', ConnectedFinder)

function ConnectedFinder({ search: given = '', ...root }: PlaceFinderProps) {
  const { client } = useFleet()
  const t = useText(placesWords)
  const notify = useNotify()
  const [text, setText] = useState(given)
  const [asked, setAsked] = useState('')
  const [place, setPlace] = useState<Place>()
  const [search, setSearch] = useState(given)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const query = useQuery({ ...geocoderQuery(client, asked), enabled: asked !== '' })
  const { data, failure } = useRemote(query)
  const { error } = query
  // TOAST-08, once for each search: neither a refetch nor another language repeats it.
  const reported = useRef<string>(undefined)
  useEffect(() => {
    if (data) reported.current = undefined
    if (!error || reported.current === asked) return
    reported.current = asked
    notify(t(searchFailure(SUGGESTION_PROVIDER)), { tone: 'danger', duration: TOAST_MS.named })
  }, [data, error, asked, notify, t])

  function ask(typed: string, after: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setAsked(typed.trim()), after)
  }

  return (
    <PlaceFinderView
      {...root}
      text={text}
      onText={({ text: typed }) => {
        setText(typed)
        ask(typed, SUGGESTION_DEBOUNCE_MS)
      }}
      // The suggestions of another text are no suggestions.
      found={asked === text.trim() ? data : undefined}
      failure={asked === text.trim() ? failure : undefined}
      place={place}
      onPlace={({ place: chosen }) => {
        clearTimeout(timer.current)
        setText(chosen.name)
        setPlace(chosen)
        setSearch(chosen.name)
      }}
      onSearch={({ search: typed }) => {
        clearTimeout(timer.current)
        setSearch(typed.trim())
      }}
    >
      <LocationTable search={search} />
    </PlaceFinderView>
  )
}
