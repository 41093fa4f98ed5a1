import {
  type AdminGroup,
  type DriverRanking,
  USER_TYPES,
  type UserType,
  userTypeOf,
} from '@fleetgis/domain/dashboards'
import type { PeriodChoice } from '@fleetgis/domain/period'
import { styled } from 'styled-components'
import { PeriodSelect } from '../../../primitives/fields/PeriodSelect.tsx'
import { SegmentedControl } from '../../../primitives/fields/SegmentedControl.tsx'
import { type Figure, FigureGrid } from '../../../primitives/layout/FigureGrid.tsx'
import { type RootProps, rootProps } from '../../../primitives/rootProps.ts'
import { failureIn } from '../../../provider/Failure.ts'
import { useText } from '../../../provider/FleetContext.ts'
import type { Remote } from '../../../remote/calls/useRemote.ts'
import { RetryBanner } from '../../../remote/failures/RetryBanner.tsx'
import { StaleBanner } from '../../../remote/failures/StaleBanner.tsx'
import { spread, stack } from '../../../theme/looks.ts'
import { RankingTable } from '../RankingTable/RankingTable.tsx'
import { dashboardsWords } from '../words.ts'
import { GroupFigures } from './GroupFigures.tsx'

/** The state of one call. */
export interface FiguresPart extends Pick<Remote<unknown>, 'failure' | 'staleness' | 'isFetching' | 'retry'> {
  /** What it loads, such as the ranking. */
  readonly name: string
}

export interface FiguresPanelViewProps extends RootProps {
  period: PeriodChoice
  onPeriod: (event: { period: PeriodChoice }) => void
  /** Whether the period has both its days; true unless given. */
  isWhole?: boolean | undefined
  userType: UserType
  /** Another user type was chosen; without it there is no selector (PERM-09). */
  onUserType?: ((event: { userType: UserType }) => void) | undefined
  /** Each loads or fails alone. */
  figures: readonly Figure[]
  /** With which days they are compared. */
  compared?: string | undefined
  /** The calls behind them, for their failures. */
  parts: readonly FiguresPart[]
  /** The drivers; undefined while they load, or after a failure. */
  ranking: readonly DriverRanking[] | undefined
  hasRankingFailed?: boolean | undefined
  /** The groups; undefined while they load, or after a failure. */
  groups: readonly AdminGroup[] | undefined
  haveGroupsFailed?: boolean | undefined
}

/** Totals and a ranking of drivers, or the groups of the admins. Source: DASH-01 to DASH-07, DASH-09, PERM-09, CF-111. */
export function FiguresPanelView(props: FiguresPanelViewProps) {
  const { period, userType, onUserType, isWhole = true } = props
  const t = useText(dashboardsWords)
  const isDriver = userType === USER_TYPES.driver
  return (
    <Panel {...rootProps(props)} aria-label={t('figures.title')} data-component="FiguresPanel">
      <Filters>
        <PeriodSelect value={period} onChange={(next) => props.onPeriod({ period: next })} />
        {onUserType ? (
          <SegmentedControl
            label={t('figures.userType')}
            items={[
              { id: `${USER_TYPES.driver}`, label: t('figures.ofDrivers') },
              { id: `${USER_TYPES.admin}`, label: t('figures.ofAdmins') },
            ]}
            value={`${userType}`}
            onChange={(value) => onUserType({ userType: userTypeOf(value) })}
          />
        ) : null}
      </Filters>
      {isWhole ? (
        <>
          {props.parts.map((part) => (
            <Notice key={part.name} part={part} />
          ))}
          {props.compared ? <p data-part="compared">{props.compared}</p> : null}
          <FigureGrid label={t('figures.title')} figures={props.figures} />
          <h2>{t(isDriver ? 'ranking.title' : 'figures.groups')}</h2>
          {isDriver ? (
            props.hasRankingFailed ? null : (
              // Another period starts on page 1.
              <RankingTable key={JSON.stringify(period)} drivers={props.ranking} />
            )
          ) : props.haveGroupsFailed ? null : (
            <GroupFigures groups={props.groups} />
          )}
        </>
      ) : (
        <p role="status">{t('transactions.bothDays')}</p>
      )}
    </Panel>
  )
}

/** Why a part is missing or stale, with a retry of that part alone. */
function Notice({ part: { name, failure, staleness, isFetching, retry } }: { part: FiguresPart }) {
  const t = useText(dashboardsWords)
  if (!failure) return <StaleBanner staleness={staleness} onRetry={retry} isFetching={isFetching} />
  return (
    <RetryBanner tone="danger" onRetry={retry} isFetching={isFetching}>
      {failureIn(failure, (reason) => t('figures.partFailed', { part: name, reason }))}
    </RetryBanner>
  )
}

const Panel = styled.section`
  ${stack}
  gap: var(--fleet-space-4);
  width: 100%;
  max-width: 960px;
  margin-inline: auto;

  > h2,
  > p {
    margin: 0;
  }
  > h2 {
    font-size: var(--fleet-text-m);
    font-weight: var(--fleet-weight-strong);
  }
  > p {
    padding: var(--fleet-space-6) 0;
    color: var(--fleet-color-text-muted);
    text-align: center;
  }
  > [data-part='compared'] {
    padding: 0;
    font-size: var(--fleet-text-s);
    text-align: start;
  }
`

const Filters = styled.div`
  ${spread}
  align-items: start;
  gap: var(--fleet-space-2) var(--fleet-space-4);
`
