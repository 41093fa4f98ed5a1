import { UnknownPlaces } from '@fleetgis/ui/UnknownPlaces'
import type { PageProps } from '../pageProps.ts'
import { location, type unknownLocation } from '../routes.ts'

/** `/unknown-location` (LOC-22 to LOC-26). Its links keep language and theme, as the mobile app chose them (CF-126). */
export default function UnknownLocationPage({ parameters }: PageProps<typeof unknownLocation>) {
  return (
    <UnknownPlaces
      hrefOf={({ name }) => location.write({ ...parameters, name })}
      backHref={location.write(parameters)}
    />
  )
}
