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

/** A driver of the sandbox, in the lists and in the chats. */
const KEY = '7105100000000000001'
const PHONE = '095550101'
const ofList = { userId: KEY, place: 'chat/1', webView: '/driver-booking-list' }
const ofChat = { userId: PHONE, place: 'chat/1', webView: '/driver-booking-chat' }

test('decision 42 a web view keeps what its user typed on one that names them by another id', () => {
  keepDraft(ofChat, fields, 1)
  open(`/driver-booking-list?driverid=${KEY}&domainid=1`, 't')
  open(`/payment?userID=${KEY}&refno=1&amount=1`, 't')
  open('/location', 't')
  expect(draftOf(ofChat, 1)).toEqual(fields)
  keepDraft(ofList, fields, 1)
  open(`/driver-booking-chat?userid=${PHONE}&bookingkey=1`, 't')
  expect(draftOf(ofChat, 1)).toEqual(fields)
  expect(draftOf(ofList, 1)).toEqual(fields)
})

test('decision 42 a web view removes what another user typed on any that names its user by the same parameter', () => {
  keepDraft(ofList, fields, 1)
  keepDraft(ofChat, fields, 1)
  open('/groupadmin?driverid=7105100000000000002&groupid=1', 't')
  expect(draftOf(ofList, 1)).toEqual({})
  expect(draftOf(ofChat, 1)).toEqual(fields)
  open('/chat?userid=095550102', 't')
  expect(draftOf(ofChat, 1)).toEqual({})
})

test('CF-108 a chat whose user id begins with a plus keeps its drafts', () => {
  const phone = { userId: '+95911', place: 'chat/1' }
  keepDraft(phone, fields, 1)
  open('/driver-booking-chat?userid=+95911&bookingkey=1', 't')
  expect(draftOf(phone, 1)).toEqual(fields)
})
