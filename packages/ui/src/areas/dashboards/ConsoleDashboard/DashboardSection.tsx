import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { LoadingBar } from '../../../primitives/feedback/LoadingBar.tsx'
import { failureIn } from '../../../provider/Failure.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { RetryBanner } from '../../../remote/failures/RetryBanner.tsx'
import { StaleBanner } from '../../../remote/failures/StaleBanner.tsx'
import { spread } from '../../../theme/looks.ts'
import type { PartState } from '../togetherWith.ts'
import { dashboardsWords } from '../words.ts'

export interface DashboardSectionProps {
  title: string
  remote: PartState
  /** The call for the period before: what fails leaves the figures. */
  earlier?: PartState | undefined
  /** Below the heading. */
  note?: string | undefined
  /** Beside the heading. */
  actions?: ReactNode
  children: ReactNode
}

/** A part of a dashboard with its heading, its age and its failure. */
export function DashboardSection({ title, remote, earlier, note, actions, children }: DashboardSectionProps) {
  const t = useText(dashboardsWords)
  const { failure, retry, isFetching } = remote
  const retryAll = () => {
    retry()
    if (earlier?.failure) earlier.retry()
  }
  return (
    <Section aria-label={title}>
      <header>
        <h2>{title}</h2>
        {actions ? <div>{actions}</div> : null}
      </header>
      {note ? <p>{note}</p> : null}
      <StaleBanner staleness={remote.staleness} onRetry={retry} isFetching={isFetching} />
      {failure ? (
        <RetryBanner tone="danger" onRetry={retryAll} isFetching={isFetching}>
          {failure}
        </RetryBanner>
      ) : null}
      {earlier?.failure && !failure ? (
        <RetryBanner tone="warning" onRetry={earlier.retry} isFetching={earlier.isFetching}>
          {failureIn(earlier.failure, (reason) => t('dashboard.notCompared', { reason }))}
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
    min-height: var(--fleet-control-height);
  }
  > header > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    align-items: center;
    gap: 0 var(--fleet-space-2);
    margin-inline-start: auto;
  }
  > header > div > * {
    margin-inline-start: 0;
  }
  > header > h2 {
    margin: 0;
    font-size: var(--fleet-text-m);
  }
  > p {
    margin: calc(-1 * var(--fleet-space-2)) 0 0;
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-s);
  }
`
