import { QueryClient } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FleetProvider } from '../../../provider/FleetProvider.tsx'
import { noClient } from '../../../provider/noClient.ts'
import { HistoryTotals } from './HistoryTotals.tsx'

test('TXN-12 an unknown balance is a dash above a history, and its sums are not checked', () => {
  const markup = renderToStaticMarkup(
    <FleetProvider client={noClient} queryClient={new QueryClient()}>
      <HistoryTotals
        sums={{ opening: undefined, wallet: 5000, platform: 0, closing: undefined }}
        checksSums
      />
    </FleetProvider>,
  )
  expect(markup).toMatch(/Initial<\/dt><dd>–<\/dd>/)
  expect(markup).toMatch(/Wallet<\/dt><dd>5,000 /)
  expect(markup).toMatch(/Final<\/dt><dd>–<\/dd>/)
  expect(markup).not.toMatch(/wallet - platform/)
})
