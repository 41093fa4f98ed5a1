import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPaymentAmount } from '../format/amount.ts'
import { gives } from '../testing/gives.ts'
import { GATEWAY_FIELDS, gatewaySign } from './gatewaySign.ts'
import { PAYMENT_NOTICE } from './notice.ts'
import { paymentPage, paymentSave, paymentUpdate } from './page.ts'
import { parsePaymentPrice } from './price.ts'
import { parseCompactStamp } from './stamp.ts'

test.each([
  ['1500%24MMK', 1500],
  ['1500$MMK', 1500],
  ['250.5%24MMK', 250.5],
  ['250%C2%A4MMK', 250],
  ['250\u00a4MMK', 250],
  ['90%E2%82%AC', 90],
  ['800', 800],
  [' 800 %24', 800],
])('PAY-05 price %j is %d', gives(parsePaymentPrice))

test.each([
  'abc%24MMK',
  '',
  '%24500',
  '%E0%A4%A',
  '%',
  '-5$MMK',
  '-0',
  '1,500$',
  '1e999',
  '1e5',
  '2.5E3',
  '0xffffffff',
  '0x1f$MMK',
  '0b11',
  '0o17',
  ' ',
  '%09$MMK',
  '+Infinity',
  'Infinity',
  'NaN',
  '\u1041\u1045',
  undefined,
  null,
])('PAY-06 price %j is 0', (price) => {
  expect(parsePaymentPrice(price)).toBe(0)
})

test('PAY-06 a price never throws and is never below 0', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(parsePaymentPrice(value as string)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('PAY-05 every whole amount before a currency sign is read', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom('$', '\u00a4', '\u20ac', '\u00a3'), (amount, sign) => {
      expect(parsePaymentPrice(encodeURIComponent(`${amount}${sign}MMK`))).toBe(amount)
    }),
  )
})

test.each([
  ['20240103153045', '03/01/2024 03:30 PM'],
  ['20240103000000', '03/01/2024 12:00 AM'],
  ['20241231120000', '31/12/2024 12:00 PM'],
  ['20241231235959', '31/12/2024 11:59 PM'],
  ['202404120905', '12/04/2024 09:05 AM'],
  ['202402290000', '29/02/2024 12:00 AM'],
  ['200002290000', '29/02/2000 12:00 AM'],
])('PAY-12 stamp %s is %s', gives(parseCompactStamp))

test.each([
  '2024041',
  '20241331120000',
  '20240001120000',
  '20240100120000',
  '20240132120000',
  '20230229120000',
  '19000229120000',
  '20240431120000',
  '20240103240000',
  '20240103236000',
  '20240103235960',
  '2024010315304',
  '202401031530450',
  ' 20240103153045',
  '20240103153045\n',
  '2024-01-03',
  '\u1042\u1040\u1042\u1044\u1040\u1041\u1040\u1043\u1041\u1045\u1043\u1040',
  '',
  undefined,
  null,
  20240103153045,
])('PAY-12 stamp %j is shown as empty text', (stamp) => {
  expect(parseCompactStamp(stamp as string)).toBe('')
})

const query = {
  order_no: 'O1',
  bookingkey: 'B1',
  name: 'Aung',
  telephone: '09791234567',
  transact_no: 'T1',
  email: 'aung@example.com',
  modifiedtime: '20240103153045',
  price: '1500$MMK',
}

test('PAY-11 the success page shows the values of its address', () => {
  expect(paymentPage(query)).toEqual({
    refNo: 'O1',
    transactionNo: 'T1',
    bookingKey: 'B1',
    dateTime: '03/01/2024 03:30 PM',
    amount: 1500,
    name: 'Aung',
    mobile: '09791234567',
    email: 'aung@example.com',
  })
  expect(paymentPage({})).toEqual({
    refNo: '',
    transactionNo: '',
    bookingKey: '',
    dateTime: '',
    amount: 0,
    name: '',
    mobile: '',
    email: '',
  })
})

test('PAY-13 the update names booking key, telephone and transaction', () => {
  expect(paymentUpdate(query)).toEqual({
    bookingKey: 'B1',
    customerName: 'Aung',
    userId: '09791234567',
    transactionId: 'T1',
    status: 'success',
  })
})

test('PAY-13 without a booking key the order number is used, without a telephone the e-mail', () => {
  expect(paymentUpdate({ ...query, bookingkey: '', telephone: undefined })).toMatchObject({
    bookingKey: 'O1',
    userId: 'aung@example.com',
  })
})

test('PAY-14 saving names booking key and customer', () => {
  expect(paymentSave({ bookingkey: 'B1', cname: 'Aung' })).toEqual({ bookingKey: 'B1', customerName: 'Aung' })
})

test('PAY-15 the gateway gets every field in order, the remark empty', () => {
  const sign = gatewaySign({
    refno: 'R1',
    amount: '1500',
    address: '1 Strand Road, Yangon',
    pcode: '11182',
    resultpageskip: 'Y',
    pname: 'Trip & toll',
    cname: '\u1021\u1031\u102c\u1004',
    sign: 'a=b&c',
    contactname: 'Aung',
    appname: 'Fleet',
    phone: '+959791234567',
    appid: '001',
    currency: 'MMK',
    cancelurl: 'https://example.com/payment-cancel?x=1',
    email: 'aung@example.com',
    paymenttype: 'card',
    cid: '7',
    desc: 'Trip 7',
  })
  expect(sign).toBe(
    'refno=R1&amount=1500&address=1%20Strand%20Road%2C%20Yangon&pcode=11182&resultpageskip=Y&pname=Trip%20%26%20toll' +
      '&cname=%E1%80%A1%E1%80%B1%E1%80%AC%E1%80%84&sign=a%3Db%26c&remark=&contactname=Aung&appname=Fleet' +
      '&phone=%2B959791234567&appid=001&currency=MMK&cancelurl=https%3A%2F%2Fexample.com%2Fpayment-cancel%3Fx%3D1' +
      '&email=aung%40example.com&paymenttype=card&cid=7&desc=Trip%207',
  )
})

test('PAY-15 missing values are sent empty, and a remark in the address is not sent', () => {
  const sign = gatewaySign({ refno: 'R1', desc: '\ud800', remark: 'x' } as object)
  expect(sign.startsWith('refno=R1&amount=&address=&')).toBe(true)
  expect(sign).toContain('&remark=&')
  expect(sign.endsWith('&desc=%EF%BF%BD')).toBe(true)
})

test('PAY-15 every value survives the round trip', () => {
  const value = fc.string({ unit: 'grapheme' })
  fc.assert(
    fc.property(value, value, (cname, desc) => {
      const read = new URLSearchParams(gatewaySign({ cname, desc }))
      expect([...read.keys()]).toEqual([...GATEWAY_FIELDS])
      expect(read.get('cname')).toBe(cname)
      expect(read.get('desc')).toBe(desc)
    }),
  )
})

test('success is posted to the host after five seconds', () => {
  expect(PAYMENT_NOTICE.success).toEqual({ message: 'payment_successful', delayMs: 5000 })
})

test('a cancelled payment is posted to the host after three seconds', () => {
  expect(PAYMENT_NOTICE.cancel).toEqual({ message: 'payment_cancelled', delayMs: 3000 })
})

test('a failed payment posts no message', () => {
  expect(PAYMENT_NOTICE.fail).toBeUndefined()
})

test.each([
  ['1500%24MMK', '1,500.00 MMK'],
  ['250.5%24MMK', '250.50 MMK'],
  ['250%C2%A4MMK', '250.00 MMK'],
  ['abc%24MMK', '0.00 MMK'],
  ['', '0.00 MMK'],
  ['%24500', '0.00 MMK'],
  ['800', '800.00 MMK'],
  ['%E0%A4%A', '0.00 MMK'],
])('PAY-03 the price %j is shown as %s', (price, shown) => {
  expect(formatPaymentAmount(parsePaymentPrice(price))).toBe(shown)
})

test('PAY-21 any currency sign ends the amount, and only the compact layout is a stamp', () => {
  expect(parsePaymentPrice('90%E1%9F%9B')).toBe(90)
  expect(parseCompactStamp('03012024153045')).toBe('')
})

test('PAY-12 the half of the day uses the given words', () => {
  const words = { time: (clock: string, hour: number) => `${hour < 12 ? 'နံနက်' : 'ညနေ'} ${clock}` }
  expect(parseCompactStamp('20240103153045', words)).toBe('03/01/2024 ညနေ 03:30')
  expect(parseCompactStamp('202404120905', words)).toBe('12/04/2024 နံနက် 09:05')
  expect(paymentPage(query, words).dateTime).toBe('03/01/2024 ညနေ 03:30')
})

test('decision 56 a sentence in place of an id is none: it is not shown and not reported', () => {
  const sentence = 'Your payment was received. Call 09-123'
  const query = { order_no: sentence, bookingkey: sentence, transact_no: sentence }
  expect(paymentPage(query)).toMatchObject({ refNo: '', bookingKey: '', transactionNo: '' })
  expect(paymentUpdate(query)).toMatchObject({ bookingKey: '', transactionId: '' })
  expect(paymentUpdate({ order_no: ' BK1 ', bookingkey: sentence }).bookingKey).toBe('BK1')
})
