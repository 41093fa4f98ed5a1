import type { DriverRanking } from '@fleetgis/domain/dashboards'
import { expect, test } from 'vitest'
import { createTexts } from '../../../i18n/createTexts.ts'
import { dashboardsWords } from '../words.ts'
import { rankingCsv } from './rankingCsv.ts'

const t = createTexts({ language: 'en' })(dashboardsWords)
const driver = (name: string, totalAmount: number): DriverRanking => ({
  name,
  mobile: '',
  email: '',
  memberId: 'GV-001',
  totalAmount,
  netAmount: 80,
  tripCount: 12,
  distanceKm: 84.46,
})

test('DASH-07 the file has the ranking in its order, and a formula as a name does not run', () => {
  expect(rankingCsv([driver('Ko Naing', 100), driver('=1+1', 300)], t)).toBe(
    '\uFEFFRank,Driver,Member ID,Mobile,Email,Total amount,Net amount,Trips,Distance\r\n' +
      '1,"\'=1+1",GV-001,,,300,80,12,84.46\r\n' +
      '2,Ko Naing,GV-001,,,100,80,12,84.46\r\n',
  )
})

test('MASK-01 the file has no contact in full', () => {
  const text = rankingCsv(
    [{ ...driver('Ko Naing', 1), mobile: '09421234567', email: 'thida@example.com' }],
    t,
  )
  expect(text).not.toContain('09421234567')
  expect(text).not.toContain('thida@example.com')
})
