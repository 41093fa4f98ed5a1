import { formatAmount, formatMoney } from '@fleetgis/domain/format'
import { ALL_TYPES, filterRequests, openRequests, type TopUpRequest } from '@fleetgis/domain/wallet'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { LoadingBar } from '../../../primitives/feedback/LoadingBar.tsx'
import { useSharedRef } from '../../../primitives/rootProps.ts'
import { useText } from '../../../provider/FleetContext.ts'
import type { FailedCall } from '../../../remote/calls/FailedCall.ts'
import { FailedCallBanner } from '../../../remote/failures/FailedCallBanner.tsx'
import { CardList, type CardListState } from '../../../remote/lists/CardList.tsx'
import { CsvExport, type CsvExportState } from '../../../remote/lists/CsvExport.tsx'
import { walletWords } from '../words.ts'
import { ApprovalCard } from './ApprovalCard.tsx'
import { ApprovalFilterBar } from './ApprovalFilterBar.tsx'
import { APPROVAL_FILTERS_AT_FIRST, type ApprovalFilters } from './ApprovalFilters.ts'
import { DecisionDialog } from './DecisionDialog.tsx'
import type { DecisionEntry, DecisionPress } from './DecisionEntry.ts'
import { DecisionLog } from './DecisionLog.tsx'
import { nextToDecide } from './nextToDecide.ts'

export interface ApprovalPanelViewProps extends CardListState, CsvExportState {
  /** All loaded requests of the server's filters; undefined before the first answer. Keep the objects between renders. */
  requests: readonly TopUpRequest[] | undefined
  filters: ApprovalFilters
  onFiltersChange: (filters: ApprovalFilters) => void
  /** The options of the type filter, `ALL_TYPES` first (CF-161). */
  types: readonly string[]
  /** Whether the period has both its days; true unless given. */
  isWhole?: boolean | undefined
  /**
   * A confirmed decision. Resolves once its outcome is known, or known to be unknown, to whether the request still waits
   * for a decision. Without it the cards have no buttons (PERM-15).
   */
  onDecide?: ((press: DecisionPress) => Promise<boolean>) | undefined
  /**
   * Requests whose outcome is unknown, by key: their cards are locked. Each has the reason why the server has not reported
   * it, where there is one.
   */
  outcomeUnknown?: ReadonlyMap<string, string | undefined> | undefined
  /** The rights to decide could not be loaded. */
  rightsFailed?: FailedCall | undefined
  /** Asks for the unknown outcomes at once. Keep the function between renders. */
  onAskNow?: (() => void) | undefined
  /** The decisions made on this page, newest first. */
  entries?: readonly DecisionEntry[] | undefined
  /** Hosts whose pictures are shown; none by default (T7, CF-157). */
  imageHosts?: readonly string[] | undefined
}

const NONE: readonly string[] = []
const NO_KEYS: ReadonlyMap<string, string> = new Map()
const NO_ENTRIES: readonly DecisionEntry[] = []
const keyOf = ({ key }: TopUpRequest) => key

/**
 * The pure view of top-up requests: filters, the sum of what waits, and a card each. A confirmed decision moves the focus
 * to the next submitted request, so that the queue is worked through by keyboard. Source: APR-01 to APR-16, PERM-15.
 */
export function ApprovalPanelView(props: ApprovalPanelViewProps) {
  const { requests, filters, onFiltersChange, onDecide, outcomeUnknown = NO_KEYS, isWhole = true } = props
  const t = useText(walletWords)
  const panel = useRef<HTMLElement>(null)
  useSharedRef(props.ref, panel)
  const [asked, setAsked] = useState<DecisionPress>()
  /** The request that gets the focus after a decision; empty for the summary. */
  const [next, setNext] = useState<string>()
  const rows = useMemo(
    () => (requests ? filterRequests(requests, filters.status) : undefined),
    [requests, filters.status],
  )
  const open = openRequests(requests ?? [])
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

  async function confirm(press: DecisionPress) {
    if (!onDecide) {
      // The right to decide has gone since the question.
      setAsked(undefined)
      setNext('')
      return
    }
    const { key } = press.request
    const following = nextToDecide(rows ?? [], key, outcomeUnknown)
    const isStillOpen = await onDecide(press)
    setAsked(undefined)
    setNext(isStillOpen ? key : (following ?? ''))
  }

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
        filters={
          <ApprovalFilterBar
            filters={filters}
            onFiltersChange={onFiltersChange}
            types={props.types}
            onRetry={props.onRetry}
          />
        }
        count={isWhole ? summary(rows?.length ?? 0) : undefined}
        actions={<CsvExport {...props} isDisabled={rows === undefined || rows.length === 0} />}
        note={
          <>
            <FailedCallBanner failed={props.rightsFailed} />
            <DecisionLog entries={props.entries ?? NO_ENTRIES} />
            {rows ? <LoadingBar isLoading={props.isFetching && !props.isLoadingMore} /> : null}
          </>
        }
        emptyText={t('approval.empty')}
        onShowAll={
          isFiltered(filters)
            ? () => onFiltersChange({ ...APPROVAL_FILTERS_AT_FIRST, period: filters.period })
            : undefined
        }
      >
        {(request) => (
          <ApprovalCard
            request={request}
            imageHosts={props.imageHosts ?? NONE}
            isLocked={outcomeUnknown.has(request.key)}
            reason={outcomeUnknown.get(request.key)}
            onAskNow={props.onAskNow}
            onDecide={onDecide ? ask : undefined}
          />
        )}
      </CardList>
      {asked ? (
        <DecisionDialog
          press={asked}
          onConfirm={() => void confirm(asked)}
          onCancel={() => setAsked(undefined)}
        />
      ) : null}
    </>
  )

  function summary(count: number): string {
    const sums = [...open.sums].map(([currency, sum]) => formatMoney(sum, currency))
    const waiting = t('approval.open', { count: open.count, sum: sums.join(' + ') || formatMoney(0) })
    const all = props.hasMore
      ? t('approval.loaded', {
          loaded: formatAmount(requests?.length ?? 0),
          total: formatAmount(props.total),
        })
      : t('approval.count', { count })
    return `${waiting} · ${all}`
  }
}

const isFiltered = ({ search, type, status }: ApprovalFilters) =>
  search !== '' || type !== ALL_TYPES || status !== APPROVAL_FILTERS_AT_FIRST.status
