import { expect, test } from 'vitest'
import { createTexts } from '../../i18n/createTexts.ts'
import { figureRow } from './figureRow.ts'
import { dashboardsWords } from './words.ts'

const t = createTexts({ language: 'en' })(dashboardsWords)

test('DASH-04 a figure is shown, is loading, or has failed, each alone', () => {
  const totals = [
    { key: 'totalAmount', kind: 'amount', value: 1_250_000.4 },
    { key: 'distanceKm', kind: 'distance', value: 84.46 },
  ] as const
  expect(figureRow(['totalAmount', 'income', 'tripCount', 'distanceKm'], totals, ['income'], t)).toEqual([
    { label: 'Total amount', value: '1,250,000', unit: 'MMK' },
    { label: 'Income', value: undefined, hasFailed: true },
    { label: 'Trips', value: undefined, hasFailed: false },
    { label: 'Distance', value: '84.5', unit: 'km' },
  ])
})
