import { PlaceSearch } from '@fleetgis/ui/PlaceSearch'
import { PlaceFrame } from '../PlaceFrame.tsx'
import type { PageProps } from '../routes.ts'

/** `/location` (LOC-01 to LOC-08). */
export default function LocationPage({ query }: PageProps) {
  return (
    <PlaceFrame>
      <PlaceSearch name={query.text('name')} />
    </PlaceFrame>
  )
}
