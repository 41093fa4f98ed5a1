import { formatAmount } from '@fleetgis/domain/format'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { styled } from 'styled-components'
import type { FileWay } from '../../csv/giveFile.ts'
import { Button } from '../../primitives/actions/Button.tsx'
import { IconButton } from '../../primitives/actions/IconButton.tsx'
import { LeavingButton } from '../../primitives/actions/LeavingButton.tsx'
import { Banner } from '../../primitives/feedback/Banner.tsx'
import { SpokenValue } from '../../primitives/feedback/SpokenValue.tsx'
import { useIsWide } from '../../primitives/layout/useIsWide.ts'
import { Menu } from '../../primitives/overlays/Menu.tsx'
import { useText } from '../../provider/FleetContext.ts'
import type { ExportState } from './ExportState.ts'

export interface CsvExportState {
  /** The state of the export; undefined without one. */
  exporting?: ExportState | undefined
  /** Whether the file is saved, or its text is copied; `save` unless given. */
  exportWay?: FileWay | undefined
  /** Exports the rows that match the filters; without it there is no button. */
  onExport?: (() => void) | undefined
  /** Cancels the export. */
  onCancelExport?: (() => void) | undefined
}

export interface CsvExportProps extends CsvExportState {
  /** There is nothing to export yet. */
  isDisabled: boolean
}

/** From this width of the window on, in px, the button is in sight. */
const ROOM = 600

/** The button that exports a list as CSV, with its progress and its result. On a phone it is under More. */
export function CsvExport({
  isDisabled,
  exporting,
  exportWay = 'save',
  onExport,
  onCancelExport,
}: CsvExportProps) {
  const t = useText()
  const isInSight = useIsWide(ROOM)
  const isRunning = exporting?.state === 'running'
  if (!onExport) return null
  const label = t(exportWay === 'copy' ? 'export.copy' : 'export.save')
  const Icon = exportWay === 'copy' ? Copy : Download
  return (
    <>
      <Buttons>
        {isRunning && onCancelExport ? (
          <LeavingButton variant="quiet" onPress={onCancelExport}>
            {t('export.cancel')}
          </LeavingButton>
        ) : null}
        {isInSight ? (
          <Button onPress={onExport} isDisabled={isDisabled} isPending={isRunning}>
            {isRunning ? null : <Icon size={16} aria-hidden />}
            {label}
          </Button>
        ) : (
          <Menu
            align="end"
            label={t('export.more')}
            opener={
              <More label={t('export.more')}>
                <Ellipsis size={20} aria-hidden />
              </More>
            }
            items={[
              {
                id: 'export',
                label,
                icon: <Icon size={16} aria-hidden />,
                isDisabled: isDisabled || isRunning,
              },
            ]}
            onAction={onExport}
          />
        )}
      </Buttons>
      <Outcome data-part="export" data-state={exporting?.state}>
        {exporting?.state === 'failed' ? (
          <Banner tone="danger">{t('export.failed', { reason: exporting.reason })}</Banner>
        ) : (
          <p>
            <SpokenValue value={outcomeText()} isBusy={isRunning}>
              {(text) => text}
            </SpokenValue>
          </p>
        )}
      </Outcome>
    </>
  )

  function outcomeText() {
    if (exporting?.state === 'done')
      return t(exportWay === 'copy' ? 'export.copied' : 'export.saved', { count: exporting.rows })
    if (exporting?.state !== 'running' || !(exporting.total > 0)) return undefined
    const { done, total } = exporting
    return t('export.running', { done: formatAmount(done), total: formatAmount(total) })
  }
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--fleet-space-1);
  margin-inline-start: auto;
`

const More = styled(IconButton)`
  width: 44px;
  height: 44px;
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
