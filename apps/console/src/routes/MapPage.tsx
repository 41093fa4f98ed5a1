import { AdminMap } from '@fleetgis/ui/AdminMap'
import { useConsole } from '../ConsoleContext.ts'
import type { PageProps } from '../pageProps.ts'
import type { map } from '../routes.ts'
import { useAppId } from '../useAppId.ts'

/** `/map` (PMAP-19): the map of a group's admin as a page of its own. */
export default function MapPage({ parameters }: PageProps<typeof map>) {
  const { config, logger } = useConsole()
  const appId = useAppId(parameters)
  return (
    <AdminMap
      userId={parameters.driverid}
      groupId={parameters.groupid}
      appId={appId}
      isStandalone
      refresh={{ locations: config.poll.webViews }}
      asksChanges={config.asksChanges}
      chatPollMs={config.poll.chat}
      imageHosts={config.imageHosts}
      onTripRefused={({ message }) => logger.warned(message)}
    />
  )
}
