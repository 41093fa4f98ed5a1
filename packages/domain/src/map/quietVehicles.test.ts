import { expect, test } from 'vitest'
import { isQuiet, quietBefore } from './quietVehicles.ts'

/** 09:20:42 in Yangon. */
const NOW = Date.parse('2026-11-21T02:50:42Z')

test('a vehicle is quiet after ten minutes without a position, on the clock of the stamps', () => {
  expect(quietBefore(NOW)).toBe('2026-11-21 09:10:00')
  expect(isQuiet({ at: '2026-11-21 09:09:59' }, quietBefore(NOW))).toBe(true)
  expect(isQuiet({ at: '2026-11-21T09:10:00' }, quietBefore(NOW))).toBe(false)
})

test('CF-116 a vehicle without a stamp is not quiet', () => {
  expect(isQuiet({}, quietBefore(NOW))).toBe(false)
})
