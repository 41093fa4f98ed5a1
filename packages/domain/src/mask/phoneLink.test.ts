import { expect, test } from 'vitest'
import { gives } from '../testing/gives.ts'
import { phoneLink } from './phoneLink.ts'

test.each([
  ['09791234567', 'tel:09791234567'],
  ['+95 9 791-234-567', 'tel:+959791234567'],
  [' 09 791 ', 'tel:09791'],
])('CF-47 a tap on %j calls the whole number', gives(phoneLink))

test.each([
  ['09 555 0123, 09 555 0124', 'tel:095550123'],
  ['095550123/095550124', 'tel:095550123'],
  ['+95 95550123; 095550124', 'tel:+9595550123'],
  ['095550123 / 4', 'tel:095550123'],
  ['၀၉၅၅၅၀၁၂၃', 'tel:095550123'],
  ['၀၉၅၅၅၀၁၂၃၊ ၀၉၅၅၅၀၁၂၄', 'tel:095550123'],
  ['09/5550123, 09/5550124', 'tel:095550123'],
  ['095550123\n095550124', 'tel:095550123'],
  ['095550123 | 095550124', 'tel:095550123'],
])('CF-47 a tap on %j calls its first number', gives(phoneLink))

test.each([
  ['09/5550123', 'tel:095550123'],
  ['09,555,01,23', 'tel:095550123'],
])('CF-47 %j is one number', gives(phoneLink))

test.each(['', '-', 'aung@example', undefined, null])('CF-47 %j cannot be called', (text) => {
  expect(phoneLink(text)).toBeUndefined()
})

test('CF-47 only digits and a plus get into the address', () => {
  expect(phoneLink('09;ext=1?x=javascript:alert(2)')).toBe('tel:0912')
})
