import { NetworkError } from '@fleetgis/api'
import { type DashboardFilter, dashboardDayQuery } from '@fleetgis/api/dashboards'
import { groups } from '@fleetgis/api/map'
import { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { failureText } from '../../../provider/Failure.ts'
import { FleetProvider } from '../../../provider/FleetProvider.tsx'
import { noClient } from '../../../provider/noClient.ts'
import { useDays } from './useDays.ts'

const TODAY = '2026-11-20'
const of = (groupId: string) => ({ userId: 'A1', groupId, start: '2026-11-18', end: '2026-11-19' })
const error = new NetworkError(groups, { wasSent: true })

/** Renders the days of a request, and then those of another one. */
function Days({ failures }: { failures: (string | undefined)[] }) {
  const [turn, setTurn] = useState(0)
  const { failure } = useDays(of(turn === 0 ? 'G001' : 'G002'), TODAY).remote
  failures[turn] = failure && failureText(failure)
  if (turn === 0) setTurn(1)
  return null
}

test('DASH-12 the reason of failed days is not shown for those of another request, which are fetched again', () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  function keep(request: DashboardFilter, state: object) {
    for (const day of ['2026-11-18', '2026-11-19']) {
      const { queryKey } = dashboardDayQuery(noClient, { ...request, start: day, end: day }, { isOver: true })
      queryClient
        .getQueryCache()
        .build(queryClient, { queryKey })
        .setState({ errorUpdateCount: 1, ...state })
    }
  }
  keep(of('G001'), { error, status: 'error' })
  keep(of('G002'), { error: null, fetchStatus: 'fetching' })
  const failures: (string | undefined)[] = []
  renderToString(
    <FleetProvider client={noClient} queryClient={queryClient}>
      <Days failures={failures} />
    </FleetProvider>,
  )
  expect(failures).toEqual([expect.stringMatching(/^The server cannot be reached/), undefined])
})
