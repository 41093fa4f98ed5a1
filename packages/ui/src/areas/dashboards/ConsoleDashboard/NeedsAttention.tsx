import type { Group } from '@fleetgis/domain/drivers'
import { formatAmount, formatDate } from '@fleetgis/domain/format'
import { useQueryClient } from '@tanstack/react-query'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useId, useMemo } from 'react'
import { styled } from 'styled-components'
import { useShownText } from '../../../i18n/useShownText.ts'
import { Link } from '../../../primitives/actions/Link.tsx'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { card, plainList } from '../../../theme/looks.ts'
import { dashboardsWords } from '../words.ts'
import type { DashboardFilters } from './dashboardFilters.ts'
import { loadedAttention } from './loadedAttention.ts'
import type { DashboardTarget } from './useDashboardFilters.ts'
import type { Day } from './useDays.ts'

export interface NeedsAttentionProps {
  days: readonly Day[]
  filters: DashboardFilters
  /** Names the groups of the lines. */
  groups: readonly Group[] | undefined
  today: string
  hrefOf: (target: DashboardTarget) => string | undefined
}

interface Line {
  readonly text: string
  /** The subject of the line. */
  readonly scope: string
  readonly target: DashboardTarget
}

/**
 * What needs attention in what is loaded already: days without trips, empty wallets, missing check-ins. Without any
 * there is no list, and it makes no calls. DASH-14.
 */
export function NeedsAttention({ days, filters, groups, today, hrefOf }: NeedsAttentionProps) {
  const { client } = useFleet()
  const cache = useQueryClient()
  const t = useText(dashboardsWords)
  const shown = useShownText()
  const id = useId()
  // Other pages change what they have loaded, and this one only reads it, for each day once.
  const { noBalance, noCheckIn } = useMemo(
    () => loadedAttention(cache, client, today),
    [cache, client, today],
  )
  const nameOf = (wanted: string) => shown(groups?.find((group) => group.id === wanted)?.name ?? wanted)
  const lines: Line[] = idleDays(days).map((day) => ({
    text: t('attention.noTrips', { days: formatDate(day) }),
    scope: filters.groupId === '' ? t('groups.all') : nameOf(filters.groupId),
    target: { page: 'dashboard', filters: { ...filters, period: { option: 'range', start: day, end: day } } },
  }))
  for (const { groupId, count, total } of noBalance)
    if (count > 0)
      lines.push({
        text: t('attention.noBalance', { count }),
        scope: t('attention.noBalanceScope', { group: nameOf(groupId), total: formatAmount(total) }),
        // Without its group the list marks no balance (CF-129).
        target: { page: 'drivers', groupId },
      })
  if (noCheckIn.count > 0)
    lines.push({
      text: t('attention.noCheckIn', { count: noCheckIn.count }),
      scope: t('attention.noCheckInScope', { total: formatAmount(noCheckIn.total) }),
      target: { page: 'checkIns' },
    })
  if (lines.length === 0) return null
  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>
        <TriangleAlert size={16} aria-hidden />
        {t('attention.title')}
      </h2>
      <ul>
        {lines.map(({ text, scope, target }) => {
          const href = hrefOf(target)
          return (
            <li key={JSON.stringify(target)}>
              {href ? <Link href={href}>{text}</Link> : <b>{text}</b>}
              <span>{scope}</span>
            </li>
          )
        })}
      </ul>
    </Part>
  )
}

/** The days that are over and had no trip, where others had some. At most three, the last ones. */
function idleDays(days: readonly Day[]): readonly string[] {
  const over = days.filter(({ isOver, figures }) => isOver && figures)
  const idle = over.filter(({ figures }) => figures?.tripCount === 0)
  return idle.length === over.length ? [] : idle.slice(-3).map(({ day }) => day)
}

const Part = styled.section`
  ${card}
  padding: var(--fleet-space-3) var(--fleet-space-4);
  border-inline-start: 3px solid var(--fleet-color-orange);

  > h2 {
    display: flex;
    align-items: center;
    gap: var(--fleet-space-2);
    margin: 0 0 var(--fleet-space-1);
    font-size: var(--fleet-text-s);
  }
  svg {
    color: var(--fleet-color-orange);
  }
  ul {
    ${plainList}
  }
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--fleet-space-3);
    padding-block: var(--fleet-space-1);
  }
  li > span {
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-s);
  }
`
