import { adminListQuery, type DashboardFilter, driverRankingQuery } from '@fleetgis/api/dashboards'
import { showsUserTypeSelector, type TopAdminLists } from '@fleetgis/domain/permission'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../../primitives/actions/Link.tsx'
import { SegmentedControl } from '../../../primitives/fields/SegmentedControl.tsx'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { useRemote } from '../../../remote/calls/useRemote.ts'
import { type DriverLinkProps, useDriverContacts } from '../../drivers/index.ts'
import { GroupFigures } from '../FiguresPanel/GroupFigures.tsx'
import { RankingTable } from '../RankingTable/RankingTable.tsx'
import { dashboardsWords } from '../words.ts'
import { DashboardSection } from './DashboardSection.tsx'
import type { FigureFilters, Ranked } from './dashboardFilters.ts'
import type { DashboardTarget } from './useDashboardFilters.ts'

export interface RankingSectionProps extends DriverLinkProps {
  ranked: Ranked
  onRanked: (ranked: Ranked) => void
  request: DashboardFilter
  filters: FigureFilters
  topAdmins: TopAdminLists
  hrefOf: ((target: DashboardTarget) => string | undefined) | undefined
}

/** Rows a page: a dashboard shows the first ones, the driver report has all. */
const SIZE = 5

/**
 * The drivers of a period, ranked (EP-B38); for top admins, who alone may ask, the groups too (EP-B43). The call of the
 * other ranking is not made. DASH-06, DASH-07, PERM-09.
 */
export function RankingSection({ ranked, onRanked, ...props }: RankingSectionProps) {
  const { request, filters, topAdmins, hrefOf, driverHrefOf } = props
  const { client } = useFleet()
  const t = useText(dashboardsWords)
  const contacts = useDriverContacts()
  const hasGroups = showsUserTypeSelector(request.userId, topAdmins)
  const isOfGroups = hasGroups && ranked === 'groups'
  const drivers = useRemote(useQuery({ ...driverRankingQuery(client, request), enabled: !isOfGroups }))
  const groups = useRemote(useQuery({ ...adminListQuery(client, request), enabled: isOfGroups }))
  const remote = isOfGroups ? groups : drivers
  const report = isOfGroups ? undefined : hrefOf?.({ page: 'driverReport', filters })
  return (
    <DashboardSection
      title={t(isOfGroups ? 'figures.groups' : 'ranking.title')}
      remote={remote}
      actions={
        <>
          {hasGroups ? (
            <SegmentedControl
              label={t('ranking.of')}
              items={[
                { id: 'drivers', label: t('figures.ofDrivers') },
                { id: 'groups', label: t('figures.groups') },
              ]}
              value={ranked}
              onChange={onRanked}
            />
          ) : null}
          {report ? <Link href={report}>{t('dashboard.report')}</Link> : null}
        </>
      }
    >
      {remote.failure ? null : isOfGroups ? (
        <GroupFigures groups={groups.data?.groups} />
      ) : (
        <RankingTable
          // Another period or group starts on page 1.
          key={JSON.stringify(request)}
          {...contacts}
          drivers={drivers.data}
          driverHrefOf={driverHrefOf}
          size={SIZE}
        />
      )}
    </DashboardSection>
  )
}
