import type { DriverRanking } from '@fleetgis/domain/dashboards'
import { expect, test } from 'vitest'
import { createTexts } from '../../../i18n/createTexts.ts'
import { dashboardsWords } from '../words.ts'
import { rankingCsv } from './rankingCsv.ts'

const masked = { hasWholeContacts: false }
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
  expect(rankingCsv([driver('Ko Naing', 100), driver('=1+1', 300)], t, masked)).toBe(
    '\uFEFFRank,Driver,Member ID,Mobile,Email,Total amount,Net amount,Trips,Distance\r\n' +
      '1,"\'=1+1",GV-001,,,300,80,12,84.46\r\n' +
      '2,Ko Naing,GV-001,,,100,80,12,84.46\r\n',
  )
})

const reachable = { ...driver('Ko Naing', 1), mobile: '09421234567', email: 'thida@example.com' }

test('MASK-01 the file has no contact in full', () => {
  const text = rankingCsv([reachable], t, masked)
  expect(text).not.toContain('09421234567')
  expect(text).not.toContain('thida@example.com')
})

test('CF-47 for who sees the list of drivers the file has contacts in full', () => {
  const text = rankingCsv([reachable], t, { hasWholeContacts: true })
  expect(text).toContain(',09421234567,thida@example.com,')
})
