import { PlaceSearch } from '@fleetgis/ui/PlaceSearch'
import type { PageProps } from '../pageProps.ts'
import { location } from '../routes.ts'
import { useFilters } from '../useFilters.ts'

/** `/location` (LOC-01 to LOC-08). */
export default function LocationPage({ parameters }: PageProps<typeof location>) {
  const [filters, setFilters] = useFilters(location, parameters)
  return <PlaceSearch name={parameters.name} filters={filters} onFiltersChange={setFilters} />
}
