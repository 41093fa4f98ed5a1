import type { MapLocation } from '@fleetgis/domain/map'
import { expect, test } from 'vitest'
import { createTexts } from '../../../i18n/createTexts.ts'
import { staffWords } from '../words.ts'
import { checkInCsv } from './checkInCsv.ts'

const t = createTexts({ language: 'en' })(staffWords)
const checkIn = (userId: string): MapLocation => ({
  key: '1',
  userId,
  groupId: 'G001',
  type: 'Car',
  at: '2026-11-20 08:15:00',
  position: { lat: 16.774412, lng: 96.158801 },
})

test('CHK-03 the file has the columns of the list, with dates as sent', () => {
  expect(checkInCsv([checkIn('aung@example.com'), checkIn('thida@example.com')], t)).toBe(
    '\uFEFFSr. No,User ID,Domain ID,Type,Latitude,Longitude,Created Date Time\r\n' +
      '1,aung@example.com,G001,Car,16.774412,96.158801,2026-11-20 08:15:00\r\n' +
      '2,thida@example.com,G001,Car,16.774412,96.158801,2026-11-20 08:15:00\r\n',
  )
})

test('T22 a phone number and a formula as a user id do not run', () => {
  expect(
    checkInCsv([checkIn('+959791234567'), checkIn('=1+1')], t)
      .split('\r\n')
      .slice(1, 3),
  ).toEqual([
    '1,"\'+959791234567",G001,Car,16.774412,96.158801,2026-11-20 08:15:00',
    '2,"\'=1+1",G001,Car,16.774412,96.158801,2026-11-20 08:15:00',
  ])
})
