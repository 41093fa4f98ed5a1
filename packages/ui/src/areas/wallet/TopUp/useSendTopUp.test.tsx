import { type ApiError, NetworkError, ServerError } from '@fleetgis/api'
import { renewToken } from '@fleetgis/api/auth'
import { balanceHistory, topUp } from '@fleetgis/api/wallet'
import type { DriverKey } from '@fleetgis/domain/drivers'
import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FleetProvider } from '../../../provider/FleetProvider.tsx'
import { noClient } from '../../../provider/noClient.ts'
import type { TopUpWallet } from './TopUpWallet.ts'
import { useSendTopUp } from './useSendTopUp.ts'
import { useTopUpFlow } from './useTopUpFlow.ts'

type Calls = Pick<TopUpWallet, 'readLedger' | 'send'>

function Popup({ calls, onRender }: { calls: Calls; onRender: (confirm: () => Promise<string>) => void }) {
  const ids = { driverKey: 'D1' as DriverKey, groupId: 'G001', driverName: 'Ko Aung' }
  const openWallet = (): TopUpWallet => ({
    ...calls,
    check: async () => ({ isAllowed: true }),
    readNeedsPin: async () => false,
    endpoint: topUp,
    refreshed: [],
  })
  const flow = useTopUpFlow({ ...ids, openWallet })
  const send = useSendTopUp(flow)
  onRender(async () => {
    const { move, data } = flow.machine
    for (const event of ['open', 'allowed', 'noPin', 'confirm'] as const) move(event)
    await send(5000)
    return `${data().state}: ${data().message}`
  })
  return null
}

/** The state and the message of a popup whose top-up was confirmed. */
function confirmed(calls: Calls): Promise<string> {
  const rendered: (() => Promise<string>)[] = []
  renderToString(
    <FleetProvider client={noClient} queryClient={new QueryClient()}>
      <Popup calls={calls} onRender={(confirm) => rendered.push(confirm)} />
    </FleetProvider>,
  )
  if (!rendered[0]) throw new Error('The popup has not rendered.')
  return rendered[0]()
}

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

test('R5 a failed read before a top-up says that nothing was added, and why', async () => {
  const unread = () => Promise.reject(new ServerError(balanceHistory, 503, { serverMessage: 'Closed.' }))
  expect(
    await confirmed({
      readLedger: unread,
      async send({ before }) {
        await before()
        return { outcome: 'done', value: undefined }
      },
    }),
  ).toBe(`${NOT_DONE}\nClosed.`)
})
