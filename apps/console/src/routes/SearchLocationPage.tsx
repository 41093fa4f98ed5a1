import { PlaceFinder } from '@fleetgis/ui/PlaceFinder'

/** `/search-location` (LOC-09 to LOC-14, CF-144). */
export default function SearchLocationPage() {
  return <PlaceFinder />
}
