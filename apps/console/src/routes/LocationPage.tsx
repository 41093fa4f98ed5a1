import { PlaceSearch } from '@fleetgis/ui/PlaceSearch'
import type { PageProps } from '../pageProps.ts'
import type { location } from '../routes.ts'

/** `/location` (LOC-01 to LOC-08). */
export default function LocationPage({ parameters }: PageProps<typeof location>) {
  return <PlaceSearch name={parameters.name} />
}
