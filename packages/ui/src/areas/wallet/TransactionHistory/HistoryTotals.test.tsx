import { QueryClient } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FleetProvider } from '../../../provider/FleetProvider.tsx'
import { noClient } from '../../../provider/noClient.ts'
import { HistoryTotals } from './HistoryTotals.tsx'

test('TXN-12 totals that differ by less than 1 MMK are shown exactly', () => {
  const markup = renderToStaticMarkup(
    <FleetProvider client={noClient} queryClient={new QueryClient()}>
      <HistoryTotals sums={{ opening: 100.4, wallet: 0.1, platform: 0, closing: 100.2 }} checksSums />
    </FleetProvider>,
  )
  expect(markup).toContain('initial + wallet - platform is 100.5, and final is 100.2.')
})

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
