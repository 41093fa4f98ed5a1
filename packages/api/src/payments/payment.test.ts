import { expect, test } from 'vitest'
import { createSession } from '../core/session.ts'
import { expectSent } from '../testing/expectSent.ts'
import { fakeClient } from '../testing/fakeClient.ts'
import { json } from '../testing/fakeFetch.ts'
import { oneCall } from '../testing/oneCall.ts'
import { pay, savePayment, updatePayment } from './endpoints.ts'

const saved = { bookingKey: 'bk1', customerName: 'Thida' }
const updated = {
  bookingKey: 'bk1',
  customerName: 'Thida',
  userId: '0979',
  transactionId: 'T-1',
  status: 'success' as const,
}
const query = { refno: 'R-1', amount: '1500', sign: 'a+b=', cname: 'သီတာ', email: 'a&b@example.com' }

test('PAY-14 a payment is saved by booking and name', async () => {
  await expectSent(oneCall(savePayment, saved), 'POST https://k.example/booking/save/payment', {
    bookingkey: 'bk1',
    customer_name: 'Thida',
  })
})

test('PAY-13 a payment is reported by booking, name, user, status and transaction', async () => {
  expect(await oneCall(updatePayment, updated).sent()).toMatchObject({
    request: 'POST https://k.example/booking/update/payment',
    // Its page has no token in its address.
    authorization: null,
    body: {
      bookingkey: 'bk1',
      customer_name: 'Thida',
      userid: '0979',
      status: 'success',
      transaction_id: 'T-1',
    },
  })
})

test('SESS-16 the success page does not send a signed-in user’s token', async () => {
  const session = createSession({ storage: 'memory' })
  session.signIn({ accessToken: 'a', refreshToken: 'r', userName: 'A', userId: 'a', role: 1 })
  const { client, requests } = fakeClient(() => json({}), { session, page: () => '/payment-success' })
  await client.call(updatePayment, updated)
  expect(requests[0]?.headers.get('Authorization')).toBeNull()
})

test('PAY-15 the gateway gets one form field with all its fields in order', async () => {
  const { request, authorization, contentType, body } = await oneCall(pay, query).sent()
  expect({ request, authorization, contentType }).toEqual({
    request: 'POST https://g.example/api/pay',
    authorization: null,
    contentType: 'application/x-www-form-urlencoded',
  })
  expect(body).toEqual({
    sign: [
      'refno=R-1',
      'amount=1500',
      'address=',
      'pcode=',
      'resultpageskip=',
      'pname=',
      'cname=%E1%80%9E%E1%80%AE%E1%80%90%E1%80%AC',
      'sign=a%2Bb%3D',
      'remark=',
      'contactname=',
      'appname=',
      'phone=',
      'appid=',
      'currency=',
      'cancelurl=',
      'email=a%26b%40example.com',
      'paymenttype=',
      'cid=',
      'desc=',
    ].join('&'),
  })
})

/** A gateway that answers with a text. */
const gateway = (text: string, status = 200) => fakeClient(() => new Response(text, { status }))

test.each([
  ["<script>window.open('https://pay.example/1','_self')</script>"],
  ['{"message_code":500}'],
  ['not a page'],
  [''],
])('PAY-16 the reply %j is returned unchanged', async (text) => {
  const { client } = gateway(text)
  expect(await client.call(pay, query)).toEqual({ outcome: 'done', value: text })
})

test('EP-G01 a gateway that refuses is a refusal, and its page is not a message', async () => {
  const { client } = gateway('<h1>Forbidden</h1>', 403)
  await expect(client.call(pay, query)).rejects.toMatchObject({ status: 403, serverMessage: undefined })
})

test('EP-G01 a gateway that fails leaves the outcome unknown, and is not called again', async () => {
  const { client, requests } = gateway('<h1>Bad gateway</h1>', 502)
  const result = await client.call(pay, query)
  expect(result).toMatchObject({ outcome: 'unknown' })
  expect(await client.call(pay, query)).toBe(result)
  expect(requests).toHaveLength(1)
  if (result.outcome === 'unknown') result.settle()
})

test.each([
  ['EP-K11', () => oneCall(savePayment, saved, { message_code: 404, message: 'No booking' })],
  ['EP-K12', () => oneCall(updatePayment, updated, { message: 'No booking' }, 404)],
])('%s an unknown booking is a refusal', async (_, make) => {
  await expect(make().answer()).rejects.toMatchObject({ code: 404, serverMessage: 'No booking' })
})

test('T9 two reports of one booking at once are one call, and the other does not resolve to done', async () => {
  const { client, requests } = fakeClient(() => json({ message: 'ok' }))
  const results = await Promise.all([
    client.call(updatePayment, updated),
    client.call(updatePayment, { ...updated, transactionId: 'T-2' }),
  ])
  expect(requests).toHaveLength(1)
  expect(results).toEqual([{ outcome: 'done', value: { message: 'ok' } }, { outcome: 'busy' }])
})
