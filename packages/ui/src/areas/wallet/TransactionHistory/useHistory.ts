import { canGoToPage, PAGE_SIZES, totalPages } from '@fleetgis/domain/paging'
import {
  DEFAULT_PERIODS,
  fleetToday,
  isDateText,
  type Period,
  type PeriodChoice,
  rangeOf,
} from '@fleetgis/domain/period'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFleet } from '../../../provider/FleetContext.ts'
import { ageText } from '../../../remote/ageText.ts'
import { explainFailure } from '../../../remote/explainFailure.ts'
import { useFailure } from '../../../remote/useFailure.ts'
import { useMinutesSince } from '../../../remote/useMinutesSince.ts'
import type { HistoryModel } from './HistoryModel.ts'
import { type HistorySource, historyQuery } from './HistorySource.ts'

/** The period that a history opens with, unless its screen says otherwise. TXN-05, TXN-06, CF-18. */
const FIRST_PERIOD: Readonly<Record<HistoryModel['model'], Period>> = {
  console: DEFAULT_PERIODS.consoleTransactions,
  wallet: DEFAULT_PERIODS.driverListTransactions,
}

const SIZE = PAGE_SIZES.transactions

/** What was shown last, and of which days. */
interface Shown {
  days: string
  page: number
  history: HistoryModel
  /** When it was answered, epoch ms. */
  at: number
}

/** The page of a history that is on screen, and how asking for another is going. TXN-04, TXN-08, CF-115. */
export function useHistory(source: HistorySource, defaultPeriod?: Period) {
  const { client, clock, timeZone, t } = useFleet()
  const today = fleetToday(clock.now(), timeZone)
  const [period, setPeriod] = useState<PeriodChoice>(() => {
    const option = defaultPeriod ?? FIRST_PERIOD[source.model]
    return option === 'range' ? { option, start: today, end: today } : { option }
  })
  const [asked, setAsked] = useState(1)
  const range = rangeOf(period, today)
  const days = `${range.start} ${range.end}`
  const isWhole = isDateText(range.start) && isDateText(range.end)
  const query = useQuery({
    ...historyQuery(client, source, { ...range, page: asked, size: SIZE }),
    enabled: isWhole,
  })
  const { data, dataUpdatedAt, isFetching, refetch } = query

  // Another page of the same days leaves this one on screen until it is there; other days never show these sums.
  const [last, setLast] = useState<Shown>()
  if (data && isWhole && last?.history !== data)
    setLast({ days, page: asked, history: data, at: dataUpdatedAt })
  const kept = last?.days === days ? last : undefined
  const shown = data && isWhole ? { page: asked, history: data, at: dataUpdatedAt } : kept

  // Entries may have gone since: the page that was asked for is no more.
  const pages = totalPages(shown?.history.count ?? 0, SIZE)
  if (shown && pages > 0 && asked > pages) setAsked(pages)

  const minutes = useMinutesSince(shown?.at)
  const error = useFailure(query)
  const reason = error && explainFailure(error, t)
  const retry = () => void refetch({ cancelRefetch: false })

  return {
    period,
    range,
    history: shown?.history,
    page: shown?.page ?? 1,
    isAsking: isFetching,
    failure: shown ? undefined : reason,
    staleness: shown && reason ? explainStale() : undefined,
    onPeriod({ period: next }: { period: PeriodChoice }) {
      setPeriod(next)
      setAsked(1)
    },
    onPage({ page }: { page: number }) {
      if (!canGoToPage(page, pages)) return
      if (page === asked) retry()
      else setAsked(page)
    },
    onRetry: retry,
  }

  function explainStale() {
    if (shown?.page !== asked) return t('transactions.pageFailed', { page: asked, reason: reason ?? '' })
    return t('transactions.stale', { age: ageText(minutes ?? 0, t), reason: reason ?? '' })
  }
}
