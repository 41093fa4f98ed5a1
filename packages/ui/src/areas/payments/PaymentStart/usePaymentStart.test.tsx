import { NetworkError } from '@fleetgis/api'
import { pay, savePayment } from '@fleetgis/api/payments'
import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { FleetProvider } from '../../../provider/FleetProvider.tsx'
import { noClient } from '../../../provider/noClient.ts'
import { type PaymentStartOptions, usePaymentStart } from './usePaymentStart.ts'

const options = { query: { refno: 'R-1', amount: '4500' }, gatewayHosts: [], onRedirect: () => {} }

function Page({
  onRender,
  ...more
}: { onRender: (begin: () => void) => void } & Partial<PaymentStartOptions>) {
  onRender(usePaymentStart({ ...options, ...more }).begin)
  return null
}

test('PAY-18 without a host that a payment may lead to nothing is sent', async () => {
  const call = vi.fn(() => new Promise<never>(() => {}))
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const begins: (() => void)[] = []
  renderToString(
    <FleetProvider client={{ ...noClient, call }} queryClient={new QueryClient()}>
      <Page onRender={(begin) => begins.push(begin)} />
    </FleetProvider>,
  )
  begins[0]?.()
  await vi.waitFor(() => expect(error).toHaveBeenCalledWith('There are no hosts that a payment may lead to.'))
  expect(call).not.toHaveBeenCalled()
  error.mockRestore()
})

test('CF-170 a payment that was saved, whose order could not be sent, is saved again with the same key', async () => {
  const keys: unknown[] = []
  const call = async (
    { id }: { id: string },
    _: unknown,
    { idempotencyKey }: { idempotencyKey?: string } = {},
  ) => {
    if (id !== savePayment.id) throw new NetworkError(pay, { wasSent: false })
    keys.push(idempotencyKey)
    return { outcome: 'done', value: undefined }
  }
  const begins: (() => void)[] = []
  renderToString(
    <FleetProvider
      client={{ ...noClient, call: call as typeof noClient.call }}
      queryClient={new QueryClient()}
    >
      <Page gatewayHosts={['pay.example']} onRender={(begin) => begins.push(begin)} />
    </FleetProvider>,
  )
  begins[0]?.()
  await vi.waitFor(() => expect(keys).toHaveLength(1))
  await vi.waitFor(() => {
    begins[0]?.()
    expect(keys).toHaveLength(2)
  })
  expect(keys[0]).toEqual(expect.any(String))
  expect(keys[1]).toBe(keys[0])
})
