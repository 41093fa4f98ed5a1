import { LocationTable } from '@fleetgis/ui/LocationTable'
import type { PageProps } from '../pageProps.ts'
import { checkLocation } from '../routes.ts'
import { useFilters } from '../useFilters.ts'

/** `/check-location` (LOC-15 to LOC-20, CF-145). */
export default function CheckLocationPage({ parameters }: PageProps<typeof checkLocation>) {
  const [filters, setFilters] = useFilters(checkLocation, parameters)
  return <LocationTable list="review" visibility="switch" filters={filters} onFiltersChange={setFilters} />
}
