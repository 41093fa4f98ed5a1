import { LocationTable } from '@fleetgis/ui/LocationTable'
import { PlaceFrame } from '../PlaceFrame.tsx'

/** `/check-location` (LOC-15 to LOC-20, CF-145). */
export default function CheckLocationPage() {
  return (
    <PlaceFrame>
      <LocationTable list="review" visibility="switch" />
    </PlaceFrame>
  )
}
