import { type ApiError, NetworkError, ServerError } from '@fleetgis/api'
import { renewToken } from '@fleetgis/api/auth'
import { balanceHistory, topUp } from '@fleetgis/api/wallet'
import type { DriverKey } from '@fleetgis/domain/drivers'
import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { FleetProvider } from '../../../provider/FleetProvider.tsx'
import { noClient } from '../../../provider/noClient.ts'
import type { TopUpWallet } from './TopUpWallet.ts'
import { useSendTopUp } from './useSendTopUp.ts'
import { useTopUpFlow } from './useTopUpFlow.ts'

type Calls = Pick<TopUpWallet, 'readLedger' | 'send'>

/** Confirms a top-up, and reads the state and the message of its popup. */
interface Confirmed {
  confirm: () => Promise<void>
  shown: () => string
  /** Whether an intent was kept. */
  isKept: () => boolean
}

function Popup({ calls, onRender }: { calls: Calls; onRender: (popup: Confirmed) => void }) {
  const onKept = vi.fn()
  const ids = { driverKey: 'D1' as DriverKey, groupId: 'G001', driverName: 'Ko Aung' }
  const openWallet = (): TopUpWallet => ({
    ...calls,
    check: async () => ({ isAllowed: true }),
    readNeedsPin: async () => false,
    endpoint: topUp,
    refreshed: [],
  })
  const flow = useTopUpFlow({ ...ids, openWallet })
  const send = useSendTopUp(flow, onKept)
  const { move, data } = flow.machine
  onRender({
    async confirm() {
      for (const event of ['open', 'allowed', 'noPin', 'confirm'] as const) move(event)
      await send(5000)
    },
    shown: () => `${data().state}: ${data().message}`,
    isKept: () => onKept.mock.calls.length > 0,
  })
  return null
}

function popupOf(calls: Calls, queries = new QueryClient()): Confirmed {
  const rendered: Confirmed[] = []
  renderToString(
    <FleetProvider client={noClient} queryClient={queries}>
      <Popup calls={calls} onRender={(popup) => rendered.push(popup)} />
    </FleetProvider>,
  )
  if (!rendered[0]) throw new Error('The popup has not rendered.')
  return rendered[0]
}

/** The state and the message of a popup whose top-up was confirmed. */
async function confirmed(calls: Calls): Promise<string> {
  const popup = popupOf(calls)
  await popup.confirm()
  return popup.shown()
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const NOT_DONE = 'amount: The top-up did not happen. Nothing was added; you can send it again.'
const readLedger = async () => ({ transactions: [] })
const send = (error: ApiError) => () => Promise.reject(error)

test('R5 a top-up that was not sent says that there is no connection only where there is none', async () => {
  const offline = new NetworkError(topUp, { wasSent: false, cause: 'TypeError' })
  expect(await confirmed({ readLedger, send: send(offline) })).toMatch(
    /^amount: Nothing was sent: there is no connection/,
  )
  const cause = new ServerError(renewToken, 503, { serverMessage: 'Sign-in is being repaired.' })
  const notRenewed = new NetworkError(renewToken, { wasSent: false, cause })
  expect(await confirmed({ readLedger, send: send(notRenewed) })).toBe(
    `${NOT_DONE}\nSign-in is being repaired.`,
  )
})

test('R5 a failed read before a top-up says that nothing was added, and why; what was typed is kept until an intent is', async () => {
  const unread = () => Promise.reject(new ServerError(balanceHistory, 503, { serverMessage: 'Closed.' }))
  const done: Calls['send'] = async ({ before }) => {
    await before()
    return { outcome: 'done', value: undefined }
  }
  const failed = popupOf({ readLedger: unread, send: done })
  await failed.confirm()
  expect(failed.shown()).toBe(`${NOT_DONE}\nClosed.`)
  expect(failed.isKept()).toBe(false)
  const sent = popupOf({ readLedger, send: done })
  await sent.confirm()
  expect(sent.isKept()).toBe(true)
})

test.each([
  ['has the money', [{ tripId: '', createdAt: '', initial: 0, balance: 5000 }], 'done: undefined'],
  ['does not have it', [], `${NOT_DONE}\nClosed.`],
])(
  'R5 a refusal says that nothing was added once the ledger was read: it %s',
  async (_, transactions, end) => {
    vi.useFakeTimers()
    // A pause between two reads ends early when the browser is online again.
    vi.stubGlobal('window', new EventTarget())
    let isDown = true
    const popup = popupOf({
      readLedger: async () => {
        if (isDown) throw new NetworkError(balanceHistory, { wasSent: true })
        return { transactions }
      },
      send: send(new ServerError(topUp, 409, { serverMessage: 'Closed.' })),
    })
    await popup.confirm()
    expect(popup.shown()).toBe('checking: undefined')
    isDown = false
    await vi.advanceTimersByTimeAsync(10_000)
    expect(popup.shown()).toBe(end)
  },
)

test('R5 a confirmation that meets an earlier top-up of the wallet sends nothing, and settles that one first', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  const left: Calls['send'] = async ({ before }) => {
    await before()
    return new Promise(() => undefined)
  }
  const earlier = popupOf({ readLedger, send: left })
  void earlier.confirm()
  await vi.advanceTimersByTimeAsync(0)
  const next = popupOf({ readLedger, send: left })
  await next.confirm()
  expect(next.isKept()).toBe(false)
  expect(next.shown()).toBe('resumed: undefined')
  await vi.advanceTimersByTimeAsync(180_000)
  expect(next.shown()).toMatch(
    /^amount: 5,000 MMK for Ko Aung, sent at .*, did not arrive\. Nothing was added; /,
  )
})

test('R5 a top-up that fails keeps its popup, also where the mutations of the query client throw', async () => {
  const queries = new QueryClient({ defaultOptions: { mutations: { throwOnError: true } } })
  const sent: unknown[] = []
  const refuse = async () => {
    for (const { options } of queries.getMutationCache().getAll()) sent.push(options)
    throw new ServerError(topUp, 409, { serverMessage: 'Closed.' })
  }
  await popupOf({ readLedger, send: refuse }, queries).confirm()
  expect(sent).toMatchObject([{ throwOnError: false }])
})
