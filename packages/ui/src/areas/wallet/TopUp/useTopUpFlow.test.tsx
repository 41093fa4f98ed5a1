import { NetworkError } from '@fleetgis/api'
import { addBalance } from '@fleetgis/api/wallet'
import type { DriverKey } from '@fleetgis/domain/drivers'
import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { FleetProvider } from '../../../provider/FleetProvider.tsx'
import { noClient } from '../../../provider/noClient.ts'
import type { Arrival } from './findArrival.ts'
import { sentTopUp } from './SentTopUp.ts'
import { resumeTopUp, settleTopUp } from './settleTopUp.ts'
import type { TopUpLedger, TopUpWallet, WalletContext } from './TopUpWallet.ts'
import { type TopUpFlow, type TopUpFlowOptions, useTopUpFlow } from './useTopUpFlow.ts'

const FRIDAY = Date.parse('2026-11-20T03:00:00Z')
const DAY = 86_400_000

type ReadLedger = (days: ReturnType<WalletContext['days']>) => Promise<TopUpLedger>

interface PopupProps extends Pick<TopUpFlowOptions, 'openWallet'> {
  driverKey: string
  onRender: (flow: TopUpFlow) => void
}

function Popup({ driverKey, openWallet, onRender }: PopupProps) {
  onRender(
    useTopUpFlow({ driverKey: driverKey as DriverKey, groupId: 'G001', driverName: 'Ko Aung', openWallet }),
  )
  return null
}

/** What the steps of a top-up share, rendered once, with a clock that the test moves. */
function flowAt(clock: { at: number }, driverKey: string, readLedger: ReadLedger): TopUpFlow {
  const openWallet = ({ days }: WalletContext): TopUpWallet => ({
    readLedger: () => readLedger(days()),
    check: async () => ({ isAllowed: true }),
    readNeedsPin: async () => false,
    endpoint: addBalance,
    send: async () => ({ outcome: 'done', value: undefined }),
    refreshed: [],
  })
  const rendered: TopUpFlow[] = []
  renderToString(
    <FleetProvider client={noClient} queryClient={new QueryClient()} clock={{ now: () => clock.at }}>
      <Popup driverKey={driverKey} openWallet={openWallet} onRender={(flow) => rendered.push(flow)} />
    </FleetProvider>,
  )
  if (!rendered[0]) throw new Error('The popup has not rendered.')
  return rendered[0]
}

const ledgerOf = (amounts: readonly number[]): TopUpLedger => ({
  transactions: amounts.map((total) => ({ tripId: '', from: '', to: '', total, reduced: 0, at: '' })),
})

test('R5 a popup that stays open over days reads the ledger up to the day after the present one', async () => {
  const clock = { at: FRIDAY }
  const readLedger = vi.fn<ReadLedger>(async () => ledgerOf([]))
  const flow = flowAt(clock, 'open for days', readLedger)
  await flow.wallet.readLedger()
  clock.at += 3 * DAY
  await flow.wallet.readLedger()
  expect(readLedger.mock.calls).toEqual([
    [{ start: '2026-11-20', end: '2026-11-21' }],
    [{ start: '2026-11-20', end: '2026-11-24' }],
  ])
  expect(flow.intents.keep('an id', 5000).facts).toMatchObject({ start: '2026-11-20', end: '2026-11-24' })
})

test.each([
  ['has not arrived keeps its key', [], true],
  ['has arrived meanwhile has a new key', [5000], false],
] as const)(
  'CF-170 the same amount on the next day: an earlier one that %s',
  async (name, arrived, isSame) => {
    const clock = { at: FRIDAY }
    const readLedger = vi.fn<ReadLedger>(async ({ start }) => ledgerOf(start === '2026-11-20' ? arrived : []))
    const { intents } = flowAt(clock, name, readLedger)
    intents.release(intents.keep('a-1', 5000))
    clock.at += DAY / 2 + DAY / 4
    const next = flowAt(clock, name, readLedger)
    const id = await next.intents.idOf(5000)
    expect(id === 'a-1').toBe(isSame)
    expect(readLedger.mock.calls.map(([{ start }]) => start)).toEqual(['2026-11-20'])
  },
)

test('R5 a wallet that changed meanwhile shows its balance where the server says it', () => {
  const flow = flowAt({ at: FRIDAY }, 'changed', async () => ledgerOf([]))
  expect(flow.changedText('topUp.meanwhile', { transactions: [], closing: 12_000 })).toMatch(
    /The wallet holds 12,000 MMK now\.$/,
  )
  expect(flow.changedText('topUp.meanwhile', { transactions: [] })).not.toMatch(/wallet holds|–/)
})

/** Searches of the ledger, each of which ends with what it finds; `end` waits for what follows them. */
function searches(...found: readonly Arrival[]) {
  const reports: (Promise<void> | void)[] = []
  return {
    ask: (_: unknown, report: (arrival: Arrival | undefined) => Promise<void> | void) =>
      void reports.push(report(found[reports.length])),
    async end() {
      for (const report of reports) await report
    },
  }
}

test.each(['of this popup', 'of an earlier page'])(
  'R5 a top-up %s is not lost while the ledger cannot be read after a check that blocks',
  async (whose) => {
    const notYet = { hasArrived: false, ledger: ledgerOf([]) }
    const arrived = { hasArrived: true, ledger: ledgerOf([5000]) }
    const error = new NetworkError(addBalance, { wasSent: true })
    const reads = [() => Promise.reject(error)]
    const flow = flowAt({ at: FRIDAY }, whose, async () => ledgerOf([]))
    const readLedger = async () => (await reads.shift()?.()) ?? ledgerOf([])
    const wallet = { ...flow.wallet, readLedger, check: async () => ({ isAllowed: false, message: 'Today' }) }
    const search = searches(notYet, arrived)
    const move = vi.fn(() => true)
    const succeed = vi.fn(async () => {})
    const refresh = vi.fn()
    const steps = {
      ...flow,
      wallet,
      walletOn: () => wallet,
      arrivals: { ...flow.arrivals, ask: search.ask },
      machine: { ...flow.machine, move },
      succeed,
      refresh,
    }
    const intent = flow.intents.keep('a-1', 5000)
    if (whose === 'of this popup') settleTopUp(steps, { amount: 5000, intent, error, settle: () => {} })
    else resumeTopUp(steps, sentTopUp(intent))
    await search.end()
    expect(succeed).toHaveBeenCalledWith(5000, intent, arrived.ledger)
    expect(move).toHaveBeenCalledTimes(1)
    expect(refresh).toHaveBeenCalled()
  },
)
