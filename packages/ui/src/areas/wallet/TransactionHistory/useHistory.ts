import { PAGE_SIZES } from '@fleetgis/domain/paging'
import {
  DEFAULT_PERIODS,
  hasBothDays,
  type Period,
  type PeriodChoice,
  rangeOf,
} from '@fleetgis/domain/period'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFleet } from '../../../provider/FleetContext.ts'
import { useToday } from '../../../provider/useToday.ts'
import { useRemotePage } from '../../../remote/lists/useRemotePage.ts'
import type { HistoryModel } from './HistoryModel.ts'
import { type HistorySource, historyQuery } from './HistorySource.ts'

/** The initial period of a history by default. TXN-05, TXN-06, CF-18. */
const FIRST_PERIOD: Readonly<Record<HistoryModel['model'], Period>> = {
  console: DEFAULT_PERIODS.consoleTransactions,
  wallet: DEFAULT_PERIODS.driverListTransactions,
}

const SIZE = PAGE_SIZES.transactions

/** The current page of a history and the state of its query. TXN-04, TXN-08, CF-115. */
export function useHistory(source: HistorySource, defaultPeriod?: Period) {
  const { client } = useFleet()
  const today = useToday()
  const [period, setPeriod] = useState<PeriodChoice>(() => {
    const option = defaultPeriod ?? FIRST_PERIOD[source.model]
    return option === 'range' ? { option, start: today, end: today } : { option }
  })
  const [asked, setAsked] = useState(1)
  const range = rangeOf(period, today)
  const isWhole = hasBothDays(range)
  const query = useQuery({
    ...historyQuery(client, source, { ...range, page: asked, size: SIZE }),
    enabled: isWhole,
  })
  // Other days never show these totals, and an incomplete range shows none.
  const days = isWhole ? `${range.start} ${range.end}` : ''
  const shown = isWhole ? query : { ...query, data: undefined }
  const {
    data: history,
    retry,
    ...remote
  } = useRemotePage(shown, {
    list: days,
    page: asked,
    size: SIZE,
    total: shown.data?.count,
    onTurn: ({ page }) => setAsked(page),
  })

  return {
    ...remote,
    /** Of the last query; null while it succeeds. */
    error: query.error,
    period,
    range,
    history,
    onPeriod({ period: next }: { period: PeriodChoice }) {
      setPeriod(next)
      setAsked(1)
      // On the first day of a month Today and Month share their days and their query key.
      const { start, end } = rangeOf(next, today)
      if (next.option !== 'range' && `${start} ${end}` === days) retry()
    },
    onRetry: retry,
  }
}
