import { formatMoney } from '@fleetgis/domain/format'
import {
  ALL_TYPES,
  APPROVAL_FILTERS,
  filterRequests,
  openRequests,
  type TopUpRequest,
} from '@fleetgis/domain/wallet'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useShownText } from '../../../i18n/useShownText.ts'
import { Button } from '../../../primitives/actions/Button.tsx'
import { EmptyState } from '../../../primitives/feedback/EmptyState.tsx'
import { LoadingBar } from '../../../primitives/feedback/LoadingBar.tsx'
import { PeriodSelect } from '../../../primitives/fields/PeriodSelect.tsx'
import { Select } from '../../../primitives/fields/Select.tsx'
import { SearchRow } from '../../../primitives/lists/SearchRow.tsx'
import { ConfirmDialog } from '../../../primitives/overlays/ConfirmDialog.tsx'
import { useSharedRef } from '../../../primitives/rootProps.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { CardList, type CardListState } from '../../../remote/CardList.tsx'
import { CsvExport, type CsvExportState } from '../../../remote/CsvExport.tsx'
import { ApprovalCard, type DecisionPress } from './ApprovalCard.tsx'
import { APPROVAL_FILTERS_AT_FIRST, type ApprovalFilters } from './ApprovalFilters.ts'
import type { DecisionEntry } from './DecisionEntry.ts'
import { DecisionLog } from './DecisionLog.tsx'
import { nextToDecide } from './nextToDecide.ts'
import { sentAmount } from './requestAmount.ts'

export interface ApprovalPanelViewProps extends CardListState, CsvExportState {
  /** All loaded requests of the server's filters; undefined before the first answer. Keep the objects between renders. */
  requests: readonly TopUpRequest[] | undefined
  filters: ApprovalFilters
  onFilters: (event: { filters: ApprovalFilters }) => void
  /** The options of the type filter, `ALL_TYPES` first (CF-161). */
  types: readonly string[]
  /** Whether the period has both its days; true unless given. */
  isWhole?: boolean | undefined
  /**
   * A confirmed decision. Resolves once its outcome is known, or known to be unknown, to whether the request still waits
   * for a decision. Without it the cards have no buttons (PERM-15).
   */
  onDecide?: ((press: DecisionPress) => Promise<boolean>) | undefined
  /** Keys of requests whose outcome is unknown: their cards are locked. */
  outcomeUnknown?: ReadonlySet<string> | undefined
  /** The decisions made on this page, newest first. */
  entries?: readonly DecisionEntry[] | undefined
  /** Hosts whose pictures are shown; none by default (T7, CF-157). */
  imageHosts?: readonly string[] | undefined
}

const NONE: readonly string[] = []
const NO_KEYS: ReadonlySet<string> = new Set()
const NO_ENTRIES: readonly DecisionEntry[] = []
const keyOf = ({ key }: TopUpRequest) => key

/**
 * The pure view of top-up requests: filters, the sum of what waits, and a card each. A confirmed decision moves the focus
 * to the next submitted request, so that the queue is worked through by keyboard. Source: APR-01 to APR-16, PERM-15.
 */
export function ApprovalPanelView(props: ApprovalPanelViewProps) {
  const { requests, filters, onFilters, onRetry, isFetching, onDecide } = props
  const { outcomeUnknown = NO_KEYS, isWhole = true } = props
  const t = useText()
  const shown = useShownText()
  const panel = useRef<HTMLElement>(null)
  useSharedRef(props.ref, panel)
  const [asked, setAsked] = useState<DecisionPress>()
  const [isSending, setSending] = useState(false)
  // A ref, because a second press comes before the next render.
  const isConfirmed = useRef(false)
  /** The request that gets the focus after a decision; empty for the summary. */
  const [next, setNext] = useState<string>()
  const rows = useMemo(
    () => (requests ? filterRequests(requests, filters.status) : undefined),
    [requests, filters.status],
  )
  const open = openRequests(rows ?? [])
  const ask = useCallback((press: DecisionPress) => setAsked(press), [])

  useEffect(() => {
    if (next === undefined || asked) return
    const button = panel.current?.querySelector<HTMLElement>(
      next === ''
        ? '[data-part="summary"]'
        : `[data-request="${CSS.escape(next)}"] [data-decision="approve"]`,
    )
    button?.focus()
    button?.scrollIntoView({ block: 'nearest' })
    setNext(undefined)
  }, [next, asked])

  async function confirm() {
    if (!asked || isConfirmed.current || !onDecide) return
    isConfirmed.current = true
    setSending(true)
    const following = nextToDecide(rows ?? [], asked.request.key, outcomeUnknown)
    const isStillOpen = await onDecide(asked)
    isConfirmed.current = false
    setSending(false)
    setAsked(undefined)
    setNext(isStillOpen ? asked.request.key : (following ?? ''))
  }

  const change = (changes: Partial<ApprovalFilters>) => onFilters({ filters: { ...filters, ...changes } })
  const isFiltered =
    filters.search !== '' || filters.type !== ALL_TYPES || filters.status !== APPROVAL_FILTERS_AT_FIRST.status

  return (
    <>
      <CardList
        {...props}
        ref={panel}
        component="ApprovalPanel"
        label={t('approval.title')}
        items={rows}
        keyOf={keyOf}
        keptKey={next}
        total={filters.status === 'all' ? props.total : undefined}
        estimatedHeight={240}
        hint={isWhole ? undefined : t('transactions.bothDays')}
        top={
          <>
            <PeriodSelect value={filters.period} onChange={(period) => change({ period })} />
            <Filters>
              <Select
                label={t('approval.type')}
                items={props.types.map((type) => ({
                  id: type,
                  label: type === ALL_TYPES ? t('approval.allTypes') : type,
                }))}
                value={filters.type}
                onChange={(type) => change({ type })}
              />
              <Select
                label={t('approval.status')}
                items={APPROVAL_FILTERS.map((status) => ({
                  id: status,
                  label: t(status === 'all' ? 'approval.selectAll' : `approval.status.${status}`),
                }))}
                value={filters.status}
                onChange={(status) => change({ status })}
              />
            </Filters>
            <SearchRow
              label={t('approval.search')}
              search={filters.search}
              onSearch={({ search }) => (search === filters.search ? onRetry() : change({ search }))}
            />
            {isWhole ? (
              <div data-part="bar">
                <p role="status" data-part="summary" tabIndex={-1}>
                  {rows ? summary() : ''}
                </p>
                <CsvExport {...props} isDisabled={rows === undefined || rows.length === 0} />
              </div>
            ) : null}
          </>
        }
        note={
          <>
            <DecisionLog entries={props.entries ?? NO_ENTRIES} />
            {rows ? <LoadingBar isLoading={isFetching && !props.isLoadingMore} /> : null}
          </>
        }
        empty={
          <EmptyState message={t('approval.empty')}>
            {isFiltered ? (
              <Button
                onPress={() =>
                  onFilters({ filters: { ...APPROVAL_FILTERS_AT_FIRST, period: filters.period } })
                }
              >
                {t('approval.clearFilters')}
              </Button>
            ) : null}
          </EmptyState>
        }
      >
        {(request) => (
          <ApprovalCard
            request={request}
            imageHosts={props.imageHosts ?? NONE}
            isLocked={outcomeUnknown.has(request.key)}
            onDecide={onDecide ? ask : undefined}
          />
        )}
      </CardList>
      {asked ? (
        <ConfirmDialog
          isOpen
          title={t(asked.decision === 'approve' ? 'approval.askApprove' : 'approval.askReject')}
          confirmLabel={t('common.yes')}
          isDanger={asked.decision === 'reject'}
          isPending={isSending}
          onConfirm={() => void confirm()}
          onCancel={() => setAsked(undefined)}
        >
          {t(asked.decision === 'approve' ? 'approval.willApprove' : 'approval.willReject', {
            driver: shown(asked.request.driverName).trim() || '–',
            amount: sentAmount(asked.request),
          })}
        </ConfirmDialog>
      ) : null}
    </>
  )

  function summary(): string {
    const loaded = rows?.length ?? 0
    const waiting = t('approval.open', { count: open.count, sum: formatMoney(open.sum) })
    const all = props.hasMore
      ? t('approval.loaded', { loaded: requests?.length ?? 0, total: props.total })
      : t('approval.count', { count: loaded })
    return `${waiting} · ${all}`
  }
}

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fleet-space-2) var(--fleet-space-3);

  > * {
    flex: 1 1 calc(8.75 * var(--fleet-rem));
    min-width: 0;
  }
`
