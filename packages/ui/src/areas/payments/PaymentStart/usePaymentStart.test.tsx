import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { FleetProvider } from '../../../provider/FleetProvider.tsx'
import { noClient } from '../../../provider/noClient.ts'
import { usePaymentStart } from './usePaymentStart.ts'

const options = { query: { refno: 'R-1', amount: '4500' }, gatewayHosts: [], onRedirect: () => {} }

function Page({ onRender }: { onRender: (begin: () => void) => void }) {
  onRender(usePaymentStart(options).begin)
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
