import { UnknownPlaces } from '@fleetgis/ui/UnknownPlaces'
import { location, type unknownLocation } from '../addresses.ts'
import type { PageProps } from '../pageProps.ts'

/** `/unknown-location` (LOC-22 to LOC-26). Its links keep language and theme, as the mobile app chose them (CF-126). */
export default function UnknownLocationPage({ parameters }: PageProps<typeof unknownLocation>) {
  return (
    <UnknownPlaces
      hrefOf={({ name }) => location.write({ ...parameters, name })}
      backHref={location.write(parameters)}
    />
  )
}
