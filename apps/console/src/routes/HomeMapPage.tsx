import { HomeMap } from '@fleetgis/ui/HomeMap'
import { useConsole } from '../ConsoleContext.ts'

/** `/home/map` (ROUTE-23). */
export default function HomeMapPage() {
  const { config, logger } = useConsole()
  return <HomeMap refresh={config.poll} onTripRefused={({ message }) => logger.warned(message)} />
}
