import { readNumber } from '@fleetgis/domain/format'
import { PAGE_SIZES, totalPages } from '@fleetgis/domain/paging'
import { isWholePeriod, type PeriodChoice } from '@fleetgis/domain/period'
import { useId } from 'react'
import { styled } from 'styled-components'
import { checkModel } from '../../../checkProps.ts'
import { useShownText } from '../../../i18n/useShownText.ts'
import { EmptyState } from '../../../primitives/feedback/EmptyState.tsx'
import { ErrorCard } from '../../../primitives/feedback/ErrorCard.tsx'
import { LoadingBar } from '../../../primitives/feedback/LoadingBar.tsx'
import { Card } from '../../../primitives/layout/Card.tsx'
import { Pagination } from '../../../primitives/lists/Pagination.tsx'
import { type RootProps, rootProps } from '../../../primitives/rootProps.ts'
import { failureText } from '../../../provider/Failure.ts'
import { useText } from '../../../provider/FleetContext.ts'
import type { LoadingProps } from '../../../remote/calls/LoadingProps.ts'
import { FailureCard } from '../../../remote/failures/FailureCard.tsx'
import { StaleBanner } from '../../../remote/failures/StaleBanner.tsx'
import { CsvExport, type CsvExportState } from '../../../remote/lists/CsvExport.tsx'
import { stack } from '../../../theme/looks.ts'
import { visuallyHidden } from '../../../theme/visuallyHidden.ts'
import { widgetTitle } from '../../../theme/widgetTitle.ts'
import { walletWords } from '../words.ts'
import type { HistoryModel } from './HistoryModel.ts'
import { HistoryPeriod } from './HistoryPeriod.tsx'
import { HistoryRows, type HistoryTripProps } from './HistoryRows.tsx'
import { HistorySkeleton } from './HistorySkeleton.tsx'
import { HistoryTotals } from './HistoryTotals.tsx'

export interface TransactionHistoryViewProps
  extends HistoryTripProps,
    RootProps,
    LoadingProps,
    CsvExportState {
  /** The kind of transactions, which sets the skeleton's shape too. */
  model: HistoryModel['model']
  /** The loaded page; undefined while loading or after a failure. */
  history: HistoryModel | undefined
  /** The period of these transactions. */
  period: PeriodChoice
  /** The period or a day of its range changed: start at its first page. */
  onPeriod: (event: { period: PeriodChoice }) => void
  /** The current page, from 1. */
  page: number
  /** Another page was chosen: always one that exists (PAGE-05). */
  onPage: (event: { page: number }) => void
  /** Warns where final is not initial + wallet - platform; false by default (CF-123). */
  checksSums?: boolean | undefined
  /** The group whose wallet it shows. CF-174. */
  groupName?: string | undefined
  /** Chooses another group, in place of loading again. CF-174. */
  onOtherGroup?: (() => void) | undefined
  /** The container, such as a dialog, provides the title. */
  isFramed?: boolean | undefined
}

const NEEDED = { page: 'number', onPage: 'function', onPeriod: 'function' } as const
const PERIOD = { option: 'text' } as const

/** The pure view of a driver's transactions. Source: TXN-01 to TXN-14, CF-55 to CF-57, CF-115, CF-123. */
export function TransactionHistoryView(props: TransactionHistoryViewProps) {
  checkModel('TransactionHistoryView', 'it', props, NEEDED)
  checkModel('TransactionHistoryView', 'period', props.period, PERIOD)
  const {
    model,
    history,
    period,
    page,
    isFetching = false,
    failure,
    staleness,
    onRetry,
    onOtherGroup,
  } = props
  const t = useText(walletWords)
  const shown = useShownText()
  const titleId = useId()
  const count = Math.max(0, Math.floor(readNumber(history?.count) ?? 0))
  const pages = totalPages(count, PAGE_SIZES.transactions)
  const isWhole = isWholePeriod(period)
  const isWaiting = isWhole && !history && !failure

  return (
    <Box
      {...rootProps(props)}
      aria-labelledby={titleId}
      aria-busy={isWaiting || undefined}
      data-component="TransactionHistory"
      data-framed={props.isFramed || undefined}
      data-model={model}
    >
      <Head>
        <h2 id={titleId}>{t('transactions.title')}</h2>
        {props.groupName ? <p>{t('transactions.group', { group: shown(props.groupName) })}</p> : null}
        {/* It stays while a page loads: only a change of its text is announced. */}
        <p role="status" data-part="count">
          {history && isWhole ? t('transactions.count', { count }) : ''}
        </p>
        {isWhole && (count > 0 || isWaiting) ? <CsvExport {...props} isDisabled={isWaiting} /> : null}
      </Head>
      <HistoryPeriod period={period} onPeriod={props.onPeriod} />
      {isWhole ? <StaleBanner staleness={staleness} onRetry={onRetry} isFetching={isFetching} /> : null}
      {!isWhole ? (
        <Hint role="status">{t('transactions.bothDays')}</Hint>
      ) : history ? (
        <>
          {history.model === 'wallet' ? (
            <HistoryTotals sums={history} checksSums={props.checksSums ?? false} />
          ) : null}
          <List>
            <LoadingBar isLoading={isFetching} />
            {history.transactions.length > 0 ? (
              <HistoryRows history={history} page={page} tripHrefOf={props.tripHrefOf} />
            ) : (
              <EmptyState message={t('transactions.empty')}>{t('transactions.emptyHint')}</EmptyState>
            )}
          </List>
          {pages > 0 ? (
            <Pagination
              label={t('transactions.pages')}
              page={Math.min(Math.max(1, Math.floor(page) || 1), pages)}
              pages={pages}
              onPage={props.onPage}
            />
          ) : null}
        </>
      ) : failure ? (
        onOtherGroup ? (
          <ErrorCard
            message={failureText(failure)}
            onRetry={onOtherGroup}
            retryLabel={t('wallet.otherGroup')}
            isRetrying={isFetching}
          />
        ) : (
          <FailureCard
            message={failure}
            isSignedOut={props.isSignedOut}
            onRetry={onRetry}
            isRetrying={isFetching}
          />
        )
      ) : (
        <HistorySkeleton model={model} />
      )}
    </Box>
  )
}

const Box = styled.section`
  container-type: inline-size;
  ${stack}
  gap: var(--fleet-space-4);
  max-width: 640px;
  margin-inline: auto;

  &[data-framed] {
    max-width: none;
  }
`

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--fleet-space-3);

  > h2 {
    ${widgetTitle}
  }
  [data-framed] > & > h2 {
    ${visuallyHidden}
  }
  > p {
    margin: 0;
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-s);
    font-variant-numeric: tabular-nums;
  }
  /* Without a gap around it. */
  > p:empty {
    position: absolute;
  }
  @container (max-width: 460px) {
    > h2 {
      flex-basis: 100%;
    }
  }
`

const List = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: 0;
  overflow: hidden;
`

const Hint = styled.p`
  margin: 0;
  padding: var(--fleet-space-6) 0;
  color: var(--fleet-color-text-muted);
  text-align: center;
`
