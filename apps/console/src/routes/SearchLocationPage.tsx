import { PlaceFinder } from '@fleetgis/ui/PlaceFinder'
import { PlaceFrame } from '../PlaceFrame.tsx'

/** `/search-location` (LOC-09 to LOC-14, CF-144). */
export default function SearchLocationPage() {
  return (
    <PlaceFrame>
      <PlaceFinder />
    </PlaceFrame>
  )
}
