import { draftOf, forgetDrafts, keepDraft } from '@fleetgis/api'
import { afterEach, expect, test } from 'vitest'
import { dropOthersDrafts } from './dropOthersDrafts.ts'

const owner = { userId: 'aung', place: 'driver/1/new' }
const fields = { name: { saved: '', typed: 'Thida' } }
afterEach(() => forgetDrafts())

function open(address: string, token: string | undefined) {
  keepDraft(owner, fields, 1)
  const [pathname = '', search = ''] = address.split(/(?=\?)/)
  dropOthersDrafts({ tokens: { for: () => token }, window: { location: { pathname, search } } })
  return draftOf(owner, 1)
}

test("decision 33 a web view with another user's token removes the drafts of the one before", () => {
  expect(open('/groupadmin?driverid=thida', 't')).toEqual({})
  expect(open('/driver-booking-chat?userid=thida&bookingkey=1', 't')).toEqual({})
  expect(open('/location', 't')).toEqual({})
})

test('decision 33 a web view with a new token of the same user keeps them, and so does a page without a token', () => {
  expect(open('/groupadmin?driverid=aung', 't')).toEqual(fields)
  expect(open('/driver-booking-chat?userid=aung&bookingkey=1', 't')).toEqual(fields)
  expect(open('/passenger-booking-list?passengerid=aung', 't')).toEqual(fields)
  expect(open('/payment?userID=aung&refno=1&amount=1', 't')).toEqual(fields)
  expect(open('/home/rate', undefined)).toEqual(fields)
  // The token in a mail's link is no page token: it identifies no user.
  expect(open('/reset-password', 't')).toEqual(fields)
})

test('CF-108 a chat whose user id begins with a plus keeps its drafts', () => {
  const phone = { userId: '+95911', place: 'chat/1' }
  keepDraft(phone, fields, 1)
  open('/driver-booking-chat?userid=+95911&bookingkey=1', 't')
  expect(draftOf(phone, 1)).toEqual(fields)
})
