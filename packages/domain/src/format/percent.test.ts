import { expect, test } from 'vitest'
import { formatChange } from './percent.ts'

test('DASH-11 a change is a signed percentage with one decimal', () => {
  expect([0.042, -0.5, 0, -0.0001, 12.34567].map(formatChange)).toEqual([
    '+4.2%',
    '−50.0%',
    '0.0%',
    '0.0%',
    '+1,234.6%',
  ])
})
