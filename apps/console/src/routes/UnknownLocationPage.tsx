import { UnknownPlaces } from '@fleetgis/ui/UnknownPlaces'
import { PlaceFrame } from '../PlaceFrame.tsx'
import { usePlaceAddress } from '../usePlaceAddress.ts'

/** `/unknown-location` (LOC-22 to LOC-26). */
export default function UnknownLocationPage() {
  const addressOf = usePlaceAddress()
  return (
    <PlaceFrame>
      <UnknownPlaces
        hrefOf={({ name }) => addressOf('/location', { name })}
        backHref={addressOf('/location')}
      />
    </PlaceFrame>
  )
}
