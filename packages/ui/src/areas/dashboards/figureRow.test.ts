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

test('DASH-11 a change has the figure before, and less is no loss while the period goes on', () => {
  const total = (value: number) => [{ key: 'tripCount', kind: 'count', value }] as const
  const change = (value: number, before: number, isOver = true) =>
    figureRow(['tripCount'], total(value), [], t, {
      comparison: { totals: total(before), failed: [], isOver },
    })[0]?.change
  expect(change(150, 100)).toEqual({ text: '+50.0%', tone: 'good', before: '100 before' })
  expect(change(50, 100)).toEqual({ text: '−50.0%', tone: 'bad', before: '100 before' })
  expect(change(50, 100, false)).toEqual({ text: '−50.0%', tone: 'neutral', before: '100 before' })
  expect(change(0, 0)).toEqual({ text: '0.0%', tone: 'neutral', before: '0 before' })
  expect(change(5, 0)).toEqual({ text: undefined, tone: 'neutral', before: '0 before' })
})

test('DASH-11 a figure before that loads keeps its place, and one that failed leaves the figure', () => {
  const totals = [{ key: 'tripCount', kind: 'count', value: 5 }] as const
  const row = (failed: readonly 'tripCount'[]) =>
    figureRow(['tripCount'], totals, [], t, { comparison: { totals: [], failed, isOver: true } })[0]
  expect(row([])).toMatchObject({ value: '5', change: 'loading' })
  expect(row(['tripCount'])).toMatchObject({ value: '5', change: undefined })
})
