import { UnknownPlaces } from '@fleetgis/ui/UnknownPlaces'
import type { PageProps } from '../pageProps.ts'
import { location, unknownLocation } from '../routes.ts'
import { useFilters } from '../useFilters.ts'

/** `/unknown-location` (LOC-22 to LOC-26). Its links keep language and theme, as the mobile app chose them (CF-126). */
export default function UnknownLocationPage({ parameters }: PageProps<typeof unknownLocation>) {
  const [{ page }, setFilters] = useFilters(unknownLocation, parameters)
  const toSearch = { ...parameters, filters: { source: 'default' } } as const
  return (
    <UnknownPlaces
      page={page}
      onPage={setFilters}
      hrefOf={({ name }) => location.write({ ...toSearch, name })}
      backHref={location.write(toSearch)}
    />
  )
}
