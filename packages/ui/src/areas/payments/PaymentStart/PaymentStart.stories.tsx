import { pay, savePayment } from '@fleetgis/api/payments'
import type { Language } from '@fleetgis/domain/i18n'
import { readyLinks, type World } from '@fleetgis/sandbox'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { forgetPayments } from '../../../testing/forgetPayments.ts'
import { isReading } from '../../../testing/isReading.ts'
import { paymentPages } from '../../../testing/pages/payments.ts'
import { storyWorld } from '../../../testing/storyWorld.ts'
import { PaymentStart } from './PaymentStart.tsx'
import { PaymentStartView } from './PaymentStartView.tsx'
import type { PaymentStartQuery } from './usePaymentStart.ts'

const story = storyWorld({ signedInAs: '+959300000001' })

/** The query of the ready link: the order of a completed booking of the signed-in passenger. */
function orderOf(world: World): PaymentStartQuery {
  const path = readyLinks(world).find((link) => link.path.startsWith('/payment?'))?.path ?? ''
  return Object.fromEntries(new URLSearchParams(path.split('?')[1])) as unknown as PaymentStartQuery
}

const onRedirect = fn()

/**
 * Saves a payment, posts its order to the gateway, and calls `onRedirect` with the gateway's page. A payment begins once per
 * order, over all tabs and reloads; a second visit needs a press (CF-140).
 *
 * **Do** pass the hosts of your gateway: an address of any other host is not opened (CF-76).
 *
 * **Don't** set `loopback` outside of development.
 */
const meta = {
  title: 'Widgets/PaymentStart',
  component: PaymentStart,
  args: { query: { refno: 'R-1', amount: '4500' }, gatewayHosts: ['gateway.fleetgis.example'], onRedirect },
  parameters: { ...story.opened() },
  render: (args) => <PaymentStart {...args} query={{ ...orderOf(story.world), ...args.query }} />,
  beforeEach: async () => {
    await forgetPayments()
    onRedirect.mockClear()
  },
} satisfies Meta<typeof PaymentStart>

export default meta
type Story = StoryObj<typeof meta>

const UNKNOWN = 'We do not know whether the payment was begun; look at your booking'

const sent = () => ({ saves: story.calls(savePayment).length, pays: story.calls(pay).length })
const beginAgain = (canvasElement: HTMLElement, language: Language = 'en') =>
  waitFor(() => paymentPages(within(canvasElement), { language }).beginAgain())

export const Default: Story = {
  name: 'PAY-17 the payment is saved, the order is posted, and the page of the gateway opens; Back begins nothing',
  parameters: { rules: ['PAY-09', 'PAY-10', 'PAY-14', 'PAY-15', 'PAY-16', 'CF-140'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Payment processing...')).toBeVisible()
    await waitFor(() => expect(onRedirect).toHaveBeenCalledOnce())
    const { address } = onRedirect.mock.calls[0]?.[0] ?? {}
    await expect(address).toMatch(/^https:\/\/gateway\.fleetgis\.example\/pay\?refno=R-1&amount=4500&/)
    await expect(sent()).toEqual({ saves: 1, pays: 1 })
    if (isReading()) return
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await beginAgain(canvasElement)
    await expect(sent()).toEqual({ saves: 1, pays: 1 })
  },
}

function NextOrder() {
  const [refno, setRefno] = useState('R-1')
  return (
    <>
      <PaymentStart
        query={{ ...orderOf(story.world), amount: '4500', refno }}
        gatewayHosts={['gateway.fleetgis.example']}
        onRedirect={onRedirect}
      />
      <button type="button" onClick={() => setRefno('R-2')}>
        Next order
      </button>
    </>
  )
}

export const Next: Story = {
  name: 'PAY-09 another order is another payment, which begins by itself',
  tags: ['!dev', '!autodocs'],
  render: () => <NextOrder />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(onRedirect).toHaveBeenCalledTimes(1))
    await userEvent.click(canvas.getByRole('button', { name: 'Next order' }))
    await waitFor(() => expect(onRedirect).toHaveBeenCalledTimes(2))
    await expect(onRedirect.mock.calls[1]?.[0]?.address).toContain('refno=R-2')
    await expect(sent()).toEqual({ saves: 2, pays: 2 })
  },
}

export const Loading: Story = {
  name: 'PAY-09 it reads Payment processing...',
  parameters: { faults: [{ kind: 'hang' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(/^Payment processing\.\.\.$/)
    await expect(canvas.getByRole('progressbar')).toBeVisible()
  },
}

export const Begun: Story = {
  name: 'CF-140 a second visit begins nothing, and a double press begins once',
  beforeEach: () => {
    localStorage.setItem('fleetgis.payments.begun', '[["R-1","opened"]]')
  },
  play: async ({ canvas, canvasElement }) => {
    const button = await beginAgain(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent('You were taken to the payment page already')
    await expect(sent()).toEqual({ saves: 0, pays: 0 })
    await userEvent.dblClick(button)
    await waitFor(() => expect(onRedirect).toHaveBeenCalledOnce())
    await expect(sent()).toEqual({ saves: 1, pays: 1 })
  },
}

const LEADS_NOWHERE = ['NO-SCRIPT', 'TWO-ADDRESSES', 'FOREIGN-HOST', 'JSON']
export const Nowhere: Story = {
  name: 'PAY-18 a reply without an allowed address logs an error, and opens nothing',
  render: (args) => (
    <>
      {LEADS_NOWHERE.map((refno) => (
        <PaymentStart key={refno} {...args} query={{ ...orderOf(story.world), refno }} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const error = spyOn(console, 'error').mockImplementation(() => {})
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(4))
    for (const alert of canvas.getAllByRole('alert'))
      await expect(alert).toHaveTextContent('The payment service gave no page that can be opened.')
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    await expect(onRedirect).not.toHaveBeenCalled()
    await expect(error).toHaveBeenCalled()
    error.mockRestore()
  },
}

export const NoHost: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'CF-76 without a host that a payment may lead to it could not be started, which no service is blamed for',
  args: { gatewayHosts: [] },
  play: async ({ canvas }) => {
    const error = spyOn(console, 'error').mockImplementation(() => {})
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The payment could not be started.')
    await expect(canvas.queryByText('Look at your booking before you pay again.')).toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(sent()).toEqual({ saves: 0, pays: 0 })
    error.mockRestore()
  },
}

export const Failed: Story = {
  name: 'CF-140 a refused payment shows the server’s message, and no order is posted',
  args: { query: { refno: 'R-1', amount: '4500', bookingkey: 'none' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('There is no such booking.')
    await expect(sent()).toEqual({ saves: 1, pays: 0 })
    await expect(localStorage.getItem('fleetgis.payments.begun')).toBe('[]')
  },
}

export const RefusedAgain: Story = {
  name: 'CF-140 after a refused second start a reload still begins nothing: the first one may have been paid',
  tags: ['!dev', '!autodocs'],
  args: Failed.args,
  beforeEach: Begun.beforeEach,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await beginAgain(canvasElement))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('There is no such booking.')
    await expect(canvas.getByText('Look at your booking before you pay again.')).toBeVisible()
    await expect(localStorage.getItem('fleetgis.payments.begun')).toBe('[["R-1","opened"]]')
  },
}

export const RefusedAfterUnknown: Story = {
  ...RefusedAgain,
  name: 'CF-140 the same where a start without an answer is between the two',
  parameters: { faults: [{ kind: 'status', status: 503, endpoint: savePayment.id, times: 1 }] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await beginAgain(canvasElement))
    await canvas.findByText(UNKNOWN)
    await userEvent.click(await beginAgain(canvasElement))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('There is no such booking.')
    await expect(localStorage.getItem('fleetgis.payments.begun')).toBe('[["R-1","sent"]]')
  },
}

export const Unknown: Story = {
  name: 'CF-140 an unknown outcome is said, and nothing is sent again without a press',
  args: { query: { refno: 'ERROR-500', amount: '4500' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(UNKNOWN)).toBeVisible()
    await beginAgain(canvasElement)
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
    await expect(sent()).toEqual({ saves: 1, pays: 1 })
  },
}

export const UnknownBefore: Story = {
  name: 'CF-140 a second visit after an unknown outcome does not say that the page of the gateway was opened',
  beforeEach: () => {
    localStorage.setItem('fleetgis.payments.begun', '[["R-1","sent 5f0c"]]')
  },
  play: async ({ canvas, canvasElement }) => {
    const button = await beginAgain(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent(UNKNOWN)
    await expect(canvas.queryByText(/You were taken to the payment page/)).toBeNull()
    await expect(sent()).toEqual({ saves: 0, pays: 0 })
    await userEvent.dblClick(button)
    await waitFor(() => expect(onRedirect).toHaveBeenCalledOnce())
    await expect(sent()).toEqual({ saves: 1, pays: 1 })
    await expect(localStorage.getItem('fleetgis.payments.begun')).toBe('[["R-1","opened"]]')
  },
}

export const UnknownPhone: Story = {
  ...UnknownBefore,
  name: 'An unknown outcome on a phone, in Burmese and dark',
  // `npm run matrix` plays it.
  tags: ['!test'],
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(await beginAgain(canvasElement, 'my')).toHaveTextContent('အစမှ ပြန်စရန်')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const Unremembered: Story = {
  name: 'CF-140 without storage the payment begins by a press only',
  beforeEach: () => {
    const setItem = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Storage is full.', 'QuotaExceededError')
    })
    return () => setItem.mockRestore()
  },
  play: async ({ canvas }) => {
    const button = await waitFor(() => paymentPages(canvas).begin())
    await expect(sent()).toEqual({ saves: 0, pays: 0 })
    await userEvent.click(button)
    await waitFor(() => expect(onRedirect).toHaveBeenCalledOnce())
  },
}

export const Phone: Story = {
  ...Begun,
  name: 'Phone, in Burmese and dark',
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(await beginAgain(canvasElement, 'my')).toHaveTextContent('အစမှ ပြန်စရန်')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const View: Story = {
  tags: ['!dev', '!autodocs', 'mount'],
  render: () => <PaymentStartView state={{ phase: 'begun' }} onBegin={fn()} />,
}
