import { expect, test } from 'vitest'
import { acceptBooking } from '../bookings/endpoints.ts'
import { fakeClient } from '../testing/fakeClient.ts'
import { json } from '../testing/fakeFetch.ts'
import { headerText } from './headerText.ts'

test.each([
  ['001', '001'],
  ['my app/1 %', 'my app/1 %'],
  ['ရန်', '%E1%80%9B%E1%80%94%E1%80%BA'],
  ['é', '%C3%A9'],
  ['a\r\nb\u0000', 'a%0D%0Ab%00'],
  ['🚕', '%F0%9F%9A%95'],
  ['\ud800', '%EF%BF%BD'],
])('the header text of %j is %s', (text, expected) => {
  expect(headerText(text)).toBe(expected)
})

test('ASG-07 Accept encodes an app id that is not valid in a header', async () => {
  const { client, requests } = fakeClient(() => json({ status: 200 }), { appId: 'ရန်', pageToken: 'တ' })
  await client.call(acceptBooking, { bookingKey: '1', driverId: '2', vehicleNo: '3' })
  expect(requests[0]?.headers.get('appid')).toBe('%E1%80%9B%E1%80%94%E1%80%BA')
  expect(requests[0]?.headers.get('Authorization')).toBe('Bearer %E1%80%90')
})
