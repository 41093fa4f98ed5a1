import type { Total, TotalKey } from '@fleetgis/domain/dashboards'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { LoadingBar } from '../../../primitives/feedback/LoadingBar.tsx'
import { FigureGrid } from '../../../primitives/layout/FigureGrid.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import type { Remote } from '../../../remote/calls/useRemote.ts'
import { RetryBanner } from '../../../remote/failures/RetryBanner.tsx'
import { StaleBanner } from '../../../remote/failures/StaleBanner.tsx'
import { spread } from '../../../theme/looks.ts'
import { figureRow } from '../figureRow.ts'
import { dashboardsWords } from '../words.ts'

export interface FigureSectionProps {
  title: string
  /** The figures in their order. */
  keys: readonly TotalKey[]
  /** What is known of them; of the others only the names are shown. */
  totals: readonly Total[]
  remote: Pick<Remote<unknown>, 'data' | 'failure' | 'staleness' | 'isFetching' | 'retry'>
}

/** Figures of one call under a heading: they load and fail together, apart from those of other calls. */
export function FigureSection({ title, keys, totals, remote }: FigureSectionProps) {
  const t = useText(dashboardsWords)
  const figures = figureRow(keys, totals, remote.failure === undefined ? [] : keys, t)
  return (
    <DashboardSection title={title} remote={remote}>
      <FigureGrid label={title} figures={figures} />
    </DashboardSection>
  )
}

export interface DashboardSectionProps extends Pick<FigureSectionProps, 'title' | 'remote'> {
  /** Beside the heading. */
  actions?: ReactNode
  children: ReactNode
}

/** A part of a dashboard with its heading, its age and its failure. */
export function DashboardSection({ title, remote, actions, children }: DashboardSectionProps) {
  const { failure, retry, isFetching } = remote
  return (
    <Section aria-label={title}>
      <header>
        <h2>{title}</h2>
        {actions}
      </header>
      <StaleBanner staleness={remote.staleness} onRetry={retry} isFetching={isFetching} />
      {failure ? (
        <RetryBanner tone="danger" onRetry={retry} isFetching={isFetching}>
          {failure}
        </RetryBanner>
      ) : null}
      <div>
        <LoadingBar isLoading={isFetching && remote.data !== undefined} />
        {children}
      </div>
    </Section>
  )
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fleet-space-2);

  > header {
    ${spread}
    align-items: center;
    gap: var(--fleet-space-2);
  }
  > header > h2 {
    margin: 0;
    font-size: var(--fleet-text-m);
  }
`
