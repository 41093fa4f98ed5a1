import { test } from 'vitest'
import { gives } from '../testing/gives.ts'
import { formatDegrees } from './degrees.ts'

test.each([
  [16.8, '16.8'],
  [96.12345678, '96.123457'],
  [-0.0000001, '0'],
  [180, '180'],
  [180.1, ''],
  [undefined, ''],
  [Number.NaN, ''],
])('CHK-03 %s degrees are shown as "%s"', gives(formatDegrees))
