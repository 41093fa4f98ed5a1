import type { PaymentPage } from '@fleetgis/domain/payments'
import { QueryClient } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FleetProvider } from '../../../provider/FleetProvider.tsx'
import { noClient } from '../../../provider/noClient.ts'
import { PaymentResultView } from './PaymentResultView.tsx'

const payment: PaymentPage = {
  refNo: 'R-42',
  bookingKey: 'B-1',
  amount: 1500,
  transactionNo: 'T-0042',
  dateTime: '20/11/2026 08:15 AM',
  name: 'ေျမနီကုန္း',
  mobile: '095550123',
  email: 'thida@fleetgis.example',
}

test('CF-166 the name of a payment in Zawgyi is shown in Unicode', async () => {
  const shown = () =>
    renderToStaticMarkup(
      <FleetProvider client={noClient} queryClient={new QueryClient()}>
        <PaymentResultView result="success" confirmation="completed" payment={payment} />
      </FleetProvider>,
    )
  shown()
  await import('../../../i18n/zawgyi/toUnicode.ts')
  expect(shown()).toContain('<bdi>မြေနီကုန်း</bdi>')
})
