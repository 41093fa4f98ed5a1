import { PlaceFinder } from '@fleetgis/ui/PlaceFinder'
import type { PageProps } from '../pageProps.ts'
import { searchLocation } from '../routes.ts'
import { useFilters } from '../useFilters.ts'

/** `/search-location` (LOC-09 to LOC-14, CF-144). A place found by Ctrl+K comes in the history entry (T11). */
export default function SearchLocationPage({ parameters }: PageProps<typeof searchLocation>) {
  const [filters, setFilters] = useFilters(searchLocation, parameters)
  return <PlaceFinder filters={filters} onFiltersChange={setFilters} />
}
