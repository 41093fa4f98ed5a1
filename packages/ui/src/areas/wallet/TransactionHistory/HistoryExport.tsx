import { formatAmount } from '@fleetgis/domain/format'
import Download from 'lucide-react/icons/download'
import { styled } from 'styled-components'
import { Button } from '../../../primitives/actions/Button.tsx'
import { Banner } from '../../../primitives/feedback/Banner.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import type { ExportState } from './ExportState.ts'

interface HistoryExportProps {
  /** There is nothing to export yet. */
  isDisabled: boolean
  exporting: ExportState | undefined
  onExport: () => void
  onCancel?: (() => void) | undefined
}

/** The button that exports all transactions of the period, with its progress and its result. */
export function HistoryExport({ isDisabled, exporting, onExport, onCancel }: HistoryExportProps) {
  const t = useText()
  const isRunning = exporting?.state === 'running'
  return (
    <>
      <Buttons>
        {isRunning && onCancel ? (
          <Button variant="quiet" onPress={onCancel}>
            {t('transactions.exportCancel')}
          </Button>
        ) : null}
        <Button onPress={onExport} isDisabled={isDisabled} isPending={isRunning}>
          {isRunning ? null : <Download size={16} aria-hidden />}
          {t('transactions.export')}
        </Button>
      </Buttons>
      <Outcome data-part="export" data-state={exporting?.state}>
        {exporting?.state === 'failed' ? (
          <Banner tone="danger">{t('transactions.exportFailed', { reason: exporting.reason })}</Banner>
        ) : (
          <p role="status">{outcomeText()}</p>
        )}
      </Outcome>
    </>
  )

  function outcomeText() {
    if (exporting?.state === 'done') return t('transactions.exported', { count: exporting.rows })
    if (exporting?.state !== 'running' || !(exporting.total > 0)) return null
    const { done, total } = exporting
    return t('transactions.exporting', { done: formatAmount(done), total: formatAmount(total) })
  }
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--fleet-space-1);
  margin-inline-start: auto;
`

const Outcome = styled.div`
  flex-basis: 100%;

  > p {
    margin: 0;
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-s);
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`
