import { test } from 'vitest'
import { gives } from '../testing/gives.ts'
import { isLowBalance } from './lowBalance.ts'

test.each([
  [-500, true],
  [0, true],
  [999.99, true],
  [1_000, false],
  [24_550, false],
  [undefined, false],
  [Number.NaN, false],
])('WAL-01 a wallet with %s MMK is marked as low: %s', gives(isLowBalance))
