// A page as a partner would build it, around the top-up popups and the payment pages of the kit. What is open is named in the
// address, so that Back closes it and Forward opens it again.
import { StrictMode, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { type EndpointName, endpoints } from '../../packages/api/src/endpoints.ts'
import {
  createFleetClient,
  createSession,
  type Endpoint,
  type MoneyResult,
  ServerError,
} from '../../packages/api/src/index.ts'
import { checkPin, decideTopUp } from '../../packages/api/src/wallet/index.ts'
import { AddBalance } from '../../packages/ui/exports/AddBalance.ts'
import { ApprovalPanel } from '../../packages/ui/exports/ApprovalPanel.ts'
import { ConsoleDriverList } from '../../packages/ui/exports/ConsoleDriverList.ts'
import { PaymentResult } from '../../packages/ui/exports/PaymentResult.ts'
import { PaymentStart } from '../../packages/ui/exports/PaymentStart.ts'
import { PinCheck } from '../../packages/ui/exports/PinPad.ts'
import { type ToppedUp, TopUp } from '../../packages/ui/exports/TopUp.ts'
import { TopUpPanel } from '../../packages/ui/exports/TopUpPanel.ts'
import { FleetProvider } from '../../packages/ui/src/index.ts'

/** What the page is opened with. */
export interface PageQuery {
  /** Address of the servers. */
  main: string
  /** Epoch milliseconds, which is always now here. */
  now: string
  userId: string
  userKey: string
  accessToken: string
  refreshToken: string
}

/** A money call without a screen. */
export interface Press {
  call: EndpointName
  input: object
  /** The token of the person who presses. */
  token: string
  /** Whether the call carries an idempotency key. */
  isKeyed: boolean
}

/** What the page reports to the test. */
export interface MoneyWindow extends Window {
  /** The top-ups of which the popup has said that they are done. */
  toppedUp: ToppedUp[]
  /** Ends the session. */
  signOut: () => void
  /** What is called without a screen. */
  calls: Readonly<Record<'approve' | 'reject' | 'check', () => Promise<MoneyResult<unknown>>>>
  /** Makes a call, again while its outcome is unknown. Resolves to the outcomes; a refusal is its code. */
  press(press: Press): Promise<string[]>
}

const query = Object.fromEntries(new URLSearchParams(location.search)) as unknown as PageQuery
const own = window as unknown as MoneyWindow
own.toppedUp = []

const session = createSession({ storage: 'memory' })
session.signIn({
  accessToken: query.accessToken,
  refreshToken: query.refreshToken,
  userName: 'Nanda',
  userId: query.userId,
  role: 4,
})
own.signOut = () => void session.signOut()
const options = { bases: { main: query.main }, session, retryAfter: 50 }
const IDEMPOTENCY = { header: 'Idempotency-Key', bases: ['main'] } as const
const clients = {
  patient: createFleetClient(options),
  /** Gives up before a slow answer comes. */
  impatient: createFleetClient({ ...options, timeouts: { write: 4_000 } }),
  /** Sends idempotency keys. */
  keyed: createFleetClient({ ...options, idempotency: IDEMPOTENCY }),
}

own.press = async ({ call, input, token, isKeyed }) => {
  const client = createFleetClient({
    bases: options.bases,
    pageToken: token,
    appId: '001',
    ...(isKeyed && { idempotency: IDEMPOTENCY }),
  })
  // Leaves connections open: only on one of those a browser repeats a call.
  await Promise.allSettled(Array.from({ length: 4 }, () => client.call(endpoints.groups, undefined)))
  const endpoint = endpoints[call] as unknown as Endpoint<object, unknown, unknown, unknown, unknown, 'money'>
  const outcomes: string[] = []
  for (;;) {
    try {
      const result = await client.call(endpoint, input)
      outcomes.push(result.outcome)
      if (result.outcome !== 'unknown') return outcomes
      result.settle()
    } catch (error) {
      return [...outcomes, error instanceof ServerError ? String(error.code) : String(error)]
    }
  }
}

const request = { userId: query.userKey, driverId: 'd1', groupId: 'G001', requestKey: 'r1', amount: 5000 }
own.calls = {
  approve: () => clients.patient.call(decideTopUp, { ...request, status: 2 }),
  reject: () => clients.patient.call(decideTopUp, { ...request, status: 4 }),
  check: () => clients.patient.call(checkPin, { userId: query.userKey, groupId: 'G001', pin: '581942' }),
}

function subscribe(notify: () => void) {
  addEventListener('hashchange', notify)
  return () => removeEventListener('hashchange', notify)
}

function App() {
  const hash = useSyncExternalStore(subscribe, () => location.hash)
  const [name, driverId, groupId, patience, contact] = hash.slice(1).split('/')
  const shut = () => {
    location.hash = ''
  }
  return (
    <FleetProvider
      client={clients[patience === 'impatient' || patience === 'keyed' ? patience : 'patient']}
      clock={{ now: () => Number(query.now) }}
      page
    >
      {name === 'top-up' ? (
        <TopUp
          userId={query.userKey}
          driverKey={driverId ?? ''}
          driverName="Ko Naing Hla"
          groupId={groupId ?? ''}
          groupName="Golden Valley"
          onToppedUp={(event) => own.toppedUp.push(event)}
          onClose={shut}
        />
      ) : name === 'add-balance' ? (
        <AddBalance
          driverKey={driverId ?? ''}
          driverName="Ko Naing Hla"
          groupId={groupId ?? ''}
          groupName="Golden Valley"
          contact={contact ?? ''}
          onAdded={(event) => own.toppedUp.push(event)}
          onClose={shut}
        />
      ) : name === 'wallets' ? (
        <TopUpPanel
          userId={query.userKey}
          groupId={groupId ?? ''}
          onToppedUp={(event) => own.toppedUp.push(event)}
        />
      ) : name === 'console' ? (
        <ConsoleDriverList />
      ) : name === 'approval' ? (
        <ApprovalPanel key={hash} userId={query.userKey} groupId={groupId ?? ''} />
      ) : name === 'pin' ? (
        <PinCheck userId={query.userKey} groupId={groupId ?? ''} onAccepted={shut} />
      ) : name === 'payment' ? (
        <PaymentStart
          key={hash}
          query={{ refno: driverId ?? '', amount: '4500', bookingkey: groupId, cname: 'Thida' }}
          gatewayHosts={[location.host]}
          loopback
          // Stays in the history, so that Back comes to a payment that was begun.
          onRedirect={({ address }) => location.assign(address)}
        />
      ) : name === 'paid' ? (
        <PaymentResult
          key={hash}
          result="success"
          query={{
            order_no: driverId,
            bookingkey: groupId,
            telephone: '+959',
            transact_no: 'T-1',
            price: '4500',
          }}
        />
      ) : (
        <h1>Drivers</h1>
      )}
    </FleetProvider>
  )
}

const root = document.createElement('div')
document.body.append(root)
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
