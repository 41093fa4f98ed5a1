import type { PaymentPage } from '@fleetgis/domain/payments'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FleetProvider } from '../../../provider/FleetProvider.tsx'
import { rooted } from '../../../testing/rooted.tsx'
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

test('CF-166 the name of a payment in Zawgyi is shown in Unicode', () =>
  rooted(async (render) => {
    render(
      <FleetProvider>
        <PaymentResultView result="success" confirmation="completed" payment={payment} />
      </FleetProvider>,
    )
    await expect.element(page.getByText('မြေနီကုန်း', { exact: true })).toBeVisible()
  }))
