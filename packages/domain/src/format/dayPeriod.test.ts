import { test } from 'vitest'
import { gives } from '../testing/gives.ts'
import { dayPeriod } from './dayPeriod.ts'

test.each([
  [0, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [15, 'afternoon'],
  [16, 'evening'],
  [18, 'evening'],
  [19, 'night'],
  [23, 'night'],
] as const)('I18N-02 hour %i is in the %s', gives(dayPeriod))
