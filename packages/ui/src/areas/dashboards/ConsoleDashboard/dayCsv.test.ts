import { expect, test } from 'vitest'
import { createTexts } from '../../../i18n/createTexts.ts'
import { dashboardsWords } from '../words.ts'
import { dayCsv } from './dayCsv.ts'

test('DASH-12 the file has the days of the bars, the first one first', () => {
  const t = createTexts({ language: 'en' })(dashboardsWords)
  const day = (date: string, tripCount: number) => ({
    day: date,
    figures: { totalAmount: 5_400, tripCount, driverCount: 2, distanceKm: 12.25 },
    hasFailed: false,
    isOver: true,
  })
  expect(dayCsv([day('2026-11-23', 3), day('2026-11-24', 4)], t)).toBe(
    '\uFEFFDay,Trips,Total amount,Drivers,Distance\r\n' +
      '2026-11-23,3,5400,2,12.25\r\n' +
      '2026-11-24,4,5400,2,12.25\r\n',
  )
})
