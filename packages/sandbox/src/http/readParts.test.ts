import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readBody } from './readParts.ts'

const body = z.object({ syskey: z.string(), keys: z.array(z.string()), amount: z.number() })

test('an id beyond 2^53 that comes as a number keeps its digits at any depth', () => {
  const text =
    '{"syskey":7103100000000000001,"keys":[7103100000000000002,"7103100000000000003"],"amount":12.5}'
  expect(readBody(body, text)).toEqual({
    syskey: '7103100000000000001',
    keys: ['7103100000000000002', '7103100000000000003'],
    amount: 12.5,
  })
})

test('a body that is not JSON is refused, also with a big number', () => {
  expect(() => readBody(body, '{7103100000000000001:1}')).toThrow('body: is not JSON')
})
