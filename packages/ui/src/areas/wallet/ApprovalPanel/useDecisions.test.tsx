import { NetworkError, ServerError } from '@fleetgis/api'
import { renewToken } from '@fleetgis/api/auth'
import { decideTopUp, topUpRequests } from '@fleetgis/api/wallet'
import type { DriverKey } from '@fleetgis/domain/drivers'
import type { TopUpRequest } from '@fleetgis/domain/wallet'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FleetProvider } from '../../../provider/FleetProvider.tsx'
import { noClient } from '../../../provider/noClient.ts'
import { type DecisionsOptions, useDecisions } from './useDecisions.ts'

type Decisions = ReturnType<typeof useDecisions>

const request: TopUpRequest = {
  key: 'R1',
  groupKey: 'G001',
  driverKey: 'D1' as DriverKey,
  driverName: 'Ko Aung',
  status: 1,
  amount: 5000,
  requestedAt: '',
  attachments: [],
}
const filter = { userId: 'A1', groupId: 'G001', start: '2026-11-20', end: '2026-11-20', type: '', search: '' }

function Panel({ onRender, ...options }: DecisionsOptions & { onRender: (decisions: Decisions) => void }) {
  onRender(useDecisions(options))
  return null
}

const unreachable = () => Promise.reject(new NetworkError(topUpRequests, { wasSent: true }))

/** A panel whose server answers decisions with `decide`, and its list with `list`. */
function panelOf(server: { decide: () => Promise<unknown>; list: () => Promise<TopUpRequest[]> }) {
  const queryClient = new QueryClient()
  const [onDecided, notify] = [vi.fn(), vi.fn()]
  const call = async ({ id }: { id: string }) => {
    if (id === decideTopUp.id) return server.decide()
    const requests = await server.list()
    return { requests, total: requests.length }
  }
  const rendered: Decisions[] = []
  renderToString(
    <FleetProvider
      client={{ ...noClient, call: call as typeof noClient.call }}
      queryClient={queryClient}
      notifier={{ notify }}
    >
      <Panel
        userId="A1"
        filter={filter}
        requests={[request]}
        onDecided={onDecided}
        onRender={(decisions) => rendered.push(decisions)}
      />
    </FleetProvider>,
  )
  if (!rendered[0]) throw new Error('The panel has not rendered.')
  return { decisions: rendered[0], queryClient, onDecided, notify }
}

// A pause between two questions ends early when the browser is online again.
beforeEach(() => void vi.stubGlobal('window', new EventTarget()))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('R5 an unknown decision that the list shows is reported before the list is reloaded', async () => {
  vi.useFakeTimers()
  const error = new ServerError(decideTopUp, 503)
  const { decisions, queryClient, onDecided, notify } = panelOf({
    decide: async () => ({ outcome: 'unknown', error, settle: () => undefined }),
    list: async () => [{ ...request, status: 2 }],
  })
  vi.spyOn(queryClient, 'invalidateQueries').mockReturnValue(new Promise(() => undefined))
  await decisions.carryOut({ request, decision: 'approve' })
  expect(onDecided).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(500)
  expect(onDecided).toHaveBeenCalledOnce()
  // The admin may be at another request by then.
  expect(notify.mock.calls[1]?.[0].text).toBe('Request of Ko Aung, 5,000 MMK\nApproved successfully.')
})

test('ERR-18 a refused request is called decided only where the list says so', async () => {
  const decide = () => Promise.reject(new ServerError(decideTopUp, 409))
  const decided = panelOf({ decide, list: async () => [{ ...request, status: 4 }] })
  expect(await decided.decisions.carryOut({ request, decision: 'approve' })).toBe(false)
  expect(decided.notify.mock.calls[0]?.[0].text).toBe('This request was decided already: Rejected.')
  // The own decision may have been sent twice.
  const own = panelOf({ decide, list: async () => [{ ...request, status: 2 }] })
  expect(await own.decisions.carryOut({ request, decision: 'approve' })).toBe(false)
  expect(own.notify.mock.calls[0]?.[0].text).toBe('This request was decided already: Approved.')
  const unread = panelOf({ decide, list: unreachable })
  expect(await unread.decisions.carryOut({ request, decision: 'approve' })).toBe(true)
  expect(unread.notify.mock.calls[0]?.[0].text).toMatch(/^The request could not be decided/)
})

test('R5 a refusal of a decision that the browser has sent twice is read as the decision that was executed', async () => {
  const decide = () => Promise.reject(new ServerError(decideTopUp, 422, { serverMessage: 'Not open.' }))
  const twice = panelOf({ decide, list: async () => [{ ...request, status: 2 }] })
  expect(await twice.decisions.carryOut({ request, decision: 'approve' })).toBe(false)
  expect(twice.notify.mock.calls[0]?.[0].text).toBe('This request was decided already: Approved.')
  const open = panelOf({ decide, list: async () => [request] })
  expect(await open.decisions.carryOut({ request, decision: 'approve' })).toBe(true)
  expect(open.notify.mock.calls[0]?.[0].text).toBe('Not open.')
})

test.each([
  ['it is', async () => [], 'This request was decided already: Rejected. The list has been reloaded.'],
  ['it cannot be', unreachable, 'This request was decided already: Rejected.'],
])('ERR-18 the list on screen is called reloaded where %s', async (_, queryFn, text) => {
  const decide = () => Promise.reject(new ServerError(decideTopUp, 409))
  const { decisions, queryClient, notify } = panelOf({
    decide,
    list: async () => [{ ...request, status: 4 }],
  })
  const options = { queryKey: [topUpRequests.id, 'shown'], queryFn, initialData: [], retry: false }
  const leave = new QueryObserver(queryClient, options).subscribe(() => {})
  await decisions.carryOut({ request, decision: 'approve' })
  expect(notify.mock.calls[0]?.[0].text).toBe(text)
  leave()
})

test.each([
  ['there is no connection', undefined, 'Nothing was sent: there is no connection. Check it and try again.'],
  [
    'the token could not be renewed',
    new ServerError(renewToken, 503),
    'The request could not be decided. Please try again.\nThe server has a problem. Please try again.',
  ],
])('ERR-18 a decision that was not sent says that %s', async (_, cause, words) => {
  const decide = () => Promise.reject(new NetworkError(renewToken, { wasSent: false, cause }))
  const { decisions, notify } = panelOf({ decide, list: unreachable })
  expect(await decisions.carryOut({ request, decision: 'approve' })).toBe(true)
  expect(notify.mock.calls[0]?.[0].text).toBe(words)
})
