import { useText } from '@fleetgis/ui'
import { AdminMap } from '@fleetgis/ui/AdminMap'
import { useConsole } from '../ConsoleContext.ts'
import { FullViewFrame } from '../FullViewFrame.tsx'
import type { PageProps } from '../routes.ts'
import { useAppId } from '../useAppId.ts'
import { consoleWords } from '../words.ts'

/** `/map` (PMAP-19): the map of a group's admin as a page of its own. */
export default function MapPage({ query }: PageProps) {
  const { config, logger } = useConsole()
  const t = useText(consoleWords)
  const appId = useAppId(query)
  return (
    <FullViewFrame title={t('page.map')}>
      <AdminMap
        userId={query.text('driverid') ?? ''}
        groupId={query.text('groupid') ?? ''}
        appId={appId}
        isStandalone
        refresh={{ locations: config.poll.webViews }}
        chatPollMs={config.poll.chat}
        imageHosts={config.imageHosts}
        onTripRefused={({ message }) => logger.warned(message)}
      />
    </FullViewFrame>
  )
}
