import { createFleetClient } from '@fleetgis/api'
import { updatePayment } from '@fleetgis/api/payments'
import { type PaymentSuccessQuery, paymentUpdate } from '@fleetgis/domain/payments'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { useFleet } from '../../../provider/FleetContext.ts'
import { FleetProvider } from '../../../provider/FleetProvider.tsx'
import { forgetPayments } from '../../../testing/forgetPayments.ts'
import { isReading } from '../../../testing/isReading.ts'
import { playOnPhone } from '../../../testing/playOnPhone.ts'
import { bookingAt, storyWorld } from '../../../testing/storyWorld.ts'
import { changeSharedText } from '../sharedText.ts'
import { digestOf } from './digestOf.ts'
import { PaymentResult } from './PaymentResult.tsx'
import { PaymentResultView } from './PaymentResultView.tsx'

const story = storyWorld()

/** The query of the gateway for a completed booking. */
const queryOf = (): PaymentSuccessQuery => ({
  order_no: 'R-42',
  bookingkey: bookingAt(story.world, 'complete').key,
  name: 'Thida',
  telephone: '+959300000001',
  transact_no: 'T-0042',
  email: 'thida@fleetgis.example',
  modifiedtime: '20261120081500',
  price: '1500%24',
})

/**
 * The page after the gateway. With `success` it reports the payment to the server once per booking, over all tabs and
 * reloads. It calls the payment completed only after the server has confirmed it (CF-168). The host app is notified of a
 * confirmed `success` after 5 s, and of `cancel` after 3 s.
 *
 * **Do** let the heading and the title of your page follow `onChanged`.
 *
 * **Don't** take the page for a proof of payment: its address opens without a payment.
 */
const meta = {
  title: 'Widgets/PaymentResult',
  component: PaymentResult,
  args: { result: 'success' },
  parameters: { ...story.opened() },
  render: (args) => (
    <PaymentResult
      {...args}
      query={args.result === 'success' ? { ...queryOf(), ...args.query } : undefined}
    />
  ),
  beforeEach: forgetPayments,
} satisfies Meta<typeof PaymentResult>

export default meta
type Story = StoryObj<typeof meta>

/** Where the reports of this browser are marked. */
const MARKS = 'fleetgis.payments.reported'
const marked = (state: string) => JSON.stringify([[queryOf().bookingkey, state]])
const COMPLETED = 'Transaction completed successfully'
const NOT_CONFIRMED = 'This payment is not confirmed'
const UNKNOWN = 'We could not learn whether it was confirmed'
const reports = () => story.calls(updatePayment)
const check = (canvasElement: HTMLElement) => canvasElement.querySelector('svg[data-colour="green"]')

async function expectStatus(canvasElement: HTMLElement, text: string) {
  await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent(text))
}

/** Nothing on the page says that the payment was made. */
async function expectNoClaim(canvasElement: HTMLElement) {
  await expect(canvasElement).not.toHaveTextContent(/success|received|completed/i)
  await expect(check(canvasElement)).toBeNull()
}

export const Default: Story = {
  name: 'PAY-02 a payment is called completed once the server has confirmed it',
  parameters: { rules: ['PAY-01', 'PAY-03', 'PAY-04', 'PAY-05', 'PAY-11', 'PAY-12', 'PAY-13', 'CF-168'] },
  beforeEach: () => story.slow(),
  play: async ({ canvas, canvasElement }) => {
    await expectStatus(canvasElement, 'Confirming your payment')
    await expectNoClaim(canvasElement)
    await waitFor(() => expect(reports()).toHaveLength(1))
    story.mend()
    await expectStatus(canvasElement, COMPLETED)
    await expect(check(canvasElement)).toBeVisible()
    await expect(canvasElement).toHaveTextContent('Amount in this link1,500.00 MMK')
    for (const value of [
      'R-42',
      'T-0042',
      '20/11/2026 08:15 AM',
      'Thida',
      '+959300000001',
      'thida@fleetgis.example',
    ])
      await expect(canvas.getByText(value)).toBeVisible()
    await expect(reports()[0]?.body).toMatchObject({
      status: 'success',
      transaction_id: 'T-0042',
      userid: '+959300000001',
    })
  },
}

export const Twice: Story = {
  name: 'T9 a payment that is opened twice is reported once, and both pages show the outcome',
  parameters: { rules: ['CF-168'] },
  render: () => (
    <>
      <PaymentResult result="success" query={queryOf()} />
      <PaymentResult result="success" query={queryOf()} />
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(COMPLETED)).toHaveLength(2))
    await expect(reports()).toHaveLength(1)
  },
}

/** A page that shows one payment after another, without a booking at first. */
function NextPayment() {
  const [hasBooking, setHasBooking] = useState(false)
  const [query] = useState(queryOf)
  return (
    <>
      <PaymentResult
        result="success"
        query={hasBooking ? query : { ...query, bookingkey: '', order_no: '' }}
      />
      <button type="button" onClick={() => setHasBooking(true)}>
        Next payment
      </button>
    </>
  )
}

export const Next: Story = {
  name: 'PAY-13 another query is another payment, which is reported and says its own outcome',
  tags: ['!dev', '!autodocs'],
  render: () => <NextPayment />,
  play: async ({ canvas, canvasElement }) => {
    await expectStatus(canvasElement, 'No payment in this link')
    await userEvent.click(canvas.getByRole('button', { name: 'Next payment' }))
    await expectStatus(canvasElement, COMPLETED)
    await expect(reports()).toHaveLength(1)
  },
}

export const ReportedInAnotherTab: Story = {
  name: 'CF-168 a report in another tab counts, also where localStorage does not show it yet',
  tags: ['!dev', '!autodocs'],
  beforeEach: () => changeSharedText(MARKS, () => marked('done')),
  play: async ({ canvasElement }) => {
    await expectStatus(canvasElement, COMPLETED)
    await expect(reports()).toHaveLength(0)
  },
}

export const ReportedBefore: Story = {
  name: 'CF-139 a payment that was reported before is completed',
  parameters: {
    ...story.opened({
      prepare: (world) => {
        const { booking } = bookingAt(world, 'complete')
        world.payments.update(booking.index, 'Thida', {
          status: 'success',
          transactionId: 'T',
          userId: '+959',
          at: 0,
        })
      },
    }),
  },
  play: async ({ canvasElement }) => expectStatus(canvasElement, COMPLETED),
}

export const Refused: Story = {
  name: 'CF-168 a refused report is no payment: the order number, what to do, and nothing is sent again',
  args: { query: { bookingkey: 'none' } },
  play: async ({ canvas, canvasElement }) => {
    await expectStatus(canvasElement, NOT_CONFIRMED)
    await expectNoClaim(canvasElement)
    await expect(canvas.getByText('R-42')).toBeVisible()
    await expect(canvasElement).toHaveTextContent('ask the operator')
    // Decision 56: whose payment it is, only the address says.
    await expect(canvas.queryByText('Thida')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    await expect(localStorage.getItem(MARKS)).toMatch(/^\[\["none","sent [0-9a-f]{64}:\S+!"\]\]$/)
  },
}

export const Failed: Story = {
  name: 'CF-168 an unknown outcome is said, with the order number, and nothing is sent again',
  parameters: { faults: [{ kind: 'status', status: 503 }] },
  play: async ({ canvas, canvasElement }) => {
    await expectStatus(canvasElement, UNKNOWN)
    await expectNoClaim(canvasElement)
    await expect(canvas.getByText('R-42')).toBeVisible()
    await expect(canvasElement).toHaveTextContent('ask the operator')
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    await expect(reports()).toHaveLength(1)
  },
}

export const Busy: Story = {
  name: 'CF-168 a server that is too busy to look at the report has not refused it: the outcome is unknown',
  tags: ['!dev', '!autodocs'],
  parameters: { faults: [{ kind: 'status', status: 429 }] },
  play: async ({ canvasElement }) => {
    await expectStatus(canvasElement, UNKNOWN)
    await expectNoClaim(canvasElement)
    await expect(reports()).toHaveLength(1)
    await expect(localStorage.getItem(MARKS)).toMatch(/"sent [0-9a-f]{64}:\S+"/)
  },
}

export const Offline: Story = {
  name: 'CF-168 without a connection nothing is sent, and only a press tries again',
  beforeEach: () => {
    const connection = spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    return () => connection.mockRestore()
  },
  play: async ({ canvas, canvasElement }) => {
    await expectStatus(canvasElement, 'There is no connection, so nothing was sent')
    await expectNoClaim(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    if (isReading()) return
    spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await story.quiet()
    await expect(reports()).toHaveLength(0)
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Try again' }))
    await expectStatus(canvasElement, COMPLETED)
    await expect(reports()).toHaveLength(1)
  },
}

export const FocusStays: Story = {
  name: 'CF-168 after Try again the status has the focus, while the call runs and after it',
  tags: ['!dev', '!autodocs'],
  beforeEach: Offline.beforeEach,
  play: async ({ canvas, canvasElement }) => {
    const button = await canvas.findByRole('button', { name: 'Try again' })
    spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    story.slow()
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expectStatus(canvasElement, 'Confirming your payment')
    await expect(canvas.getByRole('status')).toHaveFocus()
    story.mend()
    await expectStatus(canvasElement, COMPLETED)
    await expect(canvas.getByRole('status')).toHaveFocus()
  },
}

export const NoPayment: Story = {
  name: 'CF-168 an address without a booking is no payment: nothing is sent, and none of its values is shown',
  args: { query: { bookingkey: '', order_no: '' } },
  play: async ({ canvas, canvasElement }) => {
    await expectStatus(canvasElement, 'No payment in this link')
    await expectNoClaim(canvasElement)
    await expect(canvasElement).not.toHaveTextContent('MMK')
    await expect(canvas.queryByText('T-0042')).not.toBeInTheDocument()
    await expect(reports()).toHaveLength(0)
  },
}

export const OtherAddress: Story = {
  name: 'CF-168 where another address of the booking has no answer, a press reports this one, once',
  beforeEach: () => changeSharedText(MARKS, () => marked(`sent 0f:${OLD_KEY}`)),
  play: async ({ canvas, canvasElement }) => {
    await expectStatus(canvasElement, UNKNOWN)
    await expectNoClaim(canvasElement)
    await expect(reports()).toHaveLength(0)
    if (isReading()) return
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Ask again' }))
    await expectStatus(canvasElement, COMPLETED)
    await expect(reports()).toHaveLength(1)
  },
}

export const OtherAddressRefused: Story = {
  name: 'CF-168 where another address of the booking was refused, a press reports this one, or says that it was not sent',
  tags: ['!dev', '!autodocs'],
  beforeEach: () => changeSharedText(MARKS, () => marked(`sent 0f:${OLD_KEY}!`)),
  play: async ({ canvas, canvasElement }) => {
    await expectStatus(canvasElement, UNKNOWN)
    const connection = spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Ask again' }))
    await expectStatus(canvasElement, 'There is no connection, so nothing was sent')
    await expect(reports()).toHaveLength(0)
    connection.mockRestore()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expectStatus(canvasElement, COMPLETED)
    await expect(reports()).toHaveLength(1)
  },
}

export const OtherAddressUnknown: Story = {
  name: 'CF-168 an address that was reported by a press, without an answer, is not reported again',
  tags: ['!dev', '!autodocs'],
  parameters: { faults: [{ kind: 'status', status: 503 }] },
  beforeEach: () => changeSharedText(MARKS, () => marked(`sent 0f:${OLD_KEY}`)),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask again' }))
    await expectStatus(canvasElement, UNKNOWN)
    await waitFor(() => expect(reports()).toHaveLength(1))
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    await expect(localStorage.getItem(MARKS)).toMatch(/"sent 0f:\S+ [0-9a-f]{64}:\S+"/)
  },
}

const HEADER = 'Idempotency-Key'
/** The keys of the reports to servers that honour them; the first `lost` of them get no answer, the others this one. */
let keys: (string | null)[] = []
let lost = 0
let status = 200

const keyedClient = () =>
  createFleetClient({
    bases: { main: 'https://fleet.example' },
    idempotency: { header: HEADER, bases: ['main'] },
    fetch: async (_address, init) => {
      keys.push(new Headers(init?.headers).get(HEADER))
      if (keys.length <= lost) throw new TypeError('Failed to fetch')
      return Response.json({ status, message: 'Success' }, { status })
    },
  })

function WithKeys({ children }: { children: ReactNode }) {
  const { language, theme } = useFleet()
  const [client] = useState(keyedClient)
  return (
    <FleetProvider client={client} language={language} theme={theme}>
      {children}
    </FleetProvider>
  )
}

/** The mark of an unknown outcome: the key of the one report. */
const markedKey = () => /"sent [0-9a-f]{64}:([0-9a-f-]{36})"/.exec(localStorage.getItem(MARKS) ?? '')?.[1]

export const WithKey: Story = {
  name: 'CF-168 where servers know idempotency keys, a press asks again under the same key, which the browser keeps',
  render: () => (
    <WithKeys>
      <PaymentResult result="success" query={queryOf()} />
    </WithKeys>
  ),
  beforeEach: () => {
    keys = []
    lost = 1
    status = 200
  },
  play: async ({ canvas, canvasElement }) => {
    await expectStatus(canvasElement, UNKNOWN)
    await expect(keys).toHaveLength(1)
    await expect(keys[0]).toBe(markedKey())
    if (isReading()) return
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Ask again' }))
    await expectStatus(canvasElement, COMPLETED)
    await expect(keys).toEqual([keys[0], keys[0]])
  },
}

const OLD_KEY = '0a1b2c3d-0000-4000-8000-000000000000'
export const WithKeyAfterReload: Story = {
  ...WithKey,
  name: 'CF-168 after a reload nothing is sent without a press, which sends the key that the browser has kept',
  tags: ['!dev', '!autodocs'],
  beforeEach: async () => {
    keys = []
    lost = 0
    status = 200
    const digest = await digestOf(paymentUpdate(queryOf()))
    await changeSharedText(MARKS, () => marked(`sent ${digest}:${OLD_KEY}`))
  },
  play: async ({ canvas, canvasElement }) => {
    await expectStatus(canvasElement, UNKNOWN)
    await expect(keys).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: 'Ask again' }))
    await expectStatus(canvasElement, COMPLETED)
    await expect(keys).toEqual([OLD_KEY])
  },
}

export const WithKeyUnauthorized: Story = {
  ...WithKeyAfterReload,
  name: 'CF-168 a 401 of a repeated report says nothing about the first: the outcome stays unknown',
  beforeEach: async (context) => {
    await (WithKeyAfterReload.beforeEach as (of: typeof context) => Promise<void>)(context)
    status = 401
  },
  play: async ({ canvas, canvasElement }) => {
    await expectStatus(canvasElement, UNKNOWN)
    await userEvent.click(canvas.getByRole('button', { name: 'Ask again' }))
    await waitFor(() => expect(keys).toEqual([OLD_KEY]))
    await expect(await canvas.findByRole('button', { name: 'Ask again' })).toBeVisible()
    await expectStatus(canvasElement, UNKNOWN)
  },
}

const changes = fn()
export const Changes: Story = {
  name: 'CF-168 the page around hears each state: confirming, then completed',
  tags: ['!dev', '!autodocs'],
  args: { onChanged: changes },
  beforeEach: () => void changes.mockClear(),
  play: async ({ canvasElement }) => {
    await expectStatus(canvasElement, COMPLETED)
    const states = () => changes.mock.calls.map(([{ confirmation }]) => confirmation)
    await waitFor(() => expect(states()).toEqual(['confirming', 'completed']))
  },
}

const HOSTILE = '"><img src=x onerror="window.__xss=1">\u202egnirts'
export const Hostile: Story = {
  name: 'T9 values of the address are plain text, and an unreadable price is 0.00 MMK',
  tags: ['!dev', '!autodocs'],
  args: {
    query: {
      name: HOSTILE,
      order_no: 'x'.repeat(128),
      price: '%E0%A4%A',
      modifiedtime: HOSTILE,
      email: HOSTILE,
    },
  },
  globals: { viewport: { value: 'phone' } },
  parameters: { rules: ['PAY-06', 'PAY-11', 'PAY-12'] },
  play: async ({ canvas, canvasElement }) => {
    await expectStatus(canvasElement, COMPLETED)
    await expect(canvas.getAllByText(HOSTILE)).toHaveLength(2)
    await expect(canvasElement).toHaveTextContent('0.00 MMK')
    await expect(canvasElement.querySelector('img')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const Cancelled: Story = {
  name: 'PAY-07 a cancelled payment has a red minus',
  args: { result: 'cancel' },
  play: async ({ canvasElement }) => {
    await expectStatus(canvasElement, 'Payment cancelled.')
    await expect(canvasElement.querySelector('svg[data-colour="red"]')).toBeVisible()
    await expect(reports()).toHaveLength(0)
  },
}

export const NotCompleted: Story = {
  name: 'CF-177 a failed payment: what to do, its order number, a way back, and the documented text below',
  args: { result: 'fail', backHref: '/passenger-booking-list' },
  parameters: { rules: ['PAY-08'] },
  render: (args) => <PaymentResult {...args} query={{ order_no: 'R-42' }} />,
  play: async ({ canvas, canvasElement }) => {
    await expectStatus(canvasElement, 'The payment was not completed')
    await expect(canvasElement).toHaveTextContent('Order numberR-42')
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      '/passenger-booking-list',
    )
    await expect(canvasElement).toHaveTextContent(/payment-fail works!$/)
    await expect(reports()).toHaveLength(0)
  },
}

export const Phone: Story = {
  name: 'Phone, in Burmese and dark',
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  parameters: {
    latinWords: { 'R-42': 'of the address', 'T-0042': 'of the address', Thida: 'of the address' },
  },
  play: playOnPhone((page) => expectStatus(page, 'ငွေပေးချေမှု အောင်မြင်စွာ ပြီးဆုံးပါပြီ')),
}

export const View: Story = {
  tags: ['!dev', '!autodocs', 'mount'],
  render: () => <PaymentResultView result="cancel" />,
}
