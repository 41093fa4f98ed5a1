import type { AdminMenuEntry } from '@fleetgis/domain/permission'
import { WidgetBoundary } from '@fleetgis/ui'
import { AdminPanel } from '@fleetgis/ui/AdminPanel'
import type { ApprovalFilters } from '@fleetgis/ui/ApprovalPanel'
import type { SearchFilter } from '@fleetgis/ui/DriverPanel'
import type { FiguresFilters } from '@fleetgis/ui/FiguresPanel'
import { lazy, type ReactNode, Suspense } from 'react'
import { useConsole } from '../ConsoleContext.ts'
import type { PageProps } from '../pageProps.ts'
import type { groupAdmin } from '../routes.ts'
import { useAppId } from '../useAppId.ts'
import { useGroupFilters } from '../useGroupFilters.ts'
import { useOpenPanel } from '../useOpenPanel.ts'
import { Waiting } from '../Waiting.tsx'

// The code of a panel loads when it opens.
const AdminMap = lazy(async () => ({
  default: (await import('@fleetgis/ui/AdminMap')).AdminMap,
}))
const ApprovalPanel = lazy(async () => ({
  default: (await import('@fleetgis/ui/ApprovalPanel')).ApprovalPanel,
}))
const DriverPanel = lazy(async () => ({ default: (await import('@fleetgis/ui/DriverPanel')).DriverPanel }))
const FiguresPanel = lazy(async () => ({
  default: (await import('@fleetgis/ui/FiguresPanel')).FiguresPanel,
}))
const TopUpPanel = lazy(async () => ({ default: (await import('@fleetgis/ui/TopUpPanel')).TopUpPanel }))

/** `/groupadmin` (ROUTE-12, EMB-01). */
export default function GroupAdminPage({ parameters }: PageProps<typeof groupAdmin>) {
  const { config, logger } = useConsole()
  const [panel, open] = useOpenPanel()
  const { imageHosts, poll, topUpAmounts } = config
  const admin = { userId: parameters.driverid, groupId: parameters.groupid }
  const appId = useAppId(parameters)
  // The map starts again as PMAP-32 says.
  const drivers = useGroupFilters<SearchFilter>(admin.groupId)
  const wallets = useGroupFilters<SearchFilter>(admin.groupId)
  const approval = useGroupFilters<ApprovalFilters>(admin.groupId)
  const figures = useGroupFilters<FiguresFilters>(admin.groupId)
  const panels: Partial<Record<AdminMenuEntry, ReactNode>> = {
    map: (
      <AdminMap
        {...admin}
        appId={appId}
        refresh={{ locations: poll.webViews }}
        asksChanges={config.asksChanges}
        chatPollMs={poll.chat}
        imageHosts={imageHosts}
        onTripRefused={({ message }) => logger.warned(message)}
      />
    ),
    drivers: <DriverPanel {...admin} {...drivers} page="panel" imageHosts={imageHosts} />,
    topUp: <TopUpPanel {...admin} {...wallets} imageHosts={imageHosts} topUpAmounts={topUpAmounts} />,
    approval: <ApprovalPanel {...admin} {...approval} imageHosts={imageHosts} />,
    other: <FiguresPanel {...admin} {...figures} topAdmins={config} />,
  }
  return (
    <AdminPanel {...admin} appId={appId} topAdmins={config} panel={panel} onPanel={open}>
      {({ panel: shown }) => (
        <WidgetBoundary key={shown} name="AdminPanel">
          <Suspense fallback={<Waiting />}>{panels[shown]}</Suspense>
        </WidgetBoundary>
      )}
    </AdminPanel>
  )
}
