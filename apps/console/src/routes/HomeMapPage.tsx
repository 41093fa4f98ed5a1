import { FleetMap } from '@fleetgis/ui/FleetMap'

/** `/home/map` (ROUTE-23). */
export default function HomeMapPage() {
  return <FleetMap vehicles={[]} />
}
