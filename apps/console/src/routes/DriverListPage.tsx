import { useText } from '@fleetgis/ui'
import { DriverPanel } from '@fleetgis/ui/DriverPanel'
import { useConsole } from '../ConsoleContext.ts'
import type { PageProps } from '../routes.ts'
import { WebViewFrame } from '../WebViewFrame.tsx'
import { consoleWords } from '../words.ts'

/** `/driver-list` (ROUTE-16, GDRV-01). */
export default function DriverListPage({ query }: PageProps) {
  const { config } = useConsole()
  const t = useText(consoleWords)
  return (
    <WebViewFrame title={t('page.driverList')}>
      <DriverPanel
        page="screen"
        userId={query.text('driverid') ?? ''}
        groupId={query.text('groupid') ?? ''}
        imageHosts={config.imageHosts}
      />
    </WebViewFrame>
  )
}
