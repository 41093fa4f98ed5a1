import { LocationTable } from '@fleetgis/ui/LocationTable'

/** `/check-location` (LOC-15 to LOC-20, CF-145). */
export default function CheckLocationPage() {
  return <LocationTable list="review" visibility="switch" />
}
