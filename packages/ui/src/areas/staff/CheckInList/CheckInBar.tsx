import { formatAmount } from '@fleetgis/domain/format'
import type { MapLocation } from '@fleetgis/domain/map'
import { styled } from 'styled-components'
import { LeavingButton } from '../../../primitives/actions/LeavingButton.tsx'
import { SpokenValue } from '../../../primitives/feedback/SpokenValue.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { CsvExport, type CsvExportProps } from '../../../remote/lists/CsvExport.tsx'
import type { AllPages } from '../../../remote/lists/useAllPages.ts'
import { staffWords } from '../words.ts'

/** How far the check-ins are loaded. */
export type CheckInLoading = Pick<
  AllPages<MapLocation>,
  | 'age'
  | 'cancel'
  | 'failure'
  | 'isCancelled'
  | 'isComplete'
  | 'isFetching'
  | 'isSignedOut'
  | 'progress'
  | 'retry'
  | 'staleness'
>

interface CheckInBarProps extends Omit<CsvExportProps, 'onCancelExport'> {
  /** The number of check-ins that match the filters; undefined while loading or after a failure. */
  total: number | undefined
  loading: CheckInLoading
}

/** The number of check-ins, how far they are loaded or how old they are, and their export. */
export function CheckInBar({ total, loading, ...csv }: CheckInBarProps) {
  const { age, cancel, failure, isCancelled, isComplete, isFetching, progress, retry, staleness } = loading
  const t = useText(staffWords)
  return (
    <Bar>
      <p>
        <SpokenValue
          value={total === undefined ? undefined : formatAmount(total)}
          isBusy={!isComplete && !isCancelled && failure === undefined}
        >
          {(text) => (
            <>
              {t('checkIns.total')} <strong>{text}</strong>
            </>
          )}
        </SpokenValue>
      </p>
      {!isComplete && !failure ? (
        <span data-part="progress">
          {t(isCancelled ? 'checkIns.stopped' : 'checkIns.loaded', {
            count: formatAmount(progress.loaded),
          })}
          <LeavingButton variant="quiet" onPress={isCancelled ? retry : cancel}>
            {t(isCancelled ? 'checkIns.continue' : 'checkIns.stop')}
          </LeavingButton>
        </span>
      ) : null}
      {isComplete && !staleness ? (
        <span data-part="progress">
          {age}
          <LeavingButton variant="quiet" onPress={retry} isPending={isFetching}>
            {t('common.reload')}
          </LeavingButton>
        </span>
      ) : null}
      <CsvExport {...csv} />
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--fleet-space-1) var(--fleet-space-4);
  min-height: var(--fleet-control-height);
  font-variant-numeric: tabular-nums;

  > p {
    margin: 0;
    color: var(--fleet-color-text-muted);
  }
  > p strong {
    color: var(--fleet-color-text);
    font-weight: var(--fleet-weight-strong);
  }
  > [data-part='progress'] {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--fleet-space-2);
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-s);
  }
`
