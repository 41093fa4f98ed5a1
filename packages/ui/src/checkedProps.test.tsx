import { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DriverPanel } from './areas/drivers/DriverPanel/DriverPanel.tsx'
import { AdminPanel } from './areas/groups/AdminPanel/AdminPanel.tsx'
import { PaymentResult } from './areas/payments/PaymentResult/PaymentResult.tsx'
import { PolicyPage } from './areas/policies/PolicyPage/PolicyPage.tsx'
import { TripDetail } from './areas/trips/TripDetail/TripDetail.tsx'
import { TripDetailSheet } from './areas/trips/TripDetail/TripDetailSheet.tsx'
import { TransactionHistory } from './areas/wallet/TransactionHistory/TransactionHistory.tsx'
import { FleetProvider } from './provider/FleetProvider.tsx'
import { noClient } from './provider/noClient.ts'

test.each<[string, ComponentType<never>, string, string]>([
  [
    'TripDetail',
    TripDetail,
    'audience',
    'TripDetail: audience is "no". Give driver, passenger, admin, owner, map.',
  ],
  [
    'TripDetailSheet',
    TripDetailSheet,
    'audience',
    'TripDetail: audience is "no". Give driver, passenger, admin, owner, map.',
  ],
  ['DriverPanel', DriverPanel, 'page', 'DriverPanel: page is "no". Give panel, screen.'],
  [
    'AdminPanel',
    AdminPanel,
    'panel',
    'AdminPanel: panel is "no". Give map, drivers, topUp, approval, other.',
  ],
  ['PaymentResult', PaymentResult, 'result', 'PaymentResult: result is "no". Give success, cancel, fail.'],
  [
    'PolicyPage',
    PolicyPage,
    'app',
    'PolicyPage: app is "no". Give driver, passenger, collaboration, kilometer, ',
  ],
  [
    'TransactionHistory',
    TransactionHistory,
    'model',
    'TransactionHistory: model is "no". Give console, wallet.',
  ],
])('%s names the values of a prop that is none of them', (_name, widget, prop, sentence) => {
  const Widget = widget as ComponentType<Record<string, unknown>>
  expect(() =>
    renderToString(
      <FleetProvider client={noClient} queryClient={new QueryClient()}>
        <Widget {...{ [prop]: 'no' }} />
      </FleetProvider>,
    ),
  ).toThrow(sentence)
})
